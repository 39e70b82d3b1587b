import type { BattleLineView, BattleView, FighterView } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import { lossesIn, reducedIn } from './hurt-parts.ts';
import { offeredInLine } from './offers.ts';
import { type SpellMarks, spellMarksOf, UNMARKED } from './spell-marks.ts';
import { isRecord, listOf, namedIn, numberIn, toldIn } from './told.ts';

/** Which dice of a battle the headline tells, and whom they felled: the others lie there still, and are pale. */
export interface ToldLine {
  /** Its dice are of another volley than the headline. */
  isPale: boolean;
  /** Faces of those who have just fallen, with how many; and of those who were reduced. */
  fell: ReadonlyMap<string, number>;
  weakened: ReadonlyMap<string, number>;
  /** Slots of those who fell before: others of their kind have rolled since, and fell then. */
  fellBefore: ReadonlySet<string>;
  marks: SpellMarks;
  /** How strong each was who rolled its dice, by slot: whom they weakened is less so now. */
  needs: ReadonlyMap<string, number>;
  /** Leaders of it who have just come, whether or not they add anything. */
  led: readonly string[];
  /** Whom the question may be answered with, by slot, and what is still to be shared out to him ("+?"). */
  offered: ReadonlyMap<string, string>;
}

const NOTHING: ToldLine = {
  isPale: false,
  fell: new Map(),
  weakened: new Map(),
  fellBefore: new Set(),
  marks: UNMARKED,
  needs: new Map(),
  led: [],
  offered: new Map(),
};

/** For each line of a battle what the headline tells of it. */
export function toldOf(battle: BattleView, now: Now | undefined): readonly ToldLine[] {
  const { lines } = battle;
  const marks = spellMarksOf(battle, now);
  const offered = offeredInLine(battle, now?.asked ?? []);
  const deed = now && toldIn(now).at(-1);
  const led = ledIn(now);
  const ledBy = ({ seat }: BattleLineView) => led.get(seat) ?? [];
  if (deed?.type !== 'blows' && deed?.type !== 'losses-borne')
    return lines.map((line) => ({ ...NOTHING, marks, led: ledBy(line), offered }));
  const { dice, blows, came } = deed.shown;
  const words =
    deed.type === 'blows'
      ? listOf(blows)
          .filter(isRecord)
          .flatMap((one) => listOf(one.came))
      : listOf(came);
  const [fell, weakened] = [summed(lossesIn(words)), summed(reducedIn(words))];
  const rolls = listOf(dice)
    .filter(isRecord)
    .flatMap(({ args }) => (isRecord(args) ? [args] : []));
  return lines.map((line) => {
    const faces = new Set(line.pieces.map(({ face }) => face));
    const all = rolls.filter(({ piece }) => faces.has(faceIn(piece) ?? ''));
    const own = all.map(({ roll }) => numberIn(roll));
    const isPale = deed.type === 'blows' && !isSame(own, rollsOf(line)) && !isSame(own, firstRollsOf(line));
    return {
      isPale,
      needs: new Map(isPale ? [] : all.map(({ piece, need }) => [slotIn(piece), numberIn(need)] as const)),
      fell: new Map([...fell].filter(([face]) => faces.has(face))),
      weakened: new Map([...weakened].filter(([face]) => faces.has(face))),
      fellBefore: new Set(fellBefore(line, fell)),
      marks,
      led: ledBy(line),
      offered,
    };
  });
}

/** How strong those were who rolled dice that still lie there, all alike: from that they were weakened to what they are. */
export function rolledAt(
  slots: readonly string[],
  { modified, dice }: FighterView,
  { needs }: ToldLine,
): number | undefined {
  const [need, ...others] = new Set(slots.map((slot) => needs.get(slot)));
  return dice.length > 0 && others.length === 0 && need !== modified ? need : undefined;
}

/** Of a kind of which more are gone than have just fallen, those who have not rolled in this round. */
function fellBefore({ pieces }: BattleLineView, fell: ReadonlyMap<string, number>): string[] {
  const lost = pieces.filter(({ gone }) => gone === 'lost');
  const isMore = (face: string) => lost.filter((one) => one.face === face).length > (fell.get(face) ?? 0);
  const rolled = new Set(lost.flatMap(({ face, dice }) => (dice.length > 0 ? [face] : [])));
  return lost.flatMap(({ slot, face, dice }) => (dice.length === 0 && rolled.has(face) && isMore(face) ? [slot] : []));
}

/** Leaders whom the words of a battle that began name, by side. */
function ledIn(now: Now | undefined): ReadonlyMap<number, readonly string[]> {
  const joined = now && toldIn(now).findLast(({ type }) => type === 'battle-joined');
  return new Map(
    [joined?.shown.a, joined?.shown.b].flatMap((said) => {
      if (!isRecord(said) || !isRecord(said.args)) return [];
      const { seat, leaders } = said.args;
      return [[numberIn(seat), listOf(leaders).flatMap((one) => namedIn(one) ?? [])] as const];
    }),
  );
}

function summed(all: readonly { face: string; n: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { face, n } of all) sums.set(face, (sums.get(face) ?? 0) + n);
  return sums;
}

/** Of "Warsteed #2" what it is. */
const faceIn = (piece: Parameters<typeof namedIn>[0]): string | undefined =>
  isRecord(piece) && isRecord(piece.args) ? namedIn(piece.args.piece) : namedIn(piece);

/** The same in its line: "warsteed.2". */
const slotIn = (piece: Parameters<typeof namedIn>[0]): string => {
  const n = isRecord(piece) && isRecord(piece.args) ? piece.args.n : undefined;
  return typeof n === 'number' ? `${faceIn(piece)}.${n}` : (faceIn(piece) ?? '');
};

const rollsOf = ({ pieces }: BattleLineView): number[] => pieces.flatMap(({ dice }) => dice.map(({ roll }) => roll));
/** As they fell first: a spell has had some rolled again since. */
const firstRollsOf = ({ pieces }: BattleLineView): number[] =>
  pieces.flatMap(({ dice }) => dice.map(({ roll, was }) => was ?? roll));
const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());
