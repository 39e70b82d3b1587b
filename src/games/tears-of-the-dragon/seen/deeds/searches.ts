import { type Growing, toldWith } from '#core/deeds';
import type { Event, Json } from '#core/types';
import { type Loss, lossWords, withLosses } from './losses.ts';
import { type Said, said, some } from './said.ts';

/** A ruin that was entered or searched: its danger, whom that struck, and what was found. */

/** What has been told of it so far. */
interface Search {
  losses: readonly Loss[];
  came: readonly Said[];
  /** The knowledge that was found. */
  found?: Event;
  wizard?: Json;
}

const SEARCHED: ReadonlySet<string> = new Set(['ruin-danger', 'ruin-safe']);
/** What is found, or not; each has words `came.<type>`. */
const FINDS: ReadonlySet<string> = new Set(['no-spell-found', 'spell-found', 'no-room-for-spell', 'spell-learnt']);

export const searchOf = (event: Event): Growing | undefined =>
  SEARCHED.has(event.type) ? search(event, { losses: [], came: [] }) : undefined;

const search = (head: Event, so: Search): Growing => ({
  take(next) {
    const { type, shown } = next;
    const isHere = shown.ruin === head.shown.ruin;
    if (type === 'ruin-took-unit' || type === 'ruin-hurt-unit') {
      const how = type === 'ruin-took-unit' ? 'removed' : 'reduced';
      const loss: Loss = { seat: head.shown.seat as number, piece: said(`unit.${shown.face}`), how };
      return isHere ? search(head, { ...so, losses: [...so.losses, loss] }) : undefined;
    }
    if (type === 'knowledge-found') return isHere && !so.found ? search(head, { ...so, found: next }) : undefined;
    if (FINDS.has(type)) {
      const words = said(`came.${type}`, { ...shown });
      return search(head, { ...so, came: [...so.came, words], wizard: shown.wizard! });
    }
    const losses = withLosses(so.losses, next);
    return losses && search(head, { ...so, losses });
  },
  told() {
    const { losses, found, wizard } = so;
    const danger = head.type === 'ruin-danger';
    const hurt = lossWords(losses);
    // What was found is told after the hit: if nobody is seen to have taken it, it was one in a leader's box.
    const isHidden = danger && hurt.length === 0 && (found !== undefined || so.came.length > 0);
    const came = [
      said(danger ? 'came.danger' : 'came.safe', { roll: head.shown.roll! }),
      ...hurt,
      ...(isHidden ? [said('came.hit-hidden')] : []),
    ];
    const shown = { danger, came: some(came), finds: some(so.came), fell: hurt.length > 0 ? 1 : 0 };
    if (found) return toldWith(head, { ...shown, finder: found.shown.finder!, n: found.shown.n! }, 'ruin-known');
    const who = wizard === undefined ? said(`seat.${head.shown.seat}`) : said(`wizard.${wizard}`);
    return toldWith(head, { ...shown, who, wizard: wizard ?? null }, 'ruin-searched');
  },
});
