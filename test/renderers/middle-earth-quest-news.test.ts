import { beforeAll, describe, expect, test } from 'vitest';
import { headlines } from '#asking/public-message';
import { playout } from '#chance/playout';
import { logOf } from '#core/history';
import { position } from '#core/match';
import { type Locale, locales } from '#core/text';
import type { Event } from '#core/types';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { combatCards } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { LOCATIONS } from '#games/middle-earth-quest/printed/map/map';
import { text as words } from '#games/middle-earth-quest/printed/text';
import { view } from '#games/middle-earth-quest/seen/view';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { pictures } from '#renderers/middle-earth-quest/index';
import { piecesAt, placeWords } from '#renderers/middle-earth-quest/lists';
import { isSeen } from '#renderers/middle-earth-quest/map';
import { placeName } from '#renderers/middle-earth-quest/names';
import { headlinePlaces } from '#renderers/middle-earth-quest/news';
import { focusOf, partOf } from '#renderers/middle-earth-quest/zoom';
import type { Now } from '#renderers/pictures';
import type { Node, Scene } from '#renderers/scene';
import type { AnyGame } from '#src/game-part';
import { part as whole } from '../games/middle-earth-quest/part.ts';
import { goingOn } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { flat } from './boxes.ts';
import { clashes, outside, texts, wrong } from './legible.ts';
import { middle } from './middle-earth-quest-samples.ts';

/** What a picture of Middle-Earth Quest tells of what has just happened. */

const part = { game: middleEarthQuest, text: words, pictures } as unknown as AnyGame;
const told = (events: readonly Event[], locale: Locale = 'en'): Now => ({
  said: headlines(part, events, locale),
  events,
  asked: [],
});
const wordsOf = (...[seen, look]: Parameters<typeof pictures.board>) =>
  texts(pictures.board(seen, look)).map(({ text }) => text!);
const isMap = (...[seen, look]: Parameters<typeof pictures.board>) =>
  flat(pictures.board(seen, look)).some(({ tags }) => tags.includes('place:bree'));
const event = (type: string, shown: Event['shown']): Event => ({ type, shown });

/** Every combat of a match with all that was told of it, as everybody sees the table when its end has just been told. */
interface Over {
  seen: View;
  events: Event[];
  ended: Event['shown'];
}
const overs: Over[] = [];

beforeAll(() => {
  const bothWays = () => [true, false].every((won) => overs.some(({ ended }) => Boolean(ended.foeDefeated) === won));
  for (const n of goingOn(3, () => overs.length > 8 && bothWays())) {
    let seenSo = 0;
    playout(whole, salted(`over/${n}`), {
      seats: 4,
      each: (match) => {
        const { g, events } = position(middleEarthQuest, match);
        const all = [...logOf(match).flatMap((entry) => entry.events), ...events];
        const ends = all.filter(({ type }) => type === 'combat-ends').length;
        if (ends > seenSo && g.combat === null) {
          const begin = all.findLastIndex(({ type }) => type === 'combat-begins');
          const end = all.findLastIndex(({ type }) => type === 'combat-ends');
          if (end > begin)
            overs.push({
              seen: structuredClone(view(g, 'spectator')),
              events: all.slice(begin, end + 1),
              ended: all[end]!.shown,
            });
        }
        seenSo = ends;
      },
    });
  }
});

/** The letters on pieces are looked at with the pieces. */
const withoutSigns = (scene: Scene): Scene => ({ ...scene, nodes: scene.nodes.flatMap(notSign) });
function notSign(node: Node): Node[] {
  if (node.kind !== 'group') return [node];
  // How many there are and how many came stand on plates of their own (middle-earth-quest-strip).
  return node.tag === 'sign' || node.tag?.startsWith('came:') ? [] : [{ ...node, nodes: node.nodes.flatMap(notSign) }];
}

describe('A combat that is over', () => {
  test('is what the picture of its message shows: both fighters, the last cards, and who was defeated', () => {
    expect(overs.length).toBeGreaterThan(8);
    expect(overs.some(({ ended }) => ended.foeDefeated)).toBe(true);
    expect(overs.some(({ ended }) => !ended.foeDefeated)).toBe(true);
    for (const { seen, events, ended } of overs) {
      const drawn = wordsOf(seen, { locale: 'en', now: told(events) });
      const hero = seen.heroes.find(({ seat }) => seat === ended.seat)!;
      for (const who of [hero.id, ended.foe as string])
        expect(drawn.some((one) => one.startsWith(words.say({ key: `fighter.${who}` }, 'en')))).toBe(true);
      const beaten = [ended.foeDefeated, ended.heroDefeated].filter((one) => one === true).length;
      expect(drawn.filter((one) => one === 'Defeated')).toHaveLength(beaten);
      const last = events.findLast(({ type }) => type === 'combat-round');
      for (const played of [last?.shown.ours, last?.shown.theirs]) {
        const { card } = ((played ?? {}) as { args?: { card?: string } }).args ?? {};
        if (card) expect(drawn).toContain(combatCards.get(card)!.name.en);
      }
    }
  });
  test('has every round: the newest in words on its scene, former ones as cards below it, the oldest first', () => {
    const { seen, events } = overs.find((one) => one.events.filter(({ type }) => type === 'combat-round').length > 1)!;
    const scene = pictures.board(seen, { locale: 'en', now: told(events) });
    const drawn = texts(scene).map(({ text }) => text!);
    const rounds = drawn.filter((one) => /^Round \d+$/.test(one));
    // The last one stands in the head of the board: the round of the match.
    const head = rounds.lastIndexOf(`Round ${seen.round}`);
    expect(head).toBeGreaterThanOrEqual(0);
    rounds.splice(head, 1);
    expect(rounds[0]).toBe(`Round ${events.findLast(({ type }) => type === 'combat-round')!.shown.round}`);
    const played = events.filter(({ type }) => type === 'combat-round').map(({ shown }) => `Round ${shown.round}`);
    const [last, ...former] = rounds;
    expect([...former, last]).toEqual(played);
  });
  test('lies within its frame with no word over another or too small for a phone, and is told in 1,000 characters', () => {
    const scenes = overs.flatMap(({ seen, events }, n) =>
      locales.map((locale) => {
        const look = { locale, now: told(events, locale) };
        const alt = pictures.alt.board(seen, look);
        expect(alt.length).toBeLessThanOrEqual(1000);
        expect(alt).toContain(words.say({ key: `fighter.${events[0]!.shown.foe}` }, locale));
        return [`${n} ${locale}`, pictures.board(seen, look)] as const;
      }),
    );
    for (const [, { width, height }] of scenes) expect([width, height <= 1880]).toEqual([1200, true]);
    expect(wrong(scenes, outside)).toEqual([]);
    expect(wrong(scenes, (scene) => clashes(withoutSigns(scene)))).toEqual([]);
    expect(
      wrong(scenes, (scene) =>
        texts(scene)
          .filter(({ size, tags }) => size! < 26.99 && !tags.some((tag) => /^(sign|country|foot)$/.test(tag)))
          .map((one) => one.text!),
      ),
    ).toEqual([]);
  });
  test('stays on its message when that is over, and gives way to the map when somebody travels on or asks for a place', () => {
    const { seen, events, ended } = overs[0]!;
    const now = told(events);
    expect(isMap(seen, { locale: 'en', now })).toBe(false);
    expect(isMap(seen, { locale: 'en', now, map: true })).toBe(false);
    expect(isMap(seen, { locale: 'en' })).toBe(true);
    expect(isMap(seen, { locale: 'en', now, focus: 'bree' })).toBe(true);
    const gone = event('hero-moves', { seat: ended.seat!, from: 'bree', to: 'weathertop', cards: [] });
    expect(isMap(seen, { locale: 'en', now: told([...events, gone]) })).toBe(true);
  });
  test('is shown without its beginning, where that stands on a message before', () => {
    const { seen, events, ended } = overs.find(
      (one) => one.events.filter(({ type }) => type === 'combat-round').length > 1,
    )!;
    const from = events.findLastIndex(({ type }) => type === 'combat-round');
    const drawn = wordsOf(seen, { locale: 'en', now: told(events.slice(from)) });
    expect(drawn).toContain(words.say({ key: `fighter.${ended.foe}` }, 'en'));
    expect(drawn.filter((one) => one === `Round ${events[from]!.shown.round}`).length).toBeGreaterThan(0);
  });
});

describe('What has changed', () => {
  test('is no move that was taken back: it leaves neither footprints nor a ring (R-600)', () => {
    const steps = [
      event('hero-moves', { seat: 1, from: 'bree', to: 'weathertop', cards: [] }),
      event('hero-moves', { seat: 1, from: 'weathertop', to: 'the_trollshaws', cards: [] }),
    ];
    const stopped = event('hero-stopped', { seat: 1, from: 'the_trollshaws', place: 'weathertop', n: 1, cards: [] });
    const tagged = (events: Event[]) => {
      const all = flat(pictures.board(middle, { locale: 'en', now: { said: [], events, asked: [] } }));
      return new Set(all.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('changed:'))));
    };
    expect(tagged(steps)).toContain('changed:the_trollshaws');
    expect(tagged([...steps, stopped])).not.toContain('changed:the_trollshaws');
    expect(tagged([...steps, stopped])).toContain('changed:weathertop');
  });
  test('is influence: a burst with how much came, a hollow disc with how much went, and nothing where it came and went', () => {
    const marks = (events: Event[]) =>
      texts(pictures.board(middle, { locale: 'en', now: { said: [], events, asked: [] } })).flatMap(({ tags, text }) =>
        tags.flatMap((tag) => (tag.startsWith('burst:') ? [`${tag} ${text}`] : [])),
      );
    const label = (key: string, args: object) => ({ key, args }) as never;
    const came = event('influence-placed', {
      places: [label('label.place-n', { place: 'bree', n: 2 }), label('label.place', { place: 'rhun' })],
    });
    const fell = event('influence-falls', { falls: [label('label.falls', { place: 'bree', from: 3, to: 1 })] });
    expect(marks([came])).toEqual(['burst:bree +2', 'burst:rhun +1']);
    expect(marks([fell])).toEqual(['burst:bree −2']);
    expect(marks([came, fell])).toEqual(['burst:rhun +1']);
  });
  test('is loud for the headline alone: its own place, or that of the hero who did it where it names none', () => {
    const [{ at, seat }] = middle.heroes as [View['heroes'][number]];
    const look = (deed: Event, events: Event[]) => ({
      locale: 'en' as const,
      now: { said: [], deeds: [deed], events, asked: [] },
    });
    const rest = event('rested', { seat, n: 2 });
    const came = event('influence-placed', { places: [{ key: 'label.place', args: { place: 'rhun' } }] as never });
    expect(headlinePlaces(middle, look(rest, [came, rest]))).toEqual([at]);
    expect(headlinePlaces(middle, look(came, [rest, came]))).toEqual(['rhun']);
    expect(headlinePlaces(middle, look(event('sauron-turn', {}), [came]))).toEqual([]);
  });
  test('is framed on the story track: the space a marker has come to, and no other', () => {
    const framed = (events: Event[]) => [
      ...new Set(
        flat(pictures.board(middle, { locale: 'en', now: { said: [], events, asked: [] } }))
          .flatMap(({ tags }) => tags)
          .filter((tag) => /^changed:\d+$/.test(tag)),
      ),
    ];
    expect(framed([event('marker-moves', { marker: 'red', n: 2, space: 6 })])).toEqual(['changed:6']);
    expect(framed([event('marker-falls', { marker: 'red', n: 1, space: 0 })])).toEqual(['changed:0']);
    expect(framed([event('rested', { seat: 1, n: 2 })])).toEqual([]);
  });
  test('says on that space how far the marker came, with a line from where it was', () => {
    const events = [2, 1].map((n, k) => event('marker-moves', { marker: 'red', n, space: 5 + k }));
    const scene = pictures.board(middle, { locale: 'en', now: { said: [], events, asked: [] } });
    expect(texts(scene).flatMap(({ tags, text }) => (tags.includes('changed:6') ? [text] : []))).toEqual(['+3']);
    const way = flat(scene).flatMap(({ tags, box }) => (tags.includes('marker-way:red') ? [box] : []));
    const [from, to] = [Math.min(...way.map(({ x }) => x)), Math.max(...way.map(({ x, w }) => x + w))];
    expect(to - from).toBeGreaterThan(3 * 60);
  });
});

test('A window that has not room for all places leaves out those where nobody is and nothing but influence lies', () => {
  let leftOut = 0;
  for (const focus of LOCATIONS) {
    const { places } = focusOf(focus)!;
    const { seen } = partOf(places);
    const lines = texts(pictures.board(middle, { locale: 'en', focus })).flatMap(({ tags, text }) =>
      tags.includes('list') ? [text!] : [],
    );
    const isListed = (id: string) => lines.some((one) => one.startsWith(`${placeName(id, 'en')}:`));
    const others = LOCATIONS.filter((id) => !places.includes(id) && isSeen(id, seen) && placeWords(middle, id, 'en'));
    const bare = others.filter((id) => piecesAt(middle, id, 'en').length === 0);
    if (bare.some(isListed))
      expect(
        others.filter((id) => !bare.includes(id) && !isListed(id)),
        focus,
      ).toEqual([]);
    leftOut += bare.filter((id) => !isListed(id)).length;
  }
  expect(leftOut).toBeGreaterThan(0);
});

describe('The headline of a hero', () => {
  const stood = { ...middle, heroes: [{ ...middle.heroes[0]!, at: 'the_iron_hills' }] };
  const darkPath = event('dark-path', { seat: 1 });
  const events = [
    darkPath,
    event('favor-gained', { seat: 1, n: 1, favor: 1 }),
    event('hero-moves', { seat: 1, from: 'bree', to: 'old_forest', cards: ['rush'] }),
  ];
  const gained = { key: 'came.favor-gained', args: { who: null, seat: 1, n: 1, favor: 1 } };
  const deed = event('dark-path', { seat: 1, came: [gained] as never });
  const look = (some: Event[]) => ({ locale: 'en' as const, now: { ...told(some), deeds: [deed] } });

  test('stands where he was when he did it, though he has gone on since', () => {
    expect(headlinePlaces(stood, look(events))).toEqual(['bree']);
    expect(headlinePlaces(stood, look(events.slice(0, 2)))).toEqual(['the_iron_hills']);
    expect(headlinePlaces(stood, look([events[2]!, darkPath]))).toEqual(['the_iron_hills']);
  });
  test('has what he gained by it beside that place, and no plate for what happened before or after', () => {
    const tags = (some: Event[]) =>
      new Set(
        flat(pictures.board(stood, look(some))).flatMap(({ tags }) => tags.filter((tag) => /^gained:/.test(tag))),
      );
    expect(tags(events)).toEqual(new Set(['gained:bree']));
    expect(tags([darkPath, events[2]!])).toEqual(new Set());
  });
});
