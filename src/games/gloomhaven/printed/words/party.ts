import type { Catalogue, Locale, Words } from '#core/text';
import { classes } from '../content/content.ts';
import { perkCards } from '../content/perk-cards.ts';
import { modifierWords, perkWords } from './card.ts';

/** Names of perks, `perk.<class>-<place>`, and of the cards they bring, `modifier.<id>`: what they do, said once for all. */
export const partyNames = ({ say }: Catalogue, locale: Locale): Words => ({
  perk: Object.fromEntries(
    [...classes.values()].flatMap(({ id, perks }) =>
      perks.map((one, i) => [`${id}-${i}`, say(perkWords(one), locale).replace(/[.。]$/, '')]),
    ),
  ),
  modifier: Object.fromEntries(perkCards.map(([id, card]) => [id, say(modifierWords(card), locale)])),
});
