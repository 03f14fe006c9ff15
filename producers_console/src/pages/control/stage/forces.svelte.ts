/** Where people stand in the graph: those who talk are drawn together, and all come to rest. */
import {
    forceCollide,
    forceLink,
    forceManyBody,
    forceSimulation,
    forceX,
    forceY,
    type Simulation,
    type SimulationLinkDatum,
    type SimulationNodeDatum,
} from "d3-force";

import type { Tie } from "./ties";

interface Node extends SimulationNodeDatum {
    id: string;
}

export interface Place {
    x: number;
    y: number;
}

type Link = SimulationLinkDatum<Node> & { strength: number };
const TICKS_AT_ONCE = 240;

export class Forces {
    /** Copied out of the simulation at each of its ticks, which itself is nothing to watch. */
    places = $state.raw<ReadonlyMap<string, Place>>(new Map());

    #nodes: Node[] = [];
    #links = forceLink<Node, Link>([]).id((node) => node.id);
    #simulation: Simulation<Node, Link>;
    #shape = "";

    constructor(private readonly still: boolean) {
        this.#links
            .distance((link) => 190 - 110 * link.strength)
            .strength((link) => 0.05 + 0.3 * link.strength);
        this.#simulation = forceSimulation<Node, Link>([])
            .force("links", this.#links)
            .force("apart", forceManyBody<Node>().strength(-420).distanceMax(420))
            .force("room", forceCollide<Node>(44))
            .force("x", forceX<Node>(0).strength(0.07))
            .force("y", forceY<Node>(0).strength(0.1))
            .alphaDecay(0.05)
            .on("tick", () => this.#copy())
            .stop();
    }

    /** These people, so tied; whoever stands already goes on from there. */
    set(seats: readonly string[], ties: readonly Tie[]): void {
        const most = Math.max(1, ...ties.map((tie) => tie.messages));
        const shape = `${seats.join()}|${ties
            .map((tie) => `${tie.key}:${Math.round((8 * tie.messages) / most)}`)
            .sort()
            .join()}`;
        if (shape === this.#shape) return;
        this.#shape = shape;
        const old = new Map(this.#nodes.map((node) => [node.id, node]));
        this.#nodes = seats.map((id, at) => {
            const turn = (2 * Math.PI * at) / seats.length;
            return old.get(id) ?? { id, x: 220 * Math.cos(turn), y: 170 * Math.sin(turn) };
        });
        const here = new Set(seats);
        this.#simulation.nodes(this.#nodes);
        this.#links.links(
            ties
                .filter((tie) => here.has(tie.a) && here.has(tie.b))
                .map((tie) => ({ source: tie.a, target: tie.b, strength: tie.messages / most })),
        );
        if (this.still) {
            this.#simulation.alpha(1).tick(TICKS_AT_ONCE);
            this.#copy();
        } else this.#simulation.alpha(old.size ? 0.3 : 1).restart();
    }

    stop(): void {
        this.#simulation.stop();
    }

    #copy(): void {
        this.places = new Map(this.#nodes.map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
    }
}
