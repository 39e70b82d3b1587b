import { type BoardSection, boardLine, boardSection } from '#core/text-board';
import type { Json, Message } from '#core/types';
import { limits } from '../../printed/content.ts';
import { slotWords } from '../../state/battle/labels.ts';
import type { BattleLineView, DieView, FighterView, View } from '../view.types.ts';

/** The battle in progress: both lines as they stand, with dice and hits of the last volley. */
export function battle({ battle: fought }: View): BoardSection[] {
  if (!fought) return [];
  const { at, kind, round, attacker, lines, berserk } = fought;
  return boardSection('battle', [
    boardLine('battle-at', { at, kind: { key: `text-board.battle-kind.${kind}` }, round, attacker }),
    ...(berserk ? [boardLine('battle-berserk')] : []),
    ...lines.flatMap(lineOf),
  ]);
}

function lineOf({ seat, role, inside, breached, leaders, pieces, garrison, shipHits }: BattleLineView): Message[] {
  return [
    boardLine('line', {
      seat,
      role: { key: `text-board.role.${role}` },
      inside,
      breached: breached === true,
      leaders: [...leaders],
    }),
    ...(garrison
      ? [boardLine('line-garrison', { n: garrison.strength, dice: garrison.dice.map(die), out: garrison.out })]
      : []),
    ...(shipHits === undefined ? [] : [boardLine('ship-hits', { n: shipHits, most: limits.shipSinksAtHits })]),
    ...pieces.map(fighterLine),
  ];
}

/** A piece with its strength of this round, its spell, its dice and the hits it took. */
function fighterLine({
  slot,
  kind,
  strength,
  modified,
  reduced,
  spent,
  obfuscated,
  box,
  dice,
  spell,
  hits,
  gone,
}: FighterView): Message {
  const marks: Json[] = [
    ...(kind === 'leader'
      ? []
      : [{ key: 'text-board.strength-now', args: { n: modified, printed: strength ?? modified } }]),
    ...(reduced ? [{ key: 'text-board.reduced' }] : []),
    ...(spent ? [{ key: 'text-board.spent' }] : []),
    ...(obfuscated ? [{ key: 'text-board.obfuscated' }] : []),
    ...(box === undefined ? [] : [{ key: 'text-board.of-box', args: { leader: box } }]),
    ...(spell ? [{ key: `text-board.spell-${spell.outcome}`, args: { spell: spell.id } }] : []),
    ...(hits > 0 ? [{ key: 'text-board.hits', args: { n: hits } }] : []),
    ...(gone === null ? [] : [{ key: `text-board.gone-${gone}` }]),
  ];
  return boardLine('fighter', { piece: slotWords(slot) as unknown as Json, marks, dice: dice.map(die) });
}

const die = ({ roll, hit, was }: DieView): Json => ({
  key: `text-board.die-${hit ? 'hit' : 'miss'}`,
  args: { roll, was: was ?? null },
});
