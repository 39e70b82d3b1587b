import type { Locale } from '#core/text';
import type { Decision, Json, SeatId } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { hereOf, questionText } from './terms/names.ts';

/** A question that is open, as everybody may know it. */
export interface AskedNow {
  seat: SeatId;
  key: string;
  about: Json;
  /** In the words of the language. */
  words: string;
  /** The places that can be chosen, each once (`ActionDef.places`); absent where no action says so. */
  places?: string[];
  /** The same action by action, in the order in which they are asked: those that have none are not among them. */
  acts?: { name: string; places: string[] }[];
}

/** What is asked in a state, as everybody may know it: for the public picture. */
export function askedNow(part: AnyGame, g: unknown, open: readonly Decision[], locale: Locale): AskedNow[] {
  return open.map((decision) => {
    const { seat, key, about, actions } = decision;
    const acts = actions.flatMap((name) => {
      const places = part.game.actions[name]?.places?.(hereOf(g, decision)) ?? [];
      return places.length > 0 ? [{ name, places: [...new Set(places)] }] : [];
    });
    const places = [...new Set(acts.flatMap((act) => act.places))];
    const words = questionText(part, decision, locale);
    return { seat, key, about, words, ...(acts.length > 0 && { places, acts }) };
  });
}
