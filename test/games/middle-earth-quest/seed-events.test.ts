import { describe, expect, test } from 'vitest';
import type { State } from '#games/middle-earth-quest/state/state';
import { type Scene, table } from './board.ts';
import { BOX } from './in-the-box.ts';
import { ELEANOR, next } from './scenes.ts';

/** The Japanese summary, the event: every test is a sentence of it that is played. */

const scene = (more: Partial<Scene> & Pick<Scene, 'step'>): Scene => ({ heroes: [ELEANOR], ...more });

describe('Event (MEQ-3.8 to 3.11)', () => {
  // Numbers 9, 12 and 14 of stage I.
  const three = ['imladris_event', 'from_argonath_to_the_sea', 'gandalf_visits_frodo'];
  const drawn = (markers: Scene['markers'], cards: string[] = three) =>
    table(scene({ step: 'event', markers: markers!, also: next(...cards) }));
  const eventOf = (t: ReturnType<typeof table>) => t.heard('event-drawn')[0]!.event;

  test('comes from the deck of the stage of the story markers', () => {
    // Number 10 of stage II, number 14 of stage III.
    const cards = [...three, 'iarwain_ben_adar', 'the_account_of_isildur'];
    expect(eventOf(drawn({ green: 6, red: 6 }, cards))).toBe('imladris_event');
    expect(eventOf(drawn({ green: 7, red: 7 }, cards))).toBe('iarwain_ben_adar');
    expect(eventOf(drawn({ green: 13, red: 13 }, cards))).toBe('the_account_of_isildur');
  });
  test('heroes ahead: of three the lowest number, and the others are discarded', () => {
    const t = drawn({ green: 6, yellow: 5, red: 5, black: 5 });
    expect(eventOf(t)).toBe('from_argonath_to_the_sea');
    expect([...t.g.eventDecks[1]!.discard].sort()).toEqual(['gandalf_visits_frodo', 'imladris_event']);
    expect(t.g.eventDecks[1]!.draw).toHaveLength(BOX.events[1] - 3);
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('Sauron ahead: of three the highest number, and the others are discarded', () => {
    const t = drawn({ green: 4, yellow: 0, red: 5, black: 0 });
    expect(eventOf(t)).toBe('gandalf_visits_frodo');
    expect([...t.g.eventDecks[1]!.discard].sort()).toEqual(['from_argonath_to_the_sea', 'imladris_event']);
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('the foremost markers level: the top card, and no other leaves the deck', () => {
    const t = drawn({ green: 5, yellow: 5, red: 1, black: 0 });
    expect(eventOf(t)).toBe('imladris_event');
    expect(t.g.eventDecks[1]!.draw).toHaveLength(BOX.events[1] - 1);
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('A-2: the foremost markers are compared, and not who has less way to go', () => {
    // Sauron is 3 spaces from The Shadow Falls, the heroes 8 from the end.
    const t = drawn({ green: 10, yellow: 9, red: 9, black: 9 }, [
      'iarwain_ben_adar',
      'athelas_kingsfoil',
      'the_foe_hammer',
    ]);
    expect(eventOf(t)).toBe('the_foe_hammer');
  });
  test('first favor is placed where the card says', () => {
    const t = drawn({ green: 5, red: 5 });
    expect(t.g.favors).toEqual({ ered_mithrin: 1, gap_of_rohan: 1 });
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('then a character comes; one that is on the board stays where it is', () => {
    const come = (before: Record<string, string>) =>
      table(
        scene({
          step: 'event',
          also: (g) => {
            next('gandalf_visits_frodo')(g);
            g.characters = before;
          },
        }),
      );
    expect(come({}).g.characters).toEqual({ gandalf: 'the_shire' });
    const stays = come({ gandalf: 'bree' });
    expect(stays.g.characters).toEqual({ gandalf: 'bree' });
    const told = come({}).told();
    expect(told.indexOf('favor-placed')).toBeLessThan(told.indexOf('character-placed'));
    expect(told.indexOf('character-placed')).toBeLessThan(told.indexOf('event-stays'));
    stays.nobodyIsAskedExcept(0, 'action');
  });
  test('an event of a location lies there until it is resolved', () => {
    const heroes = [{ ...ELEANOR, at: 'the_shire', favor: 3 }];
    const t = table(scene({ step: 'travel', heroes, also: (g) => lies(g, 'gandalf_visits_frodo', 'the_shire') }));
    expect(t.seat(1).lists('explore', 'deeds')).toContain('event');
    t.seat(1).does('explore', { deeds: ['event'] });
    const [asked] = t.open;
    t.seat(1).does(asked!.actions[0]!, t.seat(1).may(asked!.actions[0]!)[0]!);
    expect(t.g.event).toBeNull();
    expect(t.g.eventDecks[1]!.discard).toEqual(['gandalf_visits_frodo']);
    t.nobodyIsAskedExcept(1, 'travel');
  });
  test('or until another event of a location takes its place', () => {
    const also = (g: State) => {
      lies(g, 'gandalf_visits_frodo', 'the_shire');
      next('imladris_event')(g);
    };
    const t = table(scene({ step: 'event', also }));
    expect(t.g.event).toEqual({ card: 'imladris_event', at: 'rivendell' });
    expect(t.g.eventDecks[1]!.discard).toEqual(['gandalf_visits_frodo']);
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('MEQ-3.11: with a new stage the event in its space stays, and an empty deck is made anew of its own discards', () => {
    const also = (g: State) => {
      lies(g, 'gandalf_visits_frodo', 'the_shire');
      const deck = g.eventDecks[2]!;
      deck.discard = deck.draw.filter((card) => card !== 'beregond');
      deck.draw = ['beregond'];
    };
    const rises = table(scene({ step: 'event', markers: { green: 8, red: 8 }, also }));
    expect(eventOf(rises)).toBe('beregond');
    expect(rises.g.event).toEqual({ card: 'gandalf_visits_frodo', at: 'the_shire' });
    const anew = table(scene({ step: 'event', markers: { green: 9, red: 8 }, also }));
    // Beregond and two of the discards; the number 14 is the highest, and nobody but the heroes is ahead.
    expect(anew.heard('event-drawn')[0]!.others).toHaveLength(2);
    const { draw, discard } = anew.g.eventDecks[2]!;
    expect(draw).toHaveLength(BOX.events[2] - 3);
    expect([...draw, ...discard]).toContain('beregond');
    expect(anew.g.eventDecks[1]!.draw).toHaveLength(BOX.events[1] - 1);
  });
});

/** An event of stage I lies where its marker is. */
function lies(g: State, card: string, at: string): void {
  const deck = g.eventDecks[1]!;
  deck.draw = deck.draw.filter((one) => one !== card);
  g.event = { card, at };
}
