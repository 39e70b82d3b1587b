import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import type { BattleView } from '#games/tears-of-the-dragon/seen/view.types';
import type { Sprite } from '../scene.ts';
import { arms } from './arms.ts';
import { barePart, fallenPart, joined, PART, resultPart, saidPart, spellPart } from './deed-parts.ts';
import { counter, facesIn } from './effect-parts.ts';
import { seatOf, struck } from './hurt-parts.ts';
import { isRecord, numberIn, type Told } from './told.ts';

/** A die that Good or Bad Fortune had rolled again, in a battle that is on or over. */

export interface Again {
  /** Whose die it was. */
  face: string | undefined;
  was: number;
  roll: number;
  /** It hits at most here; undefined for a die that is no attack. */
  need: number | undefined;
}

/** What a deed tells of it; undefined for every other deed. */
export function againIn({ type, shown }: Pick<Told, 'type' | 'shown'>): Again | undefined {
  const faceOf = (words: Json | undefined) => facesIn([words ?? null])[0]?.face;
  const was = numberIn(shown.was);
  if (type === 'die-spoilt') return { face: faceOf(shown.who), was, roll: numberIn(shown.now), need: undefined };
  if (type !== 'die-rerolled' || !isRecord(shown.result) || !isRecord(shown.result.args)) return undefined;
  const { piece, roll, need } = shown.result.args;
  return { face: faceOf(piece), was, roll: numberIn(roll), need: numberIn(need) };
}

/** By whose luck, whose die, as it fell first struck out, and as it fell then. */
export function againParts(told: Told, battle: BattleView | null, locale: Locale): Sprite[] {
  const again = againIn(told);
  if (!again) return [];
  const { face, was, roll, need } = again;
  const seat = face === undefined ? (battle?.attacker ?? 0) : sideOf(face, battle);
  const by: SeatId = told.shown.seat === 1 ? 1 : 0;
  const isHit = need === undefined ? undefined : roll <= need;
  return [
    joined([arms(by, PART), spellPart(by === seat ? 'good-fortune' : 'bad-fortune')]),
    ...(face === undefined ? [] : [counter(face, locale)]),
    joined([
      ...(need === undefined ? [] : [saidPart(`≤${need}`)]),
      struck(need === undefined ? barePart(seat, was) : fallenPart(seat, was, was <= need)),
      saidPart('→'),
      isHit === undefined ? barePart(seat, roll) : fallenPart(seat, roll, isHit),
      ...(isHit === undefined ? [] : [resultPart(isHit, 'plate')]),
    ]),
  ];
}

/** The side in whose line somebody fights, else whose piece it is. */
const sideOf = (face: string, battle: BattleView | null): SeatId =>
  battle?.lines.find(({ pieces }) => pieces.some((one) => one.face === face))?.seat ?? seatOf(face);
