import type { Move } from '#games/scythe/printed/automa';
import { automaCards } from '#games/scythe/printed/automa';
import { choose, type Going } from '#games/scythe/rules/automa/moves';
import type { Automa, State } from '#games/scythe/state/state';
import { lay, type Scene, type ScytheTable, type Sitting, table } from './board.ts';

/** One person, at seat 0, against the Automa, at seat 1. */

/** Beyond the last locked box: rivers and lakes are nothing to it (A7). */
export const FREE = 5;

interface Solo extends Omit<Scene, 'seats' | 'automa'> {
  person?: Partial<Sitting>;
  automa?: Partial<Sitting>;
  /** Its level, scheme, box and the like. */
  its?: Partial<Automa>;
}
/** Rusviet against the Nordic Automa, with no units on the board but those that are named. */
export const scene = ({ person, automa, its = {}, ...more }: Solo): Scene => ({
  seats: [
    { faction: 'rusviet', ...person },
    { faction: 'nordic', ...automa },
  ],
  automa: its,
  ...more,
});
/** A deck with this card on top. */
export const topped = (...cards: readonly number[]): number[] => [
  ...[...automaCards.keys()].filter((id) => !cards.includes(id)),
  ...[...cards].reverse(),
];

/** The Automa's turn with these cards, the first one for the turn itself, until the person is asked something. */
export const plays = (cards: readonly number[], { its, ...solo }: Solo): ScytheTable =>
  table(scene({ ...solo, its: { deck: topped(...cards), ...its }, active: 1 }));

/** What the Automa would do with these entries. */
export const chosen = (solo: Solo, ...moves: readonly Move[]): Going | undefined => choose(lay(scene(solo)), moves);

/** Where units of the Automa of one kind are, in order of their numbers. */
export const places = (g: State, kind: string): string[] =>
  Object.entries(g.units)
    .filter(([, unit]) => unit.seat === 1 && unit.kind === kind)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, { at }]) => at);
