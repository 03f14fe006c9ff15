/** What the server makes of a season's facts: how it stands, who voted for whom, what lies on the table. */
import { api, told } from "$lib/api/client";
import type { Sheet, Table, VotingGrid } from "$lib/api/types";

import { Fresh } from "./fresh.svelte";

export class Known {
    readonly sheet: Fresh<Sheet>;
    readonly votes: Fresh<VotingGrid>;
    readonly table: Fresh<Table>;

    /** As another view, or as it was after an entry. */
    constructor(season: string, query: { as?: string; at?: number } = {}) {
        const params = { path: { season }, query };
        this.sheet = new Fresh(
            async () => (await told(api.GET("/api/v1/seasons/{season}/sheet", { params }))) as Sheet,
        );
        this.votes = new Fresh(() => told(api.GET("/api/v1/seasons/{season}/votes", { params })));
        this.table = new Fresh(() => told(api.GET("/api/v1/seasons/{season}/table", { params })));
    }

    close(): void {
        this.sheet.close();
        this.votes.close();
        this.table.close();
    }
}
