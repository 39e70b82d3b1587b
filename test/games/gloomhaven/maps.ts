import { expect } from 'vitest';
import { groundOf, type Hex } from '#games/gloomhaven/printed/map/hexes';
import { activation, type Outcome } from '#games/gloomhaven/rules/monsters/act';
import type { Action, Position } from '#games/gloomhaven/rules/monsters/position';

/**
 * Positions as drawings: one string for each row r, its cells are q = 0, 1, 2 … A row stands half a hex to the right of
 * the one above it. So `(q, r)` touches `(q, r + 1)` and `(q - 1, r + 1)` below.
 *
 * `.` floor, `#` wall, `_` nothing, `O` obstacle, `T` trap, `H` hazardous, `D` difficult, `A` the monster, `M` an ally,
 * `1` to `9` enemies with initiative 10 to 90. Where the monster may end its move is drawn too: `*` on floor, `o` `t`
 * `h` `d` on the others, `a` where it stands.
 */
export interface Drawing extends Partial<Action> {
  /** Enemies that are attacked; a list where the players choose; nobody if absent. In every hex where it may end. */
  hits?: string | readonly string[];
  /** The focus, `12` where the players choose between two, `''` for none. The first of `hits` if absent. */
  focus?: string;
  /** Where not every choice of targets goes with every hex: hex and targets of each outcome. */
  outcomes?: readonly (readonly [Hex, string])[];
  initiative?: Readonly<Record<string, number>>;
  second?: Readonly<Record<string, number>>;
  summonOf?: Readonly<Record<string, string>>;
  rests?: string;
  invisible?: string;
  /** Wall lines. */
  lines?: readonly (readonly [Hex, Hex])[];
  /** What the monster stands on. */
  under?: 'T' | 'H' | 'D' | 'O';
  kept?: string;
}

const FLOOR = /[.OTHDAMa*othd1-9]/;

export function positionIn(rows: readonly string[], drawing: Drawing): Position {
  const cells = rows.flatMap((row, r) =>
    row
      .trim()
      .split(/\s+/)
      .map((cell, q): [string, Hex] => [cell, [q, r]]),
  );
  const all = (kinds: string) => cells.flatMap(([cell, hex]) => (kinds.includes(cell) ? [hex] : []));
  const here = all('Aa')[0]!;
  const under = (kind: NonNullable<Drawing['under']>) => (drawing.under === kind ? [here] : []);
  const { initiative = {}, second = {}, summonOf = {}, rests = '', invisible = '', kept } = drawing;
  return {
    ground: groundOf({
      floor: cells.flatMap(([cell, hex]) => (FLOOR.test(cell) ? [hex] : [])),
      walls: all('#'),
      thinWalls: drawing.lines ?? [],
    }),
    here,
    allies: all('M'),
    obstacles: [...all('Oo'), ...under('O')],
    traps: [...all('Tt'), ...under('T')],
    hazardous: [...all('Hh'), ...under('H')],
    difficult: [...all('Dd'), ...under('D')],
    enemies: cells
      .filter(([cell]) => /[1-9]/.test(cell))
      .map(([id, hex]) => ({
        id,
        hex,
        initiative: initiative[id] ?? Number(id) * 10,
        ...(second[id] === undefined ? {} : { second: second[id] }),
        ...(summonOf[id] === undefined ? {} : { summonOf: summonOf[id] }),
        rests: rests.includes(id),
        invisible: invisible.includes(id),
      })),
    action: {
      move: 0,
      attack: true,
      range: 0,
      targets: 1,
      aoe: null,
      flying: false,
      jump: false,
      muddled: false,
      disarmed: false,
      immobilized: false,
      attackFirst: false,
      ...Object.fromEntries(Object.entries(drawing).filter(([key]) => ACTION.has(key))),
    },
    ...(kept === undefined ? {} : { kept }),
  };
}

const ACTION = new Set([
  'move',
  'attack',
  'range',
  'targets',
  'aoe',
  'flying',
  'jump',
  'muddled',
  'disarmed',
  'immobilized',
  'attackFirst',
]);

/** The monster does what the drawing says, and nothing else. Gives the outcomes, for what else is to be asked of them. */
export function monster(rows: readonly string[], drawing: Drawing): Outcome[] {
  const position = positionIn(rows, drawing);
  const found = activation(position);
  const { hits = '', focus } = drawing;
  const groups = typeof hits === 'string' ? [hits] : hits;
  const ends = rows.flatMap((row, r) =>
    row
      .trim()
      .split(/\s+/)
      .flatMap((cell, q): Hex[] => ('*othda'.includes(cell) ? [[q, r]] : [])),
  );
  const wanted = drawing.outcomes ?? ends.flatMap((end) => groups.map((group): [Hex, string] => [end, group]));
  const shown = (pairs: readonly (readonly [Hex, string])[]) => pairs.map(([end, group]) => `${end} ${group}`).sort();
  expect(shown(found.map(({ moveTo, targets }) => [moveTo, [...targets].sort().join('')]))).toEqual(shown(wanted));
  const focused = [...new Set(found.flatMap((outcome) => outcome.focus))].sort().join('');
  expect(focused, 'the focus').toBe(focus ?? groups[0]!.slice(0, 1));
  return found;
}
