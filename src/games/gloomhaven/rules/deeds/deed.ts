import type { z } from 'zod';
import type { Script, SeatId, Table } from '#core/types';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import type { Boost } from '../../printed/schema/abilities/plain.ts';
import { figure } from '../../state/figures/figures.ts';
import type { At, Figure, Half, State } from '../../state/state.ts';
import type { Outcome } from '../monsters/act.ts';

export type BoostOf = z.infer<typeof Boost>;

export type Run = (t: Table<State>, deed: Deed, ability: Ability) => Script;

/** What a monster means to do by GH-9: its focus, and what it has settled on for the next move and attack. */
export interface Intent {
  focus: string;
  /** Whom its next attack strikes; undefined when that is not settled yet. */
  targets?: readonly string[];
  /** Where its next move goes; undefined when that is not settled yet. */
  moveTo?: At;
  /** All that was equally good when this was settled. */
  outcomes?: readonly Outcome[];
}

/** An action that is being carried out: who does it, and what its later parts ask of the earlier ones. Local to the script. */
export interface Deed {
  /** Performs an ability as a part of it. */
  run: Run;
  actor: string;
  /** Who decides; null for the rules of monsters (GH-9). */
  seat: SeatId | null;
  /** The half of a card that is performed; the card of monsters by its id, for what they consume together (GH-9.36). */
  half?: { no: number; half: Half };
  card?: string;
  /** GH-5.11: anything of it was carried out; anything of it lasts (GH-15.4). */
  done: boolean;
  lasts: boolean;
  /** The last move: where it began, and the hexes it entered. */
  start: At;
  way: At[];
  /** Whom the attack in progress strikes, and has struck: nobody twice (GH-7.4). */
  named: string[];
  /** Targets of the ability before, and where they stood; the hexes of its area. */
  targets: { id: string; at: At }[];
  area: At[];
  /** Hexes of obstacles created, destroyed or moved; how many hexes destroyed ones covered. */
  obstacles: At[];
  destroyed: number;
  /** What the last target suffered, and how many suffered anything, in the ability before. */
  suffered: number;
  damaged: number;
  /** Boosts that wait for a later part that has such a number. */
  waiting: BoostOf[];
  /** What a monster means to do with its move and its attack. */
  intent?: Intent;
  /** For who is commanded: beside whom it must end (`beside-you`), and whom it may not attack. */
  commander?: string;
  /** Whose augments work on an attack that was granted. */
  granter?: SeatId;
  /** Nothing of it is skipped that can be done. */
  must?: true;
}

export const deedOf = (actor: Figure, seat: SeatId | null, run: Run): Deed => ({
  run,
  actor: actor.id,
  seat,
  done: false,
  lasts: false,
  start: actor.at,
  way: [],
  named: [],
  targets: [],
  area: [],
  obstacles: [],
  destroyed: 0,
  suffered: 0,
  damaged: 0,
  waiting: [],
});

/** Who acts; undefined when it has died in the midst of it. */
export const actorOf = (g: State, { actor }: Deed): Figure | undefined => figure(g, actor);
