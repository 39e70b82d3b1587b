import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import type { BattleView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { tenSided } from '../dice.ts';
import { rows } from '../panels.ts';
import type { Look, Now } from '../pictures.ts';
import type { Sprite } from '../scene.ts';
import { seatLook } from '../theme.ts';
import { arms } from './arms.ts';
import { type Band, bandCard, laidOut, linesOf } from './band.ts';
import { diePart, joined, PART, saidPart, signPart } from './deed-parts.ts';
import { castParts, drivenPart, effectParts } from './effect-parts.ts';
import { inOrder } from './fight-told.ts';
import { say } from './text.ts';
import { doerOf, isRecord, listOf, namedIn, numberIn, type Told, toldIn } from './told.ts';

/** What a battle has seen since the last picture, below its lines. Each spell and each exchange of blows has a card with its dice and what came of it. */

/** More would push the map out of sight. */
const MOST_LINES = 3;
/** A card is no wider than this inside. */
const WIDE = 1140;
/** More dice than these are only counted. */
const MOST_DICE = 16;

/** Deeds that have a card here, so that they need no plate on the map. */
export const ON_LEDGER: ReadonlySet<string> = new Set(['blows', 'losses-borne', 'spell-cast', 'spell-failed']);

/** Cards of the deeds of a battle, the oldest first; without any the band has no height. */
export function ledgerOf(view: View, battle: BattleView, { locale, now }: Pick<Look, 'locale' | 'now'>): Band {
  const headline = now && toldIn(now).at(-1);
  const entries = now ? entriesOf(view, battle, now, locale) : [];
  const draw = (some: readonly Entry[]): Sprite[] =>
    some.map(({ told, round, parts }, n) => {
      // Of a round that is over its number stands before what happened in it.
      const isFirst = round !== battle.round && round !== some[n - 1]?.round;
      const label = isFirst ? [saidPart(say('round', locale, { n: round }))] : [];
      const inside = rows([...label, ...parts], WIDE, 'left', 10);
      return bandCard(inside, { isNew: told === headline, scale: 1, tag: `told:${told.type}` });
    });
  // What is oldest gives way.
  let from = 0;
  while (linesOf(draw(entries.slice(from))).length > MOST_LINES) from++;
  return laidOut(draw(entries.slice(from)), MOST_LINES);
}

interface Entry {
  told: Told;
  round: number;
  parts: Sprite[];
}

function entriesOf(view: View, battle: BattleView, now: Now, locale: Locale): Entry[] {
  const deeds = inOrder(now);
  const own = deeds.slice(deeds.findLastIndex(({ type }) => type === 'battle-joined') + 1);
  const isRound = ({ type }: Told) => type === 'round-began';
  const newest = own.findLast(({ type }) => type === 'blows');
  let round = battle.round - own.filter(isRound).length;
  return own.flatMap((told) => {
    if (isRound(told)) round++;
    const lie = told === newest && round === battle.round;
    const isLast = told === toldIn(now).at(-1) && told.type === 'spell-cast';
    const pending = isLast ? now.asked.flatMap(({ about }) => (isRecord(about) ? listOf(about.pieces) : [])) : [];
    const parts = partsOf(told, { view, battle, locale, lie, pending });
    return parts.length > 0 ? [{ told, round, parts }] : [];
  });
}

interface Drawn {
  view: View;
  battle: BattleView;
  locale: Locale;
  /** Its dice lie in the rows still. */
  lie: boolean;
  /** Pieces that a question names which its spell has struck. */
  pending: readonly Json[];
}

function partsOf(told: Told, { view, battle, locale, lie, pending }: Drawn): Sprite[] {
  const { type, shown } = told;
  const seat = doerOf(told, view) ?? battle.attacker;
  if (type === 'spell-cast' || type === 'spell-failed')
    return [
      joined([
        ...castParts(namedIn(shown.wizard), namedIn(shown.spell) ?? '', locale),
        ...(typeof shown.die === 'number' ? [diePart(seat, shown.die, type === 'spell-cast')] : []),
      ]),
      ...effectParts(shown.came, locale),
      ...(pending.length > 0 ? [drivenPart([...pending], locale)] : []),
    ];
  if (type === 'blows')
    return [
      ...listOf(shown.blows)
        .filter(isRecord)
        .flatMap((blow) => [
          struckPart(blow, shown.dice, { battle, locale, lie }),
          ...effectParts(blow.came, locale, numberIn(blow.foe)),
        ]),
      ...effectParts(shown.back, locale),
    ];
  if (type === 'losses-borne')
    return effectParts(shown.came, locale, typeof shown.seat === 'number' ? shown.seat : undefined);
  if (type === 'casualty-rolled' || type === 'exploded' || type === 'driven-off')
    return effectParts([{ key: `came.${type}`, args: shown }], locale);
  return [];
}

/** Who struck how often; his dice where they no longer lie in his rows. */
function struckPart(
  blow: { [key: string]: Json },
  all: Json | undefined,
  { battle, locale, lie }: Pick<Drawn, 'battle' | 'locale' | 'lie'>,
): Sprite {
  const seat: SeatId = blow.seat === 1 ? 1 : 0;
  const line = battle.lines.find((one) => one.seat === seat);
  const rolled = line !== undefined && [...line.pieces, ...(line.garrison ? [line.garrison] : [])].some(hasDice);
  const dice = lie && rolled ? [] : diceOf(all, seat, battle);
  const fell = dice.length <= MOST_DICE ? dice : [];
  const said = say('band.hits', locale, { n: numberIn(blow.hits) });
  return joined([arms(seat, PART), signPart('swords'), ...fell, saidPart(said)]);
}

const hasDice = ({ dice }: { dice: readonly unknown[] }): boolean => dice.length > 0;

/** Dice of a side as they fell, whoever rolled them. */
function diceOf(dice: Json | undefined, seat: SeatId, { lines }: BattleView): Sprite[] {
  const foes = new Set(lines.find((one) => one.seat !== seat)?.pieces.map(({ face }) => face));
  return listOf(dice)
    .filter(isRecord)
    .flatMap(({ key, args }) => {
      if (!isRecord(args) || typeof args.roll !== 'number') return [];
      const piece = isRecord(args.piece) && isRecord(args.piece.args) ? args.piece.args.piece : args.piece;
      if (foes.has(namedIn(piece) ?? '')) return [];
      const { nodes } = tenSided(seatLook(seat), { roll: args.roll, hit: key === 'battle.die.hit' }, PART);
      return [{ w: PART, h: PART, nodes }];
    });
}
