import { describe, expect, test } from 'vitest';
import { economyActions } from '#games/scythe/chapters/economy';
import { encounterStep } from '#games/scythe/chapters/encounter';
import { unitsAt, workersOut } from '#games/scythe/pieces';
import { type Play, play, type Scene, type Sitting } from './board.ts';

/** Seat 0 stands with its character on the encounter of A3, a village with no worker of its own. */
const meets = (card: string, sitting: Partial<Sitting> = {}, more: Partial<Scene> = {}): Play =>
  play(
    {
      seats: [
        {
          faction: 'nordic',
          coins: 4,
          power: 4,
          popularity: 4,
          ...sitting,
          units: { A3: ['character'], A4: ['worker'], A5: ['worker'], ...sitting.units },
        },
        { faction: 'saxony', hand: [2, 5] },
      ],
      nextEncounters: [card],
      ...more,
    },
    economyActions,
    function* (t) {
      yield* encounterStep(t, 0);
    },
  );
const option = (id: string, without: string[] = []) => ({ option: id, without });

describe('Encounter', () => {
  test('SC-8.1: the token is discarded and a card is drawn and read openly', () => {
    const { g, heard, asked } = meets('E01');
    expect(g.encounters).not.toContain('A3');
    expect(g.encounter).toEqual({ seat: 0, card: 'E01', hex: 'A3', taken: [] });
    expect(heard('encounter')).toEqual([{ seat: 0, hex: 'A3', card: 'E01' }]);
    expect(asked()).toMatchObject({ seat: 0, key: 'encounter', secret: false });
  });

  test('SC-8.1: where no token lies nothing happens', () => {
    const { g, asked } = meets('E01', {}, { encounters: ['B2'] });
    expect(asked()).toBeUndefined();
    expect(g.encounter).toBeNull();
  });

  test('SC-8.2: one option whose cost can be paid in full', () => {
    const { g, asked, heard } = meets('E01').does('choose-option', option('commercial'));
    expect(g.players[0]!.coins).toBe(2);
    expect(g.goods.A3).toMatchObject({ food: 4 });
    expect(heard('option-taken')[0]).toMatchObject({ option: 'E01.commercial' });
    expect(asked()).toBeUndefined();
    expect(meets('E01', { coins: 1 }).isRefused('choose-option', option('commercial'))).toBe('refusal.not-available');
  });

  test('R-18: popularity must be there in full to be paid', () => {
    expect(meets('E02', { popularity: 1 }).isRefused('choose-option', option('unpopular'))).toBe(
      'refusal.not-available',
    );
    expect(meets('E02', { popularity: 2 }).may('choose-option')).toContainEqual(option('unpopular'));
  });

  test('SC-8.4: the card goes under the deck', () => {
    const { g } = meets('E01').does('choose-option', option('popular'));
    expect(g.encounterDeck[0]).toBe('E01');
    expect(g.encounterDeck).toHaveLength(28);
    expect(g.encounter).toBeNull();
  });

  test('SC-8.3: workers come on the hex, as far as there are any on the mat', () => {
    const { g } = meets('E03').does('choose-option', option('commercial'));
    expect(unitsAt(g, 'A3', 0)).toContain('nordic.worker.3');
    const full = meets('E03', { units: { A5: ['worker*7'] } }).does('choose-option', option('commercial'));
    expect(workersOut(full.g, 0)).toBe(8);
    expect(full.g.goods.A3).toMatchObject({ food: 3 });
  });

  test('SC-8.3: a mech comes on the hex without a worker there, at no further cost and without coins', () => {
    const meeting = meets('E03', { recruits: [{ from: 'deploy', bonus: 'power' }] });
    const { g, heard } = meeting.does('choose-option', option('unpopular'));
    expect(meeting.may('free-deploy').every(({ hex }) => hex === 'A3')).toBe(true);
    meeting.does('free-deploy', { mech: 'speed', hex: 'A3' });
    expect(g.units['nordic.mech.1']!.at).toBe('A3');
    expect(g.players[0]).toMatchObject({ coins: 4, mechs: ['speed'] });
    expect(heard('recruit-bonus')).toEqual([]);
  });

  test('SC-8.3: a structure is built on the hex', () => {
    const meeting = meets('E01').does('choose-option', option('unpopular'));
    meeting.does('free-build', { structure: 'mill', hex: 'A3' });
    expect(meeting.g.players[0]!.structures).toEqual({ mill: 'A3' });
  });

  test('R-16: a structure where there is one already is lost, the cost is paid', () => {
    const { g, asked } = meets('E01', { structures: { mine: 'A3' } }).does('choose-option', option('unpopular'));
    expect(asked()).toBeUndefined();
    expect(g.players[0]).toMatchObject({ popularity: 2, structures: { mine: 'A3' } });
  });

  test('SC-1.6: any part of the gain may be declined, of those that come by themselves and of those asked about', () => {
    const { g } = meets('E01').does('choose-option', option('popular', ['popularity']));
    expect(g.players[0]).toMatchObject({ coins: 6, popularity: 4 });
    const second = meets('E01').does('choose-option', option('unpopular')).does('no-thanks');
    expect(second.g.players[0]).toMatchObject({ popularity: 2, structures: {} });
  });

  test('SC-8.3: resources of choice come on the hex', () => {
    const meeting = meets('E13').does('choose-option', option('unpopular'));
    expect(meeting.isRefused('take-resources', { goods: { 'A4.food': 5 } })).toBe('refusal.not-available');
    meeting.does('take-resources', { goods: { 'A3.food': 2, 'A3.oil': 3 } });
    expect(meeting.g.goods.A3).toEqual({ food: 2, wood: 0, metal: 0, oil: 3 });
  });

  test('SC-5.8, R-110: a recruit of an encounter gives its one-time bonus, and no ongoing one', () => {
    const meeting = meets('E02', { recruits: [{ from: 'enlist', bonus: 'power' }] });
    meeting.does('choose-option', option('unpopular')).does('free-enlist', { from: 'build', bonus: 'coins' });
    expect(meeting.g.players[0]).toMatchObject({ coins: 6, hand: [] });
    expect(meeting.heard('recruit-bonus')).toEqual([]);
  });

  test('SC-11.1: a star that the gain brings is placed at once', () => {
    const { g } = meets('E01', { popularity: 17 }).does('choose-option', option('popular'));
    expect(g.players[0]!.stars).toMatchObject([{ kind: 'popularity' }]);
  });

  describe('Meander', () => {
    const polania = (card: string, more: Partial<Sitting> = {}) =>
      play(
        {
          seats: [
            { faction: 'polania', coins: 0, popularity: 4, units: { A3: ['character'] }, ...more },
            { faction: 'saxony' },
          ],
          nextEncounters: [card],
        },
        economyActions,
        function* (t) {
          yield* encounterStep(t, 0);
        },
      );

    test('SC-13.5: two different options, the first may pay for the second', () => {
      const { g, isRefused, does } = polania('E01');
      expect(isRefused('choose-option', option('commercial'))).toBe('refusal.not-available');
      does('choose-option', option('popular'));
      expect(isRefused('choose-option', option('popular'))).toBe('refusal.not-available');
      does('choose-option', option('commercial'));
      expect(g.players[0]).toMatchObject({ coins: 0, popularity: 5 });
      expect(g.goods.A3).toMatchObject({ food: 4 });
    });

    test('SC-13.5: or one only', () => {
      const { g, asked } = polania('E01').does('choose-option', option('popular')).does('no-more');
      expect(asked()).toBeUndefined();
      expect(g.encounterDeck[0]).toBe('E01');
    });

    test('SC-8.2: everybody else takes one', () => {
      expect(meets('E01').does('choose-option', option('popular')).asked()).toBeUndefined();
    });
  });

  describe('promotional cards', () => {
    const promo = (card: string, more: Partial<Sitting> = {}) => meets(card, more, { cards: 'promo' });

    test('R-114, E31: the cards of one opponent are seen by that seat alone', () => {
      const meeting = promo('E31').does('choose-option', option('unpopular'));
      meeting.does('look-at', { seat: '1' });
      const told = meeting.events.find(({ type }) => type === 'looked-at')!;
      expect(told).toEqual({ type: 'looked-at', shown: { seat: 0, target: 1 }, only: { 0: { seen: [2, 5] } } });
    });

    test('R-115, E42: own units of choice go to one empty land hex beside, across a river; resources stay', () => {
      const meeting = promo('E42', { units: { A3: ['character', 'worker*2'] } });
      meeting.g.goods.A3 = { food: 2, wood: 0, metal: 0, oil: 0 };
      meeting.does('choose-option', option('commercial'));
      const places = new Set(meeting.may('relocate').map(({ to }) => to));
      // A4 holds a worker and lies across a river as B4 does; B3 is a lake, B2 has an encounter token.
      expect(places.has('A4')).toBe(false);
      expect(places.has('B3')).toBe(false);
      meeting.does('relocate', { to: 'B4', units: { character: 1, worker: 1 } });
      expect(unitsAt(meeting.g, 'B4', 0)).toEqual(['nordic.character', 'nordic.worker.1']);
      expect(unitsAt(meeting.g, 'A3', 0)).toEqual(['nordic.worker.2']);
      expect(meeting.g.goods.A3).toMatchObject({ food: 2 });
    });
  });
});
