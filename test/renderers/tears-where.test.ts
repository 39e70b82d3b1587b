import { expect, test } from 'vitest';
import { askedNow } from '#asking/asked-now';
import { heard } from '#asking/public-message';
import { partNamed } from '#asking/terms/names';
import { chanceFrom, playout } from '#chance/playout';
import { position } from '#core/match';
import type { Event } from '#core/types';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { State } from '#games/tears-of-the-dragon/state/state';
import type { Now } from '#renderers/pictures';
import { inOrder } from '#renderers/tears-of-the-dragon/fight-told';
import { namedIn, type Told } from '#renderers/tears-of-the-dragon/told';
import { placeOf } from '#renderers/tears-of-the-dragon/where';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';

/** A spell is told where its wizard stood when he tried it, wherever he went before and afterwards. */

const [part] = complete.filter(({ game }) => game.id === 'tears-of-the-dragon');
const MATCHES = plays({ sample: 3, whole: 24 });
/** So many rows are wanted, so many of them of somebody who stands elsewhere now, from so many matches at most. */
const [ROWS, AWAY, MOST] = [40, 4, 40];
const standing = (g: unknown): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries((g as State).counters).map(([id, { at }]) => [id, at ?? undefined]));
const isTry = ({ type }: Pick<Event, 'type'>): boolean => type === 'spell-cast' || type === 'spell-failed';
const keyOf = ({ shown }: Pick<Told, 'shown'>): string => [namedIn(shown.wizard), shown.spell, shown.die].join();

test('by chance: row and sign of a spell stand where its wizard stood when he tried it', () => {
  let [seen, moved] = [0, 0];
  // Some matches have few spells: it goes on until enough are seen.
  for (let n = 0; n < MATCHES || (n < MOST && (seen <= ROWS || moved <= AWAY)); n++) {
    const chance = chanceFrom(salted(`where/options/${n}`));
    const scenario = ['standard', 'free-setup', 'war-of-the-dragon'][Math.floor(chance() * 3)]!;
    let lines = 0;
    /** Where each counter stood before this answer. */
    let before: Record<string, string | undefined> = {};
    let told: Event[] = [];
    const stood = new Map<string, Set<string>>();
    playout(part!, salted(`where/${n}`), {
      seats: 2,
      options: { scenario },
      policy: 'competent',
      each: (match) => {
        const { g, open } = position(part!.game, match);
        const events = match.news.slice(lines).flatMap((line) => ('entry' in line ? line.entry.events : []));
        lines = match.news.length;
        told = [...told, ...events];
        const begins = told.findLastIndex(({ type }) => part!.game.stretches?.includes(type));
        if (begins > 0) stood.clear();
        told = told.slice(Math.max(0, begins));
        for (const one of events.filter(isTry)) {
          const wizard = namedIn(one.shown.wizard)!;
          const at = [before[wizard], standing(g)[wizard]].flatMap((place) => place || []);
          stood.set(keyOf(one), new Set([...(stood.get(keyOf(one)) ?? []), ...at]));
        }
        before = standing(g);
        if (!told.some(isTry)) return;
        const view = part!.game.view(g, 'spectator') as View;
        if (view.battle) return;
        const named = partNamed(part!, () => g);
        const now: Now = { ...heard(named, told, 'en'), events: told, asked: askedNow(named, g, open, 'en') };
        const all = inOrder(now);
        for (const deed of all.filter(isTry)) {
          const at = placeOf(deed, view, all);
          const places = [...(stood.get(keyOf(deed)) ?? [])];
          // The dragon casts too, and is no wizard of a name.
          if (at === undefined || places.length === 0) continue;
          seen++;
          const face = namedIn(deed.shown.wizard);
          if (!view.places.some(({ id, stacks }) => id === at && JSON.stringify(stacks).includes(`"${face}"`))) moved++;
          expect(
            places,
            `${keyOf(deed)} of ${all.map((one) => `${one.type} ${JSON.stringify(one.shown)}`).join('\n')}`,
          ).toContain(at);
        }
      },
    });
  }
  expect(seen).toBeGreaterThan(ROWS);
  expect(moved).toBeGreaterThan(AWAY);
});
