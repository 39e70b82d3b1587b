import type { Catalogue, Locale, Words } from '#core/text';
import { classes } from '../content.ts';
import { perkCards } from '../perk-cards.ts';
import { modifierWords, perkWords } from '../words/card.ts';

/** Names of perks, `perk.<class>-<place>`, and of the cards they bring, `modifier.<id>`: what they do, said once for all. */
export const partyNames = ({ say }: Catalogue, locale: Locale): Words => ({
  perk: Object.fromEntries(
    [...classes.values()].flatMap(({ id, perks }) =>
      perks.map((one, i) => [`${id}-${i}`, say(perkWords(one), locale).replace(/[.。]$/, '')]),
    ),
  ),
  modifier: Object.fromEntries(perkCards.map(([id, card]) => [id, say(modifierWords(card), locale)])),
});
