import type { Foreseen, Json, Said } from '#core/types';
import type { SomeAction, Voice } from './terms/names.ts';

/** A whole answer, with what is said with the same press. */
export interface WholeAnswer {
  action: SomeAction;
  args: Record<string, Json>;
  further?: readonly Said[] | undefined;
}

/** What will follow an answer, for whoever is about to give it; nothing where the game does not say. */
export const foreseen = (here: Voice['here'], { action, args, further }: WholeAnswer): Foreseen =>
  action.foresee?.(here, args as never, further) ?? { says: [] };

/** It in words. */
export const foreseenText = ({ part, locale }: Voice, { says }: Foreseen): string =>
  says.map((one) => part.text.say(one, locale)).join(locale === 'ja' ? '' : ' ');
