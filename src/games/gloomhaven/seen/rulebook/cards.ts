import { cardsOf } from '../../printed/content/cards.ts';
import { CLASSES } from '../../printed/schema/terms/base.ts';
import { halfWords } from '../../printed/words/card.ts';
import { patternsOf } from './patterns.ts';
import { lines, onPage, type Printed, told } from './printed.ts';

/** The ability cards of the classes (GH-5.2). */
export const cards = (): Printed[] =>
  CLASSES.flatMap((id) =>
    cardsOf(id).map(({ no, level, initiative, top, bottom }): Printed => {
      const patterns = [...patternsOf('top', top), ...patternsOf('bottom', bottom)];
      return {
        kind: 'card',
        id: no,
        title: { key: `card.${no}` },
        text: told('card', {
          class: id,
          level: String(level),
          initiative,
          top: onPage(halfWords(top)),
          bottom: onPage(halfWords(bottom)),
          patterns: patterns.length > 0 ? lines(patterns) : null,
        }),
        words: [{ key: `class.${id}` }],
        see: ['card-halves', 'card-piles', `class-${id}`],
      };
    }),
  );
