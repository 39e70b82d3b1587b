import { describe, expect, test } from 'vitest';
import { contest, contestables } from '#core/contest';
import { position } from '#core/match';
import type { Match, SeatId } from '#core/types';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { within } from '#games/middle-earth-quest/printed/cards/choices';
import { events } from '#games/middle-earth-quest/printed/cards/decks';
import { LOCATIONS } from '#games/middle-earth-quest/printed/map/map';
import type { State } from '#games/middle-earth-quest/state/state';
import { says } from '../../core/mini.ts';
import { board, effectsOf, minion, taken, token } from './arranging.ts';
import { table } from './board.ts';
import { acting, actingGame } from './card-table.ts';

/** what the heroes decide together by an event anybody may object to, once. */

/** Something of everything lies nearly everywhere, so that each of these cards asks all it can ask. */
function crowded(g: State): void {
  const normal = LOCATIONS.filter((place) =>
    ['bree', 'edoras', 'fornost', 'the_bight', 'gap_of_rohan'].includes(place),
  );
  board(Object.fromEntries(normal.filter((place) => place !== 'edoras').map((place) => [place, 2])))(g);
  for (const place of [...normal, 'lake_esgaroth', 'dale']) if (LOCATIONS.includes(place)) token(g, place);
  minion(g, 'gothmog', 'the_bight');
  minion(g, 'black_serpent', 'rhosgobel');
  g.characters = { gandalf: 'bree', aragorn: 'fornost' };
  g.slots = [{ card: taken(g, 'a_dark_messenger')[0]!, at: 'erebor' }, null, null];
}

/** The events by which the heroes decide something together; of what one hero pays nobody else decides. */
const TOGETHER = [...events.values()].flatMap((event) => {
  if (event.kind !== 'immediate' || event.id === 'beregond') return [];
  const asks = event.effect
    .flatMap((effect) => [...within(effect)])
    .some((effect) => 'by' in effect && effect.by === 'heroes' && !('mode' in effect && effect.mode === 'all'));
  return asks ? [event.id] : [];
});

describe('What the heroes decide together', () => {
  test('is asked by seven events, each of whose questions says what is done if votes are equal', () => {
    expect(TOGETHER.toSorted()).toEqual([
      'arnor_that_was_of_old',
      'beornings_the_skin_changers',
      'brand_becomes_king_of_dale',
      'commander_of_edoras',
      'the_courage_of_erkenbrand',
      'the_dunadan_guards_the_shire',
      'there_is_strength_yet',
    ]);
  });

  test.each(TOGETHER)('%s: every question of it can be objected to, and what is done otherwise is legal', (id) => {
    const branches = effectsOf(id).flatMap((effect) =>
      effect.op === 'choose' ? effect.options.map((_, i) => i) : [0],
    );
    for (const branch of branches) {
      const t = acting(effectsOf(id), { arrange: crowded, seat: null, kind: 'event' });
      let questions = 0;
      for (; t.open.length > 0; questions++) {
        const [asked] = t.open;
        expect(t.asked().map(({ seat }) => seat)).toEqual([1, 2]);
        const { action, args, labels } = asked!.otherwise!;
        expect(labels.length).toBeGreaterThan(0);
        expect(t.seat(2).refusal(action, args)).toBeUndefined();
        if (asked!.actions.includes('use-effect')) t.seat(2).does('use-effect');
        else if (questions === 0) t.seat(2).does('choose-effect', { effect: String(branch) });
        else t.seat(2).does(action, args);
      }
      expect(questions).toBeGreaterThan(0);
    }
  });
});

describe('An objection of a hero', () => {
  const scene = { arrange: crowded, seat: null };
  const card = effectsOf('the_dunadan_guards_the_shire');
  const game = actingGame(card, scene);
  const opens = (match: Match<State>) => position(game, match).open.map(({ seat, key, vote }) => [seat, key, vote]);
  const objects = (match: Match<State>, seat: SeatId) => {
    const [first] = contestables(game, match);
    const acted = contest(game, match, { seat, question: first!.question });
    if ('refused' in acted) throw new Error(acted.refused.key);
    return acted.match;
  };

  test('takes back what the other has decided, until somebody acts on it; of equal votes the first option is done', () => {
    const decided = says(game, acting(card, scene).match, [1, 'choose-effect', { effect: '0' }]).match;
    const asked = [
      [1, 'remove', undefined],
      [2, 'remove', undefined],
    ];
    expect(opens(decided)).toEqual(asked);
    const voting = objects(decided, 2);
    expect(opens(voting)).toEqual([
      [1, 'choose', true],
      [2, 'choose', true],
    ]);
    const voted = says(game, voting, [2, 'choose-effect', { effect: '1' }]).match;
    const done = says(game, voted, [1, 'choose-effect', { effect: '0' }]);
    expect(done.events.map(({ type }) => type)).toContain('votes-equal');
    expect(opens(done.match)).toEqual(asked);
  });

  test('before a token is turned up it puts that to the vote too; afterwards, with the match over, it comes too late', () => {
    const decided = says(game, acting(card, scene).match, [1, 'choose-effect', { effect: '0' }]).match;
    const things = position(game, decided).open[0]!.otherwise!.args.things as Record<string, number>;
    expect(Object.values(things).reduce((sum, n) => sum + n, 0)).toBe(3);
    const acted = says(game, decided, [1, 'remove-things', { things: {} }]).match;
    expect(contestables(game, acted)).toEqual([]);
    const question = contestables(game, decided).find(({ answer }) => answer === undefined)!;
    const voting = contest(game, decided, { seat: 2, question: question.question });
    if ('refused' in voting) throw new Error(voting.refused.key);
    expect(opens(voting.match)).toEqual([
      [1, 'remove', true],
      [2, 'remove', true],
    ]);
    const voted = says(game, voting.match, [1, 'remove-things', { things: {} }]).match;
    const done = says(game, voted, [2, 'remove-things', { things: { 'influence:bree': 1 } }]);
    const [equal] = done.events.filter(({ type }) => type === 'votes-equal');
    expect(equal!.shown.choice).toHaveLength(3);
    expect(done.events.map(({ type }) => type)).toContain('influence-removed');
  });

  test('reaches over the end of the event step, until Sauron has begun his action', () => {
    const t = table({
      heroes: [{ id: 'eleanor' }, { id: 'thalin' }],
      step: 'event',
      also: (g) => {
        g.eventDecks[1]!.draw.sort((a) => (a === 'the_courage_of_erkenbrand' ? -1 : 0));
        g.markers.green = 0;
      },
    });
    t.seat(1).does('choose-effect', { effect: '1' });
    t.nobodyIsAskedExcept(0, 'action');
    expect(t.g.favors.helms_deep).toBe(1);
    const [decided] = contestables(middleEarthQuest, t.match);
    expect(decided!.answer).toMatchObject({ seat: 1, args: { effect: '1' } });
    const voting = contest(middleEarthQuest, t.match, { seat: 2, question: decided!.question });
    if ('refused' in voting) throw new Error(voting.refused.key);
    expect(position(middleEarthQuest, voting.match).g.favors.helms_deep).toBeUndefined();
    t.seat(0).does('draw-cards');
    expect(contestables(middleEarthQuest, t.match)).toEqual([]);
  });
});
