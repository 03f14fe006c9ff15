/** Light, dark, or as the system is; kept in this browser and put on before the first paint. */
export type Theme = "system" | "light" | "dark";

const ORDER: Theme[] = ["system", "light", "dark"];

class ThemeSwitch {
    now = $state<Theme>((document.documentElement.dataset.theme as Theme | undefined) ?? "system");

    set(theme: Theme): void {
        this.now = theme;
        if (theme === "system") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = theme;
        try {
            // Plain, not JSON: theme.js reads it.
            localStorage.setItem("theme", theme);
        } catch {
            // Then it lasts as long as the page.
        }
    }

    turn(): void {
        this.set(ORDER[(ORDER.indexOf(this.now) + 1) % ORDER.length]!);
    }
}

export const theme = new ThemeSwitch();
