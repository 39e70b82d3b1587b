import { describe, expect, test } from 'vitest';
import { eventLines, headlines, heard } from '#asking/public-message';
import { partNamed } from '#asking/terms/names';
import { logPage } from '#bot/words/log-pages';
import { locales } from '#core/text';
import type { Event, Json } from '#core/types';
import { pictures } from '#renderers/gloomhaven/index';
import { onslaughtOf } from '#renderers/gloomhaven/onslaught';
import { weight } from '#renderers/gloomhaven/weights';
import type { Scene } from '#renderers/scene';
import { games } from '#src/registry';
import { flat } from './boxes.ts';
import { type Fresh, nowOf, playedFresh } from './fresh.ts';
import { opened, seen } from './gloomhaven-samples.ts';

/** The headline of a board is what matters most, in the sentence that the news and the log have, and the arms beside it are of who did it. */

const armsIn = (scene: Scene): string[] => [
  ...new Set(flat(scene).flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('arms:')))),
];

const part = games.find(({ game }) => game.id === 'gloomhaven')!;
const fresh: Fresh[] = [];
for (const n of [1, 2, 3, 4]) {
  let looked = 0;
  const isLooked = () => looked++ % 6 === 5;
  playedFresh(part, `deeds/arms/${n}`, { most: 260, isLooked, look: (one) => fresh.push(keptOf(one)) });
}
function keptOf({ g, part: named, ...one }: Fresh): Fresh {
  const kept = structuredClone(g);
  return { ...one, g: kept, part: { ...named, text: partNamed(part, () => kept).text } };
}

/** Whose arms an event has, by what the rules told: who did it, of what is done to another figure that one too. */
function armsOf({ type, shown }: Pick<Event, 'type' | 'shown'>): string | undefined {
  const hero = (seat: Json | undefined) => (typeof seat === 'number' ? `hero:${seat}` : undefined);
  const doer = (shown.actor || undefined) ?? hero(shown.seat) ?? shown.type;
  if (type === 'afflicts') return `arms:${shown.by}>${shown.actor}`;
  const isAgainst = /^(attack|kills|fells|retaliates|kills-back|fells-back|forced|redirected)$/.test(type);
  return doer === undefined ? undefined : isAgainst ? `arms:${doer}>${shown.target}` : `arms:${doer}`;
}

describe('over fresh play', () => {
  test('the arms beside the headline are those of its deed: of who did it, and of a blow of both', () => {
    let [blows, others, none] = [0, 0, 0];
    for (const one of fresh) {
      const now = nowOf(one, 'en');
      const view = one.part.game.view(one.g, 'spectator');
      const arms = armsIn(pictures.board(view, { locale: 'en', now }));
      const deed = now.deeds!.at(-1);
      const all = deed && armsOf(deed);
      const struck = now.events.filter(({ type, shown }) => type === 'attack' && shown.actor === deed?.shown.actor);
      // Of a blow at several, and of several who strike, it is who did it, as the headline tells of all.
      const isOfMany = onslaughtOf({ locale: 'en', now }) || new Set(struck.map(({ shown }) => shown.target)).size > 2;
      const isAtSeveral = isOfMany && arms[0] === all?.split('>')[0];
      const wanted = isAtSeveral ? arms[0] : all;
      if (deed) expect([one.name, arms]).toEqual([one.name, wanted === undefined ? [] : [wanted]]);
      if (wanted?.includes('>')) blows++;
      else if (wanted) others++;
      else none++;
    }
    expect(Math.min(blows, others)).toBeGreaterThan(1);
    expect(blows + others + none).toBe(fresh.length);
  });

  test('no other deed weighs more than the headline, and of equals none is newer', () => {
    for (const one of fresh) {
      const { deeds } = nowOf(one, 'en');
      const weights = deeds!.map((deed) => weight(deed));
      expect(weights).toEqual([...weights].sort((a, b) => a - b));
    }
  });

  test('the headline stands in the news and in the alternative text word for word', () => {
    for (const one of fresh)
      for (const locale of locales) {
        const now = nowOf(one, locale);
        const headline = now.said.at(-1);
        if (headline === undefined) continue;
        const events = one.told.filter(({ only }) => only === undefined);
        expect(eventLines(one.part, events, locale)).toContain(headline);
        const view = one.part.game.view(one.g, 'spectator');
        expect(pictures.alt.board(view, { locale, now })).toContain(headline.slice(0, 200));
      }
  });
});

const g = opened(1);
const named = partNamed(part, () => g);
const guard = g.figures.find(({ kind }) => kind === 'monster')!.id;
const tell = (type: string, shown: Record<string, Json>): Event => ({ type, shown });
const BLOW = { from: '0,0', at: '1,0', sum: '3', cards: [], dropped: [], without: null };
const blow = (damage: number) => tell('attack', { ...BLOW, actor: 'hero:0', target: guard, damage });

describe('what matters most', () => {
  const last = (...events: Event[]) => headlines(named, events, 'en').at(-1);
  const stunned = tell('gains-condition', { actor: 'hero:1', condition: 'stun' });
  test('is damage before a condition that somebody else gains, and more of it before less', () => {
    expect(last(blow(3), stunned)).toContain('attacked');
    expect(last(blow(5), blow(2))).toContain('5 damage');
    expect(last(blow(2), blow(2), stunned)).toContain('2 damage');
    expect(last(blow(0), stunned)).toContain('was stunned');
  });
  test('is a death before all damage, an open door before a death, an exhausted character before both', () => {
    const dies = [blow(1), tell('dies', { actor: guard })];
    const door = tell('door-opens', { actor: 'hero:0', at: '0,0' });
    expect(last(...dies, blow(9))).toContain('killed');
    expect(last(door, ...dies)).toContain('opened the door');
    expect(last(tell('exhausted', { seat: 1 }), door, ...dies)).toContain('exhausted');
  });
  test('is the blow that somebody is asked about, before greater harm that is decided', () => {
    const suffers = tell('suffers', { actor: guard, n: 5, by: 'attack', hp: 1 });
    expect(last(blow(9), { ...suffers, shown: { ...suffers.shown, n: 9 } }, blow(2))).toContain('2 damage');
    expect(last(blow(5), suffers, blow(2), tell('suffers', { actor: guard, n: 2, by: 'attack', hp: 1 }))).toContain(
      '5 damage',
    );
  });
  test('is no order of play, as long as anything was done', () => {
    const order = tell('order', { order: [] });
    const uses = tell('uses', { seat: 0, card: 1, use: { key: 'use.top' } });
    expect(last(uses, order)).toBe(last(uses));
    expect(last(order)).toContain('Order');
  });
  test('is never that a round or a turn began, as long as anybody was hurt', () => {
    expect(last(blow(1), tell('round-begins', { round: 3 }), tell('turn', { actor: 'hero:1' }))).toContain('attacked');
    expect(last(tell('round-begins', { round: 3 }), tell('turn', { actor: 'hero:1' }))).toContain('Round 3');
  });
});

test('who has fallen by a blow still has arms there, crossed out; without news those of who acts stand there', () => {
  const gone = 'monster:living-bones:normal:7:99';
  const events = [tell('attack', { ...BLOW, actor: 'hero:0', target: gone, damage: 3 }), tell('dies', { actor: gone })];
  const now = { ...heard(named, events, 'en'), events, asked: [] };
  const board = (look: object) => armsIn(pictures.board(seen(g), { locale: 'en', ...look }));
  expect(board({ now })).toEqual([`arms:hero:0>${gone}`]);
  expect(board({})).toEqual([`arms:${g.turn!.actor}`]);
});

test('the log tells deeds in one line each, also where a deed is spread over several answers', () => {
  const turns = [[0, { turn: 1, actor: 'hero:0' }]] as [number, Record<string, Json>][];
  const entries = [[blow(3)], [tell('suffers', { actor: guard, n: 3, by: 'attack', hp: 1 })]];
  const log = entries.map((events) => ({ answer: null, events, turns }));
  const found = { part: named, record: { id: 'm' } } as unknown as Parameters<typeof logPage>[0];
  const page = logPage(found, log, { locale: 'en', viewers: [], unfolded: false });
  const lines = page.content.split('\n').slice(2);
  expect(lines).toEqual(eventLines(named, entries.flat(), 'en'));
  expect(lines).toHaveLength(1);
});
