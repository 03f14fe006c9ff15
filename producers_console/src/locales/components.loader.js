/** Gives components their texts in the language of the build. */
import toRuntime from "wuchale/runtime";

export const getRuntime = (catalogs) => toRuntime(catalogs[import.meta.env.MODE], import.meta.env.MODE);
export const getRuntimeRx = getRuntime;
