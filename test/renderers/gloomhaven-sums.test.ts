import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';
import type { View } from '#games/gloomhaven/seen/view.types';
import { sumSprite } from '#renderers/gloomhaven/act-sums';
import { actsOf } from '#renderers/gloomhaven/acts';
import { sumOf } from '#renderers/gloomhaven/blow-sums';
import { newsOf } from '#renderers/gloomhaven/news-of';
import { isSummedIn } from '#renderers/gloomhaven/onslaught';
import { volleyOf } from '#renderers/gloomhaven/volley';
import { SLOWEST } from '../kit/every-game.ts';
import { goingOn, plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { flat } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** A blow is told once with its sum: in its row, or in the headline. Rows tell all in the order in which it happened. */

const MATCHES = plays({ sample: 2, whole: 120 });
/** Boards of one match, and how many are passed over before each on average. */
const EACH = 10;
const APART = 4;

const part = complete.find(({ game }) => game.id === 'gloomhaven')!;
const bare = (sum: string): string => sum.split(/ [=→] /)[0]!.replaceAll(' ', '');

/** Lets `look` see boards after which somebody has struck so often, until it is enough. */
function boards(
  { seed, least, isEnough }: { seed: string; least: number; isEnough: () => boolean },
  look: (view: View, now: ReturnType<typeof nowOf>, name: string) => void,
) {
  for (const n of goingOn(MATCHES, isEnough)) {
    const chance = chanceFrom(salted(`${seed}/${n}/looks`));
    let left = EACH;
    playedFresh(part, `${seed}/${n}`, {
      most: 1500,
      isLooked: () => left > 0 && chance() * APART < 1,
      look: (fresh) => {
        if (fresh.isOver || fresh.told.filter(({ type }) => type === 'attack').length < least) return;
        left--;
        const locale = locales[Math.floor(chance() * locales.length)]!;
        const view = fresh.part.game.view(fresh.g, 'spectator') as unknown as View;
        look(view, nowOf(fresh, locale), `${fresh.name} ${locale}`);
      },
    });
  }
}

test('each sum is read once: below its burst in the row of the blow, or in the headline', {
  timeout: MATCHES * SLOWEST,
}, () => {
  const wrong: string[] = [];
  let sums = 0;
  boards({ seed: 'sums', least: 2, isEnough: () => sums > 3 }, (view, now, name) => {
    const locale = name.endsWith('ja') ? 'ja' : 'en';
    const look = { locale, now } as const;
    const { blows } = newsOf(look);
    const wanted = blows
      .filter(({ sum, target }) => sum && /[+−×]/.test(sum) && !isSummedIn(look, target))
      .map(({ sum }) => bare(sum!));
    const drawn = flat(part.pictures.board(view as never, look));
    // Of very many acts some have no room.
    if (drawn.some(({ text, tags }) => text?.startsWith('+') && tags.every((tag) => !/^(act:|burst|hero)/.test(tag))))
      return;
    const tags = drawn.flatMap((one) => one.tags.filter((tag) => tag.startsWith('sum:')));
    const found = [...new Set(tags)].map((tag) => tag.slice('sum:'.length).split('=')[0]!);
    sums += found.length;
    const missing = wanted.filter((one) => !found.includes(one));
    if (missing.length > 0) wrong.push(`${name}: ${missing.join('; ')} in ${found.join('; ')}`);
  });
  expect(sums).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
});

/** In one row, the order of what comes of an act: which of its events each sign tells. */
const TELLS: Readonly<Record<string, ReadonlySet<string>>> = {
  struck: new Set(['attack', 'retaliates']),
  consumed: new Set(['consumes']),
  infused: new Set(['infuses']),
  cured: new Set(['loses-condition']),
  condition: new Set(['gains-condition', 'stunned']),
  item: new Set(['uses-item']),
  shield: new Set(['gains-bonus']),
  healed: new Set(['healed']),
};

test('a row keeps the order of what happened', { timeout: MATCHES * SLOWEST }, () => {
  const wrong: string[] = [];
  let mixed = 0;
  boards({ seed: 'order', least: 1, isEnough: () => mixed > 0 }, (view, now, name) => {
    const { acts } = actsOf(view, { locale: 'en', now });
    for (const { came, doer } of acts) {
      const told = came.flatMap(({ signs, to = doer }) =>
        signs.flatMap(({ is, what }) => {
          const types = TELLS[is];
          if (!types) return [];
          const names = (value: unknown) => what === undefined || JSON.stringify(value).includes(what);
          const whose = view.figures.find(({ id }) => id === to)?.seat;
          const at = now.events.flatMap(({ type, shown }, n) =>
            types.has(type) &&
            (is === 'item' || names(shown)) &&
            [shown.target, shown.actor, ...(is === 'item' ? [shown.seat] : [])].some(
              (one) => one === to || (one === whose && is === 'item'),
            )
              ? [n]
              : [],
          );
          // What is told of only once has its one place.
          return at.length === 1 ? [{ n: at[0]!, is, to }] : [];
        }),
      );
      if (new Set(told.map(({ to }) => to)).size > 1) mixed++;
      const sorted = told.toSorted((a, b) => a.n - b.n);
      if (told.some((one, n) => one !== sorted[n]))
        wrong.push(`${name}: ${told.map(({ is, n }) => `${is} ${n}`).join()}`);
    }
  });
  expect(mixed).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('an attack on several is the headline as one; of four and more no arrow is drawn', {
  timeout: MATCHES * SLOWEST,
}, () => {
  let several = 0;
  boards({ seed: 'volley', least: 3, isEnough: () => several > 0 }, (view, now, name) => {
    const locale = name.endsWith('ja') ? 'ja' : 'en';
    const look = { locale, now } as const;
    const those = volleyOf(look);
    if (!those) return;
    several++;
    const drawn = flat(part.pictures.board(view as never, look));
    const all = those.reduce((sum, { damage, averted }) => sum + (averted > 0 ? 0 : damage), 0);
    const said = drawn.flatMap(({ text }) => text ?? []).join(' ');
    expect(said, name).toContain(locale === 'ja' ? `合計${all}ダメージ` : `${all} damage in all`);
    const targets = new Set(those.map(({ at }) => at));
    if (targets.size < 4) return;
    const [{ from }] = those as [(typeof those)[number]];
    for (const at of targets)
      expect(
        drawn.some(({ tags }) => tags.includes(`blow:${from}:${at}`)),
        name,
      ).toBe(false);
  });
  expect(several).toBeGreaterThan(0);
});

test('what a shield takes off, what is pierced of it and what poison adds has its sign before its number: it is no card', () => {
  const terms = [
    { what: 'base', n: 3 },
    { what: 'poison', n: 1 },
    { what: 'card', n: -1 },
    { what: 'shield', n: -2 },
    { what: 'pierce', n: 1 },
  ];
  const { sum } = sumOf({ terms, damage: 2 });
  expect(sum).toBe('3 + {poison}1 − 1 − {shield}2 + {pierce}1 = 2');
  const all = flat({
    width: 900,
    height: 99,
    ground: '',
    lang: 'en',
    nodes: [...sumSprite('3−1−{shield}2', undefined, 'en').nodes],
  });
  expect(all.flatMap(({ text }) => text ?? [])).toEqual(['3−1−', '2']);
  expect(all.filter(({ tags }) => tags.includes('sum-sign:shield')).length).toBeGreaterThan(0);
});
