import { type BoardSection, boardLine, boardSection } from '#core/text-board';
import type { Json, Message } from '#core/types';
import { encounters, sectionOf } from '../../printed/content.ts';
import type { SectionName } from '../../state/state.ts';
import type { View } from '../view.types.ts';
import { unitNamed } from './names.ts';

/** Whose turn it is, and what goes on in it. */
export function now(view: View): BoardSection[] {
  const { phase, order } = view;
  const about = { assignment: choosing, play: turning, over: ended }[phase](view);
  return boardSection('now', [
    ...about,
    ...fightLines(view),
    ...visitLines(view),
    boardLine('order', { seats: [...order] }),
  ]);
}

/** SC-2.4: mats that have been taken so far, and who takes next. */
function choosing({ picks, active }: View): Message[] {
  const taken = picks.map(({ faction, mat }, seat) => boardLine('picked', { seat, faction, mat }));
  return [boardLine('choosing', { seat: active }), ...taken];
}

function turning({ turn, turns, active, players, units }: View): Message[] {
  if (!turn) return [boardLine('next', { n: turns, seat: active })];
  const { section, part, moves, seat } = turn;
  const bottom = section && bottomBelow(players[seat]!.mat, section);
  const lines = [
    boardLine('turn', {
      n: turns,
      seat: active,
      doing: {
        key: `text-board.part.${part}`,
        args: { section: section && { key: `section.${section}` }, bottom },
      },
    }),
  ];
  if (!moves) return lines;
  const { left, steps, current, moved } = moves;
  const under = current && units.find(({ id }) => id === current.unit);
  if (current && under) lines.push(boardLine('under-way', { unit: unitNamed(under), n: current.steps }));
  const done = units.filter(({ id }) => moved.includes(id)).map(unitNamed);
  return [...lines, boardLine('moves', { n: left, steps, done })];
}

/** What stands below a section of this mat: a bottom action, or the move of a Factory card (SC-9.2). */
function bottomBelow(mat: string | null, section: SectionName): Json {
  if (mat === null) return null;
  if (section === 'factory') return { key: 'section.move' };
  return { key: `bottom.${sectionOf(mat, section).bottom}` };
}

const ended = ({ turns }: View): Message[] => [boardLine('over', { n: turns })];

/** A combat, and what was used before it (SC-7.2). */
function fightLines({ combat }: View): Message[] {
  if (!combat) return [];
  const { hex, attacker, defender, used } = combat;
  return [
    boardLine('combat', { hex, attacker, defender }),
    ...used.map(({ seat, ability }) => boardLine('used', { seat, ability })),
  ];
}

/** An encounter with all its options, and who looks at the Factory cards. */
function visitLines({ encounter, visitor }: View): Message[] {
  const lines = visitor === null ? [] : [boardLine('visitor', { seat: visitor })];
  if (!encounter) return lines;
  const { seat, card, hex } = encounter;
  const { options } = encounters.get(card)!;
  const said = options.map(({ id }) => boardLine('option', { says: { key: `encounter-option.${card}.${id}` } }));
  return [...lines, boardLine('encounter', { seat, hex, card }), ...said];
}
