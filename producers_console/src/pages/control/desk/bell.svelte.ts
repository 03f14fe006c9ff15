/** How many things need a producer, for the tab's title; and a sound when one more does, if wanted. */
import { Kept } from "$lib/kept.svelte";

const wanted = new Kept("bell", false);

class Bell {
    count = $state(0);

    get sounds(): boolean {
        return wanted.value;
    }

    turn(): void {
        wanted.value = !wanted.value;
        if (wanted.value) ring();
    }

    /** So many things need somebody now. */
    hear(count: number): void {
        if (count > this.count && this.sounds) ring();
        this.count = count;
    }
}

function ring(): void {
    const context = new AudioContext();
    const gain = context.createGain();
    gain.connect(context.destination);
    gain.gain.setValueAtTime(0.12, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.9);
    for (const [at, pitch] of [
        [0, 660],
        [0.14, 880],
    ] as const) {
        const tone = context.createOscillator();
        tone.frequency.value = pitch;
        tone.connect(gain);
        tone.start(context.currentTime + at);
        tone.stop(context.currentTime + 0.9);
    }
    setTimeout(() => void context.close(), 1200);
}

export const bell = new Bell();
