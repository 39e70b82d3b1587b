import { describe, expect, test } from 'vitest';
import type { Json } from '#core/types';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { handNews } from '#renderers/middle-earth-quest/combat-hands';
import { finaleHealth, openCard } from '#renderers/middle-earth-quest/combat-side-notes';
import { mapPictures, pictures } from '#renderers/middle-earth-quest/index';
import { combatCardName } from '#renderers/middle-earth-quest/names';
import type { Now } from '#renderers/pictures';
import type { Sprite } from '#renderers/scene';
import { flat } from './boxes.ts';
import { texts } from './legible.ts';
import { moments, seen } from './middle-earth-quest-played.ts';
import { middle } from './middle-earth-quest-samples.ts';

/** What stands beside a fight and on the plates of heroes: causes, cards of the life pool, the card that lies open, and what is held. */

type Event = Now['events'][number];
const now = (events: readonly Event[], asked: Now['asked'] = []): Now => ({ said: [], events, asked });
const wordsOf = (sprites: readonly Sprite[]) =>
  sprites.flatMap(({ w, h, nodes }) =>
    texts({ width: w, height: h, ground: '#ffffff', lang: 'en', nodes }).map(({ text }) => text),
  );
const fights = moments('notes/meq', { seats: 4, every: 1 })
  .filter(({ g }) => g.combat !== null)
  .map(({ g }) => seen(g, 'spectator'));
const [{ seat, id }] = middle.heroes as [(typeof middle.heroes)[number]];

describe('The chips of a side', () => {
  const news = (...events: Event[]) => wordsOf(handNews(now(events), 'hero', { seat, who: id }, 'en'));
  const begun: Event = { type: 'combat-begins', shown: { seat, foe: 'gothmog', place: 'bree' } };
  const paid = (key: string, ...cards: string[]) => ({ key, args: { cards } });
  const hurt = (...from: Json[]): Event => ({ type: 'hero-hurt', shown: { seat, n: 2, from, left: 5 } });
  test('name the cards of damage by the pile that gave them, and its blow once', () => {
    const both = news(begun, hurt(paid('label.of-hand', 'reckless'), paid('label.of-life', 'aimed_shot')));
    expect(both.filter((one) => one === '−2')).toHaveLength(1);
    expect(both.join(' ')).toContain(combatCardName('reckless', 'en'));
    expect(both.join(' ')).toContain(combatCardName('aimed_shot', 'en'));
    const life = news(begun, hurt(paid('label.of-life', 'evade', 'parry')));
    expect(life.filter((one) => one === '−2')).toHaveLength(1);
    expect(life.join(' ')).toContain(combatCardName('evade', 'en'));
  });
  test('say what took cards by chance, of this side alone and just before', () => {
    const says = {
      key: 'combat.discards',
      args: { who: id, n: 1, by: { key: 'combat.card', args: { card: 'trample' } } },
    };
    const why: Event = { type: 'combat-why', shown: { step: 8, says: says as unknown as Json } };
    const took: Event = { type: 'combat-discards', shown: { who: id, cards: ['eviscerate'] } };
    const trample = combatCardName('trample', 'en');
    expect(news(begun, why, took).join(' ')).toMatch(new RegExp(`${trample} →.*Eviscerate`));
    expect(news(begun, took).join(' ')).not.toContain(trample);
    expect(news(begun, why, begun, took).join(' ')).not.toContain(trample);
  });
});

describe('The card that a side has laid face up', () => {
  const fight = fights.find(({ combat }) => combat!.round > 0)!;
  const combat = fight.combat!;
  const asked = (of: number, ...cards: string[]): Now['asked'] => [
    {
      ...{ seat: of, key: 'combat-card', words: 'Which card?' },
      about: {
        round: combat.round + 1,
        shown: cards.map((card) => ({ key: 'label.played', args: { card } })) as never,
      },
    },
  ];
  test('lies with the other side, with its round, while one is asked for an answer', () => {
    const said = (side: 'hero' | 'foe', who: Now['asked']) => wordsOf(openCard(combat, side, now([], who), 'en'));
    for (const [side, other] of [
      ['hero', 0],
      ['foe', combat.seat],
    ] as const) {
      const words = said(side, asked(other, 'anticipate')).join(' ');
      expect(words).toContain(combatCardName('anticipate', 'en'));
      expect(words).toContain(`Round ${combat.round + 1}`);
      expect(said(side === 'hero' ? 'foe' : 'hero', asked(other, 'anticipate'))).toEqual([]);
    }
    expect(said('hero', asked(0))).toEqual([]);
    expect(said('hero', [])).toEqual([]);
  });
});

describe('The last combat', () => {
  test('says how the health of the foe came to be, and no other combat does', () => {
    for (const { combat } of fights) {
      const { foeSide } = combat!;
      const printed = 9;
      const of = (health: number, isLast: boolean) =>
        finaleHealth({ ...combat!, foe: 'ringwraiths', isLast, foeSide: { ...foeSide, health } });
      expect(of(printed + 2, true)).toBe(' (9+2)');
      expect(of(printed - 3, true)).toBe(' (9−3)');
      expect(of(printed, true)).toBe('');
      expect(of(printed + 2, false)).toBe('');
    }
  });
  test('has who fights on the map below at the place of the fight, with the health that its bar has, and nowhere else', () => {
    const fight = fights.find(({ combat }) => combat!.kind === 'minion')!;
    const { at } = fight.heroes.find((one) => one.seat === fight.combat!.seat)!;
    const far = at === 'minas_morgul' ? 'dagorlad' : 'minas_morgul';
    const view: View = {
      ...fight,
      combat: {
        ...fight.combat!,
        foe: 'ringwraiths',
        isLast: true,
        rounds: [],
        foeSide: { ...fight.combat!.foeSide, health: 11, damage: 2 },
      },
      minions: fight.minions.map((one) =>
        one.id === 'ringwraiths' ? { ...one, is: 'board', at: far, damage: 0 } : one,
      ),
    };
    const country = flat(pictures.board(view, { locale: 'en' })).filter(({ tags }) => tags.includes('country'));
    const faces = country.filter(({ tags }) => tags.includes('face:ringwraiths'));
    expect(faces.length).toBeGreaterThan(0);
    for (const { tags } of faces) expect(tags).toContain(`pieces:${at}`);
    expect(country.flatMap(({ text }) => text ?? [])).toContain('9/11');
  });
});

describe('What is held', () => {
  const drawn = (view: View, events: readonly Event[] = []) =>
    flat(mapPictures.board(view, { locale: 'en', now: { ...now(events), said: ['It was so.'] } }));
  test('by Sauron is counted beside the round: Shadow cards first, then plots, and no more than that', () => {
    const held = (shadow: number, plots: number) =>
      drawn({ ...middle, sauron: { shadow, plots } }).flatMap(({ tags, text }) =>
        tags.includes('held') ? (text ?? []) : [],
      );
    expect(held(5, 3)).toEqual(['5', '3']);
    expect(held(0, 12)).toEqual(['0', '12']);
  });
  test('by a hero of events is a flag at his arms, with a number where there are more, and none on others', () => {
    const kept = (n: number, of = seat) => {
      const keptEvents = Array.from({ length: n }, () => ({ card: 'trust_in_friendship', seat: of as 1, favor: 2 }));
      return drawn({ ...middle, keptEvents }).filter(
        ({ tags }) => tags.includes('kept') && tags.includes(`strip:${id}`),
      );
    };
    const numbers = (n: number) => kept(n).flatMap(({ text }) => text ?? []);
    expect(kept(1).length).toBeGreaterThan(0);
    expect([numbers(1), numbers(2)]).toEqual([[], ['2']]);
    expect(kept(0)).toEqual([]);
    expect(kept(1, seat + 1)).toEqual([]);
  });
  test('no more leaves a ghost: a character who was sent away, or consulted, where the hero stood then', () => {
    const characters = { ...middle.characters };
    delete characters.theoden;
    const ghosts = (...events: Event[]) =>
      drawn({ ...middle, characters }, events).flatMap(({ tags }) =>
        tags.includes('face:theoden') && tags.includes('ghost') ? tags.filter((tag) => tag.startsWith('pieces:')) : [],
      );
    const leaves: Event = { type: 'character-leaves', shown: { character: 'theoden', place: 'rhun' } };
    expect(new Set(ghosts(leaves))).toEqual(new Set(['pieces:rhun']));
    const consulted: Event = { type: 'consulted', shown: { seat, character: 'theoden' } };
    const { at } = middle.heroes[0]!;
    expect(new Set(ghosts(consulted))).toEqual(new Set([`pieces:${at}`]));
    const on: Event = { type: 'hero-moves', shown: { seat, from: 'dagorlad', to: at, cards: [] } };
    expect(new Set(ghosts(consulted, on))).toEqual(new Set(['pieces:dagorlad']));
    expect(ghosts()).toEqual([]);
  });
});
