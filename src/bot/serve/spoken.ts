import type { AutocompleteInteraction } from 'discord.js';
import type { Locale } from '#core/text';
import type { House } from '../match/house.ts';
import { type Acting, localeOf } from '../platform/visit.ts';

/** The language in which a person is answered: the one that they have chosen (`/me`), else that of their own program. */
export async function spokenTo({ store }: House, interaction: Acting | AutocompleteInteraction): Promise<Locale> {
  const { wishes } = await store.profile(interaction.user.id);
  return wishes?.locale ?? localeOf(interaction);
}
