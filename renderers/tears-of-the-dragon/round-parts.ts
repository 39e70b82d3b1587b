import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import type { BattleView } from '#games/tears-of-the-dragon/seen/view.types';
import type { Sprite } from '../scene.ts';
import { againIn, againParts } from './again-parts.ts';
import { arms } from './arms.ts';
import { joined, PART, resultPart, saidPart, spellPart } from './deed-parts.ts';
import { castParts, counter, effectParts, facesIn } from './effect-parts.ts';
import { strikerPart } from './rage-parts.ts';
import { say } from './text.ts';
import { isRecord, listOf, namedIn, numberIn, type Told } from './told.ts';

/** Of a round of a battle: what leaders and fog have added and taken, and the whole of it in short. */

const SHARES: ReadonlySet<string> = new Set(['points-set', 'fog-spread']);
/** Whether a deed tells what a side has shared out over those who fight. */
export const isShared = ({ type }: Told): boolean => SHARES.has(type);

/** Whose leaders helped, or whose fog has settled, and on whom how much. */
export function sharedPart({ type, shown }: Told, locale: Locale): Sprite {
  const isFog = type === 'fog-spread';
  const seat: SeatId = shown.seat === 1 ? 1 : 0;
  const what = isFog ? spellPart('fog-of-war') : saidPart(say('band.leaders', locale));
  const each = sharesIn(shown.points).map(({ face, n, count }) =>
    joined(
      [counter(face, locale), ...(count > 1 ? [saidPart(`×${count}`)] : []), saidPart(`${isFog ? '−' : '+'}${n}`)],
      3,
    ),
  );
  return joined([arms(seat, PART), what, ...each], 8);
}

interface Share {
  face: string;
  /** How much each of them has. */
  n: number;
  count: number;
}

/** Those of a kind that have the same stand once. */
function sharesIn(points: Json | undefined): Share[] {
  const found: Share[] = [];
  for (const one of listOf(points).filter(isRecord)) {
    const { piece, n } = isRecord(one.args) ? one.args : {};
    const face = facesIn([piece ?? null])[0]?.face;
    if (face === undefined) continue;
    const same = found.find((share) => share.face === face && share.n === numberIn(n));
    if (same) same.count++;
    else found.push({ face, n: numberIn(n), count: 1 });
  }
  return found;
}

/** A deed of a round that is over: which spell worked, who hit how often, and what that cost. Of dice only those that fell anew: they changed the hits. */
export function shortParts(told: Told, battle: BattleView, locale: Locale): Sprite[] {
  const { type, shown } = told;
  if (againIn(told)) return againParts(told, battle, locale);
  if (type === 'spell-cast' || type === 'spell-failed') {
    const cast = castParts(namedIn(shown.wizard), namedIn(shown.spell) ?? '', locale);
    return [joined([...cast, resultPart(type === 'spell-cast', 'plate')]), ...harmIn(shown.came, locale)];
  }
  if (type === 'blows')
    return [
      ...listOf(shown.blows)
        .filter(isRecord)
        .flatMap((blow) => [
          joined([strikerPart(blow), saidPart(say('band.hits', locale, { n: numberIn(blow.hits) }))]),
          ...harmIn(blow.came, locale, numberIn(blow.foe)),
        ]),
      ...harmIn(shown.back, locale),
    ];
  if (type === 'losses-borne')
    return harmIn(shown.came, locale, typeof shown.seat === 'number' ? shown.seat : undefined);
  if (type === 'casualty-rolled' || type === 'driven-off')
    return harmIn([{ key: `came.${type}`, args: shown }], locale);
  return [];
}

/** What came of it but for fog, which each round settles anew. */
const harmIn = (came: Json | undefined, locale: Locale, owner?: SeatId): Sprite[] =>
  effectParts(
    listOf(came).filter((one) => !(isRecord(one) && one.key === 'came.fog-spread')),
    locale,
    owner,
  );
