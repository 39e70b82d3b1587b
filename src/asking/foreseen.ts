import type { Json } from '#core/types';
import type { SomeAction, Voice } from './names.ts';

/** What will follow an answer, in the words of whoever is about to give it; nothing where the game does not say. */
export function foreseenText({ part, here, locale }: Voice, action: SomeAction, args: Record<string, Json>): string {
  const { says = [] } = action.foresee?.(here, args as never) ?? {};
  return says.map((one) => part.text.say(one, locale)).join(' ');
}

/** Whether something about it is easily overlooked. */
export const isOdd = (here: Voice['here'], action: SomeAction, args: Record<string, Json>): boolean =>
  action.foresee?.(here, args as never).isOdd === true;
