import { classes as all } from '../../printed/content/content.ts';
import { perkWords } from '../../printed/words/card.ts';
import { json } from '../../printed/words/parts.ts';
import { lines, onPage, type Printed, told } from './printed.ts';

/** The sheets of the classes: hand, hit points, perks (GH-1.1, GH-18.3). */
export const classes = (): Printed[] =>
  [...all.values()].map(({ id, handSize, hp, perks }) => ({
    kind: 'class',
    id,
    title: { key: `class.${id}` },
    text: told('class', {
      race: json({ key: `race.${id}` }),
      hand: handSize,
      hp: hp.join(' / '),
      perks: lines(
        perks.map((one) => told('perk-line', { n: one.boxes > 1 ? one.boxes : null, does: onPage(perkWords(one)) })),
      ),
    }),
    words: [{ key: `race.${id}` }],
    see: ['classes', 'perks', 'level-up'],
  }));
