import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { beginCampaign, type Carried, currentCampaign, takenOn } from '#core/campaign';
import { position, start } from '#core/match';
import { bazaarGame } from '../kit/bazaar.ts';
import { caravanGame as game } from '../kit/caravan/game.ts';
import { caravan } from '../kit/caravan/part.ts';
import { goingOn } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';

const near = { route: 'near' };
const begin = (options: Record<string, string>, carried?: Carried['state']) =>
  start(game, { options, seats: 2, seed: 'campaign', carried });

describe('A campaign', () => {
  test('begins with what the game says, and a match from what it has brought', () => {
    const campaign = beginCampaign(game, near);
    expect(campaign).toEqual({ game: 'caravan', version: 2, matches: 0, state: { treasure: 0, known: [] } });
    expect(begin(near, { treasure: 9, known: ['near'] }).base.carried).toEqual({ treasure: 9, known: ['near'] });
    expect(begin(near).base.carried).toEqual(campaign.state);
  });

  test('takes on what a match carries on, and counts it', () => {
    let campaign = beginCampaign(game, near);
    let before = 0;
    for (const i of goingOn(6, () => before > 0)) {
      const { match } = playout(caravan, salted(`leg/${i}`), { carried: campaign.state });
      const { carried, seats } = position(game, match).outcome!;
      campaign = takenOn(game, campaign, { carried });
      const home = seats.reduce((sum, { score = 0 }) => sum + score, 0);
      expect(campaign.matches).toBe(i + 1);
      expect(campaign.state).toMatchObject({ treasure: before + home });
      before += home;
    }
    expect(before).toBeGreaterThan(0);
  });

  test('stays as it was after a match that carries nothing, but counts it', () => {
    const campaign = beginCampaign(game, near);
    expect(takenOn(game, campaign, {})).toEqual({ ...campaign, matches: 1 });
  });

  test('of an older version is brought to this one before it is used', () => {
    const old: Carried = { game: 'caravan', version: 1, matches: 3, state: { gold: 7 } };
    const now = { game: 'caravan', version: 2, matches: 3, state: { treasure: 7, known: ['near', 'far'] } };
    expect(currentCampaign(game, old)).toEqual(now);
    expect(currentCampaign(game, now)).toEqual(now);
    expect(takenOn(game, old, {})).toEqual({ ...now, matches: 4 });
  });

  test('that cannot be one of this game throws: another game, no migration, a state of no shape, a game without campaigns', () => {
    const campaign = beginCampaign(game, near);
    expect(() => currentCampaign(game, { ...campaign, game: 'bazaar' })).toThrow('is none of caravan');
    expect(() => currentCampaign(game, { ...campaign, version: 0 })).toThrow('no migration from version 0');
    expect(() => currentCampaign(game, { ...campaign, state: 'sand' })).toThrow();
    expect(() => takenOn(game, campaign, { carried: { treasure: 'much' } })).toThrow();
    expect(() => beginCampaign(bazaarGame, {})).toThrow('bazaar has no campaign');
  });

  test('bars a match that it has not come to', () => {
    const far = { route: 'far' };
    expect(() => begin(far, { treasure: 0, known: [] })).toThrow('refusal.road-unknown');
    expect(begin(far, { treasure: 0, known: ['near'] }).base.route).toBe('far');
    expect(game.campaign!.barred!({ treasure: 0, known: [] }, far)).toEqual({ key: 'refusal.road-unknown' });
    expect(game.campaign!.barred!({ treasure: 0, known: [] }, near)).toBeUndefined();
  });
});
