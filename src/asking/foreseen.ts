import type { Json, Said } from '#core/types';
import type { SomeAction, Voice } from './names.ts';

/** A whole answer, with what is said with the same press. */
interface Whole {
  args: Record<string, Json>;
  further?: readonly Said[] | undefined;
}

/** What will follow an answer, in the words of whoever is about to give it; nothing where the game does not say. */
export function foreseenText({ part, here, locale }: Voice, action: SomeAction, { args, further }: Whole): string {
  const { says = [] } = action.foresee?.(here, args as never, further) ?? {};
  return says.map((one) => part.text.say(one, locale)).join(' ');
}

/** Whether something about it is easily overlooked. */
export const isOdd = (here: Voice['here'], action: SomeAction, { args, further }: Whole): boolean =>
  action.foresee?.(here, args as never, further).isOdd === true;
