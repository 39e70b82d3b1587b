import { type Growing, toldWith } from '#core/deeds';
import type { Event, Json } from '#core/types';
import { placeWords } from '../../state/labels.ts';
import { bare, countOf, type Loss, lossWords, withLosses } from './losses.ts';
import { counted, messagesIn, type Said, said, some } from './said.ts';

/** A spell that was tried: who cast it, on whom, and what came of it. */

/** What has been told of it so far. */
interface Spell {
  struck: readonly Json[];
  came: readonly Said[];
  losses: readonly Loss[];
  /** Where it took effect and on whom; the end of it outside of battles. */
  worked?: Event;
}

export const spellOf = (event: Event): Growing | undefined =>
  event.type === 'spell-cast' || event.type === 'spell-failed'
    ? spell(event, { struck: [], came: [], losses: [] })
    : undefined;

/** What comes of a spell and is told of its own; each has words `came.<type>`. */
const CAME: ReadonlySet<string> = new Set([
  'aid-came',
  'came-out',
  'driven-off',
  'hidden-from-sight',
  'fog-spread',
  'penguins-came',
  'penguins-turned',
]);

const spell = (head: Event, so: Spell): Growing => ({
  take(next) {
    if (so.worked) return undefined;
    const { type, shown } = next;
    const isOwn = shown.spell === head.shown.spell;
    if (type === 'spell-struck')
      return isOwn ? spell(head, { ...so, struck: [...so.struck, bare(shown.piece)] }) : undefined;
    if (type === 'spell-worked' || type === 'spell-turned')
      return isOwn ? spell(head, { ...so, worked: next }) : undefined;
    if (type === 'tragic-failure' || type === 'backfired')
      return isOwn ? spell(head, { ...so, came: [...so.came, said(`came.${type}`, { ...shown })] }) : undefined;
    if (CAME.has(type)) {
      const told: Record<string, Json> = { ...shown };
      if (Array.isArray(shown.pieces)) told.pieces = counted(shown.pieces.map(bare));
      return spell(head, { ...so, came: [...so.came, said(`came.${type}`, told)] });
    }
    const losses = withLosses(so.losses, next);
    return losses && spell(head, { ...so, losses });
  },
  told() {
    const { worked, struck, came, losses } = so;
    const aimed = messagesIn(worked?.shown.on);
    const on = struck.length > 0 ? struck : aimed;
    return toldWith(head, {
      place: worked ? placeWords(String(worked.shown.place)) : null,
      on: some(counted(on)),
      came: some([...came, ...lossWords(losses)]),
      fell: countOf(losses, 0).fell + countOf(losses, 1).fell,
      turned: worked?.type === 'spell-turned',
    });
  },
});
