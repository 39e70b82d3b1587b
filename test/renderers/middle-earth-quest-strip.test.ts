import { beforeAll, describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { position } from '#core/match';
import { locales } from '#core/text';
import type { Event } from '#core/types';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { coveredBy, inset } from '#renderers/boxes';
import { atMoment } from '#renderers/middle-earth-quest/moment';
import { talesOf } from '#renderers/middle-earth-quest/tales';
import { weight } from '#renderers/middle-earth-quest/weights';
import type { Now } from '#renderers/pictures';
import type { Found } from '../../scripts/albums/album.ts';
import { newsOf } from '../../scripts/albums/news.ts';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { flat, type Inked } from './boxes.ts';
import { texts } from './legible.ts';

/** The strip below the bar on boards of matches by chance: in the order of time, whole, and with the numbers of the heroes' plates. */

const part = complete.find(({ game }) => game.id === 'middle-earth-quest')!;
const MATCHES = plays({ sample: 1, whole: 40 });
/** What is told in one picture: the news of as many answers as this at most. */
const TOGETHER = 6;

interface Board {
  name: string;
  view: View;
  now: Now;
  height: number;
  events: readonly Event[];
  drawn: ReturnType<typeof flat>;
  words: ReturnType<typeof texts>;
}

/** Lets `look` see the boards of maps that have a strip. */
function everyStrip(look: (board: Board) => void): void {
  let boards = 0;
  for (let n = 0; n < MATCHES; n++) {
    let [answers, lines] = [0, 0];
    let told: Event[] = [];
    playout(part, salted(`strip/${n}`), {
      seats: 2 + (n % 3),
      most: 1_500,
      each: (match) => {
        told.push(...match.news.slice(lines).flatMap((line) => ('entry' in line ? line.entry.events : [])));
        lines = match.news.length;
        const { g, open } = position(part.game, match);
        if (answers++ % (2 + (n % TOGETHER)) > 0) return;
        const events = told;
        told = [];
        const locale = locales[boards % locales.length]!;
        const name = `strip/${n}/${answers} ${locale}`;
        const found: Found = {
          shot: { name } as Found['shot'],
          game: part.game,
          g,
          told: events,
          open,
          seed: name,
          decision: 0,
        };
        const { now } = newsOf(part, found, locale);
        if (!now) return;
        const view = part.game.view(g, 'spectator') as View;
        const scene = part.pictures.board(view as never, { locale, now });
        const drawn = flat(scene);
        if (!drawn.some(({ tags }) => tags.some((tag) => tag.startsWith('tale:')))) return;
        boards++;
        if (drawn.some(({ tags }) => tags.includes('map')))
          // The headline that is drawn may be another than the weightiest.
          look({
            name,
            view,
            now: atMoment(view, { locale, now }).now ?? now,
            height: scene.height,
            events,
            drawn,
            words: texts(scene),
          });
      },
    });
  }
  expect(boards).toBeGreaterThan(60);
}

/** What may be wrong with a strip, each kind of it as one sentence for every board where it is so. */
const CLAIMS: Readonly<Record<string, (board: Board) => string[]>> = {
  'the strip is in the order of time, its newest is its last, and no place is left out': ({ name, drawn, words }) => {
    const times = drawn.flatMap(({ tags }) =>
      tags.flatMap((tag) => (tag.startsWith('tale:') ? [Number(tag.slice(5))] : [])),
    );
    const last = drawn
      .filter(({ tags }) => tags.includes('newest'))
      .flatMap(({ tags }) => tags.find((tag) => tag.startsWith('tale:')) ?? []);
    const cut = words.filter(({ tags, text }) => tags.includes('effects') && /\(\+\d+\)/.test(text ?? ''));
    return [
      ...(times.some((time, n) => n > 0 && time < times[n - 1]!) ? [`${name}: ${times.join(' ')}`] : []),
      ...(last.at(-1) === `tale:${times.at(-1)}` ? [] : [`${name}: newest ${last.at(-1)}`]),
      ...cut.map(({ text }) => `${name}: ${text}`),
    ];
  },

  'of what came to a hero the strip and his plate have the same numbers': ({ name, view, events, words }) => {
    const wrong: string[] = [];
    // Where a count of the rest stands, not all is told.
    if (isCounted(words)) return [];
    for (const { id, seat } of view.heroes) {
      const own = events.filter(({ shown }) => shown.seat === seat);
      // The plate of who has recovered has no sum of his life.
      if (own.some(({ type }) => type === 'hero-recovers')) continue;
      for (const what of ['life', 'hand', 'favor', 'corruption']) {
        const came = words.filter(({ tags }) => tags.includes(`strip:${id}`) && tags.includes(`came:${what}`));
        const inPlate = came.length > 0 ? Number(came.at(-1)!.text!.replace('−', '-')) : 0;
        const told = words.flatMap(({ tags }) =>
          tags.flatMap((tag) => new RegExp(`^told:${seat}:${what}:(.+)$`).exec(tag)?.[1] ?? []),
        );
        const inStrip = told.reduce((sum, one) => sum + Number(one), 0);
        const types = events.map(({ type }) => type).join(' ');
        if (inStrip !== inPlate) wrong.push(`${name} ${id} ${what}: strip ${inStrip}, plate ${inPlate}: ${types}`);
      }
    }
    return wrong;
  },

  'nothing of weight is left out: it is in the headline, in the strip or on the map': ({ name, now, drawn, words }) => {
    const told = new Set(drawn.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('tale:'))));
    const missed = talesOf(now).filter(
      ({ head, time, isLoud }) => weight(head) >= WEIGHTY && !isLoud && !told.has(`tale:${time}`),
    );
    return isCounted(words) ? [] : missed.map(({ head }) => `${name}: ${head.type}`);
  },

  'all of the strip lies within its frame, and the board is no higher than usual': ({ name, height, drawn }) => {
    const [ground, ...strip] = drawn.filter(({ tags }) => tags.includes('effects'));
    const isOut = ({ box }: Inked) => {
      const inner = inset(box, Math.min(TIPS, box.w / 2, box.h / 2));
      return coveredBy(inner, [ground!.box]) < inner.w * inner.h - 1;
    };
    return [
      ...strip.filter(isOut).map(({ tags, box }) => `${name}: ${tags.join(' ')} ${JSON.stringify(box)}`),
      ...(height > HIGHEST ? [`${name}: ${height}`] : []),
    ];
  },
};
/** What weighs less is told by the board or by what came of it. */
const WEIGHTY = 13;
const HIGHEST = 1880;
/** The tips of a burst may stand so far over the edge. */
const TIPS = 4;
/** Whether a count stands for some of what was done. */
const isCounted = (words: readonly Inked[]): boolean =>
  words.some(({ tags, text }) => tags.includes('effects') && / more events?$|^ほか/.test(text ?? ''));

describe('On every board of matches by chance', () => {
  const wrong = new Map<string, Set<string>>();
  beforeAll(() => {
    everyStrip((board) => {
      for (const [claim, faultsIn] of Object.entries(CLAIMS))
        wrong.set(claim, new Set([...(wrong.get(claim) ?? []), ...faultsIn(board)]));
    });
  }, 600_000);

  test.each(Object.keys(CLAIMS))('%s', (claim) => {
    expect([...wrong.get(claim)!].slice(0, 40)).toEqual([]);
  });
});
