import type { Locale } from '#core/text';
import { DatabaseTrouble } from '#store/errors';
import type { House } from '../match/house.ts';
import { type Acting, localeOf, type Typing, whoActs } from '../platform/acting.ts';

/**
 * The language in which a person is answered: the one that they have chosen (`/me`), else that of their own program. So it is, too, when the
 * database cannot say: whoever acts is to read that.
 */
export async function spokenTo({ store }: House, interaction: Acting | Typing): Promise<Locale> {
  const chosen = await store.profile(whoActs(interaction).id).then(
    ({ wishes }) => wishes?.locale,
    (error: unknown) => {
      if (!(error instanceof DatabaseTrouble)) throw error;
      return undefined;
    },
  );
  return chosen ?? localeOf(interaction);
}
