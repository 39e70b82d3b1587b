import type { Locale } from '#core/text';
import type { Frame, Sprite } from '../scene.ts';
import type { March } from './last-action.ts';
import type { Spots } from './spots.ts';
import type { Told } from './told.ts';

/** What of the map is seen, what is drawn there already, and who stands as a ghost where a march began. */
export interface Around {
  seen: Frame;
  /** Rooms of pieces. */
  rooms: readonly Frame[];
  /** Rooms of the marks at ruins. */
  signs: readonly Frame[];
  ghost(march: March): Sprite | undefined;
  /** Where names stand without what is told: those of targets, and all others. */
  names(): { firm: readonly Frame[]; loose: readonly Frame[] };
  /** Where marked pieces stand, by place. */
  spots: ReadonlyMap<string, Spots>;
  locale: Locale;
  /** The numbers of rows, by what they tell. */
  numbers?: ReadonlyMap<Told, number>;
}
