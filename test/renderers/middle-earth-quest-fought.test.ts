import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { position } from '#core/match';
import { isMessage, locales } from '#core/text';
import type { Event, Json } from '#core/types';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { fighterName } from '#renderers/middle-earth-quest/fighters';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { say } from '#renderers/middle-earth-quest/text';
import type { Now } from '#renderers/pictures';
import type { Found } from '../../scripts/albums/album.ts';
import { newsOf } from '../../scripts/albums/news.ts';
import { goingOn } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { texts } from './legible.ts';
import { middle } from './middle-earth-quest-samples.ts';

/** A combat that is over in the strip of the map: who has which number, why it ended, and what each change of the plate came of. */

const part = complete.find(({ game }) => game.id === 'middle-earth-quest')!;
const ENOUGH = 12;

interface Ended {
  name: string;
  view: View;
  now: Now;
  events: readonly Event[];
}

/** Combats of matches by chance, each told whole where it has just ended. */
function everyEnd(look: (ended: Ended) => void): void {
  let found = 0;
  for (const n of goingOn(2, () => found >= ENOUGH)) {
    let [lines, told] = [0, [] as Event[]];
    playout(part, salted(`fought/${n}`), {
      ...{ seats: 2 + (n % 3), most: 900 },
      each: (match) => {
        told.push(...match.news.slice(lines).flatMap((line) => ('entry' in line ? line.entry.events : [])));
        lines = match.news.length;
        const begun = told.findLastIndex(({ type }) => type === 'combat-begins');
        told = told.slice(Math.max(0, begun));
        if (begun < 0 || !told.some(({ type }) => type === 'combat-ends')) return;
        const { g, open } = position(part.game, match);
        const name = `fought/${n}/${lines}`;
        const shot: Found = {
          ...{ shot: { name } as Found['shot'], game: part.game, g, told, open },
          ...{ seed: name, decision: 0 },
        };
        const { now } = newsOf(part, shot, 'en');
        if (now) look({ name, view: part.game.view(g, 'spectator') as View, now, events: told });
        told = [];
        found++;
      },
    });
  }
  expect(found).toBeGreaterThanOrEqual(ENOUGH);
}

test('names the foe and says a draw by exhaustion exactly where the rules ended it so', { timeout: 300_000 }, () => {
  everyEnd(({ name, view, now, events }) => {
    const end = events.find(({ type }) => type === 'combat-ends')!.shown as { seat: number; foe: string };
    const isDraw = events.some(
      ({ type, shown: { says } }) => type === 'combat-why' && isMessage(says) && says.key === 'combat.draw',
    );
    for (const locale of locales) {
      const said = texts(mapPictures.board(view, { locale, now }))
        .filter(({ tags }) => tags.includes('effects'))
        .map(({ text }) => text);
      expect(said, name).toContain(fighterName(view, end, 'foe', locale));
      // Where a count of the rest stands, not all is told.
      if (said.some((text) => / more events?$|^ほか/.test(text ?? ''))) continue;
      expect(said.includes(say('effects.exhausted', locale)), `${name} ${said.join()}`).toBe(isDraw);
    }
  });
});

test('explains every change of the hero’s life and hand beside its cause', { timeout: 300_000 }, () => {
  everyEnd(({ name, view, now, events }) => {
    const { seat } = events.find(({ type }) => type === 'combat-ends')!.shown as { seat: number };
    // The plate of who has recovered has no sum of his life.
    if (events.some(({ type, shown }) => type === 'hero-recovers' && shown.seat === seat)) return;
    const { id } = view.heroes.find((one) => one.seat === seat)!;
    const words = texts(mapPictures.board(view, { locale: 'en', now }));
    if (words.some(({ tags, text }) => tags.includes('effects') && / more events?$/.test(text ?? ''))) return;
    for (const what of ['life', 'hand']) {
      const came = words.filter(({ tags }) => tags.includes(`strip:${id}`) && tags.includes(`came:${what}`));
      const inPlate = came.length > 0 ? Number(came.at(-1)!.text!.replace('−', '-')) : 0;
      const told = words.flatMap(({ tags }) =>
        tags.flatMap((tag) => new RegExp(`^told:${seat}:${what}:(.+)$`).exec(tag)?.[1] ?? []),
      );
      const inStrip = told.reduce((sum, one) => sum + Number(one), 0);
      expect(inStrip, `${name} ${what}: ${events.map(({ type }) => type).join(' ')}`).toBe(inPlate);
    }
  });
});

describe('A combat without a winner', () => {
  const { seat, id } = middle.heroes[0]!;
  const foe = 'mouth_of_sauron';
  type Told = readonly [type: string, shown: Record<string, Json>];
  const said = (as: string, ...events: readonly Told[]) => {
    const plain = (all: readonly Told[]) => all.map(([type, shown]) => ({ type, shown }));
    const begun: Told = ['combat-begins', { seat, foe, place: 'lothlorien', token: null }];
    const fight: Told[] = [
      begun,
      ['hero-draws', { seat, n: 2 }],
      ['combat-draws', { who: id, n: 1 }],
      ['combat-discards', { who: id, cards: ['parry'] }],
      ['combat-stands', { seat, foe, taken: 0, dealt: 0, ours: { key: 'label.played', args: { card: 'sweep' } } }],
      [as, { seat, foe }],
    ];
    const deeds = plain(fight);
    const now: Now = {
      ...{ said: deeds.map(() => 'It was so.'), deeds, times: deeds.map((_, n) => n), asked: [] },
      events: plain([...fight.slice(0, -1), ...events, ['combat-ends', { seat, foe }]]),
    };
    return texts(mapPictures.board(middle, { locale: 'en', now })).flatMap(({ tags, text }) =>
      tags.includes('effects') ? [text] : [],
    );
  };
  const DRAW: Told = ['combat-why', { step: 10, says: { key: 'combat.draw', args: {} } }];
  test('ended because both were exhausted only where that was told', () => {
    expect(said('combat-undecided', DRAW)).toContain(say('effects.exhausted', 'en'));
    expect(said('combat-undecided')).toContain(say('effects.undecided', 'en'));
    expect(said('combat-undecided')).not.toContain(say('effects.exhausted', 'en'));
  });
  test('says that the hero broke off, and of who fell that he was defeated', () => {
    expect(said('combat-left')).toContain(say('effects.left', 'en'));
    expect(said('combat-lost')).toContain(say('effects.defeated', 'en'));
    expect(said('combat-left')).not.toContain(say('effects.defeated', 'en'));
  });
  test('tells apart cards drawn, played and discarded', () => {
    const words = said('combat-undecided', DRAW);
    expect(words.slice(words.indexOf('drew'))).toEqual(['drew', '−2', '→', '+3', 'played', '−1', 'discarded', '−1']);
  });
});
