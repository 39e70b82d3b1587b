import type { Json, SeatId } from '#core/types';
import type { Sprite } from '../scene.ts';
import { arms, beast } from './arms.ts';
import { joined, PART, signPart } from './deed-parts.ts';
import type { Told } from './told.ts';

/** What Terramax does while he serves nobody (TD-23.5): his own sign stands where else the arms of a side do. */

const OWN: ReadonlySet<string> = new Set(['dragon-raged', 'dragon-turned', 'dragon-flew-home', 'dragon-slain']);

/** Whether nobody's arms may stand for a deed: the dragon did it, or it befell him. */
export const isOfDragon = ({ type, shown }: Told): boolean => OWN.has(type) || shown.rage === true;

/** On whom he turned; undefined where that is not told. */
export const preyIn = ({ type, shown }: Told): SeatId | undefined => {
  const prey = type === 'dragon-turned' ? shown.seat : shown.prey;
  return typeof prey === 'number' ? prey : undefined;
};

type Blow = Readonly<Record<string, Json>>;
export const isByDragon = ({ by }: Blow): boolean => typeof by === 'string';
export const isAtDragon = ({ at }: Blow): boolean => typeof at === 'string';

/** Who struck, with swords; whoever struck at the dragon has his sign behind them. */
export const strikerPart = (blow: Blow): Sprite =>
  joined([
    isByDragon(blow) ? beast(PART) : arms(blow.seat === 1 ? 1 : 0, PART),
    signPart('swords'),
    ...(isAtDragon(blow) ? [beast(PART)] : []),
  ]);
