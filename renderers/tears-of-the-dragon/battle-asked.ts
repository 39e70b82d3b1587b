import type { BattleView } from '#games/tears-of-the-dragon/seen/view.types';
import type { Look } from '../pictures.ts';
import { type Frame, group, type Node, rect, stroke } from '../scene.ts';
import { now as lime, nowEdge } from '../theme.ts';
import { cardOf } from './captains.ts';
import { offeredInLine } from './offers.ts';
import { GAP, rowsOnStage, WIDE } from './ranks.ts';
import { isRecord } from './told.ts';
import type { ToldLine } from './told-volley.ts';

/** Who is asked in a battle. The rows of those whom an answer may name have lime frames, or that of whom the question is about. Else the card of the side has one. */

/** Facts of a question that name one who fights. */
const ONE = ['caster', 'piece', 'wizard', 'head'] as const;
/** The card of a side on the stage. */
const CARD = { y: 88, h: 152 };

/** The frames on the stage of a battle that is only told; none while nobody is asked. */
export function askedFrames(
  battle: BattleView,
  { now, locale }: Pick<Look, 'now' | 'locale'>,
  told: readonly ToldLine[],
): Node[] {
  const rows = rowsOnStage(battle, true);
  return (now?.asked ?? []).flatMap((one): Node[] => {
    const { seat, about } = one;
    const n = battle.lines.findIndex((line) => line.seat === seat);
    if (n < 0) return [];
    const offered = offeredInLine(battle, [one]);
    const taken = rows.filter(({ slots }) => slots.some((slot) => offered.has(slot))).map(({ frame }) => frame);
    if (taken.length > 0) return taken.map((frame) => group(edged(frame), { tag: `offers:${seat}` }));
    const who = isRecord(about) ? ONE.flatMap((fact) => (typeof about[fact] === 'string' ? [about[fact]] : [])) : [];
    const slots = battle.lines[n]!.pieces.filter(({ face, slot }) => who.includes(face) || who.includes(slot));
    const frames = slots.flatMap(({ slot }) => rows.find((one) => one.slot === slot)?.frame ?? []);
    const { w } = cardOf(battle.lines[n]!, { tells: told[n]!, berserk: battle.berserk }, locale);
    const card = { x: n === 0 ? GAP : GAP * 2 + WIDE * 2 - w, w, ...CARD };
    return (frames.length > 0 ? frames : [card]).map((frame) => group(edged(frame), { tag: `asks:${seat}` }));
  });
}

const edged = (frame: Frame): Node[] => [
  rect(frame, { stroke: stroke(nowEdge, 11), radius: 10 }),
  rect(frame, { stroke: stroke(lime, 6), radius: 10 }),
];
