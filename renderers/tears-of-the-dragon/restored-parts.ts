import type { Json, SeatId } from '#core/types';
import { strengthsOf, units } from '#games/tears-of-the-dragon/printed/content';
import { chit } from '../counters.ts';
import type { Sprite } from '../scene.ts';
import { seatLook } from '../theme.ts';
import { joined, saidPart } from './deed-parts.ts';
import { fitted, unseenCounter } from './hurt-parts.ts';
import { unitSign } from './signs.ts';
import { listOf, namedIn } from './told.ts';

/** Units that were reduced and are whole again, as parts of a card. */

/** Each kind once, reduced and whole with its strength; of those in a leader's box nobody may know. `evened` as the view has it. */
export function restoredParts(pieces: Json | undefined, owner: SeatId, evened: boolean): Sprite[] {
  const faces = listOf(pieces).flatMap((one) => namedIn(one) ?? []);
  if (faces.length === 0) return [unseenCounter(owner)];
  return [...new Set(faces)].map((face) => {
    const n = faces.filter((one) => one === face).length;
    return joined([restored(face, owner, evened), ...(n > 1 ? [saidPart(`×${n}`)] : [])]);
  });
}

function restored(face: string, owner: SeatId, evened: boolean): Sprite {
  const unit = units.get(face);
  if (!unit) return unseenCounter(owner);
  const { full, reduced } = strengthsOf(unit, { evened });
  const side = (strength: number, isReduced: boolean) =>
    fitted(chit(seatLook(owner), { sign: unitSign(face), figure: String(strength), reduced: isReduced }));
  return joined([side(reduced, true), saidPart('→'), side(full, false)]);
}
