import type { BattleLineView, BattleView } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import { lossesIn } from './hurt-parts.ts';
import { isRecord, listOf, namedIn, numberIn, toldIn } from './told.ts';

/** Which dice of a battle the headline tells, and whom they felled: the others lie there still, and are pale. */
export interface ToldLine {
  /** Its dice are of another volley than the headline. */
  isPale: boolean;
  /** Faces of those who have just fallen, with how many. */
  fell: ReadonlyMap<string, number>;
}

const NOTHING: ToldLine = { isPale: false, fell: new Map() };

/** For each line of a battle what the headline tells of it. */
export function toldOf({ lines }: BattleView, now: Now | undefined): readonly ToldLine[] {
  const deed = now && toldIn(now).at(-1);
  if (deed?.type !== 'blows' && deed?.type !== 'losses-borne') return lines.map(() => NOTHING);
  const { dice, blows, came } = deed.shown;
  const words =
    deed.type === 'blows'
      ? listOf(blows)
          .filter(isRecord)
          .flatMap((one) => listOf(one.came))
      : listOf(came);
  const all = new Map<string, number>();
  for (const { face, n } of lossesIn(words)) all.set(face, (all.get(face) ?? 0) + n);
  const rolls = listOf(dice)
    .filter(isRecord)
    .flatMap(({ args }) => (isRecord(args) ? [args] : []));
  return lines.map((line) => {
    const faces = new Set(line.pieces.map(({ face }) => face));
    const own = rolls.filter(({ piece }) => faces.has(faceIn(piece) ?? '')).map(({ roll }) => numberIn(roll));
    return {
      isPale: deed.type === 'blows' && !isSame(own, rollsOf(line)),
      fell: new Map([...all].filter(([face]) => faces.has(face))),
    };
  });
}

/** Of "Warsteed #2" what it is. */
const faceIn = (piece: Parameters<typeof namedIn>[0]): string | undefined =>
  isRecord(piece) && isRecord(piece.args) ? namedIn(piece.args.piece) : namedIn(piece);

const rollsOf = ({ pieces }: BattleLineView): number[] => pieces.flatMap(({ dice }) => dice.map(({ roll }) => roll));
const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());
