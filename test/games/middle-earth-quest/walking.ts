import { type MeqTable, type Scene, table } from './board.ts';

/** Eleanor walks from Bree over quiet ground while Sauron holds a card for where a hero comes. */

export const ARM = 'his_arm_has_grown_long';
export const HAND = ['parry', 'charge', 'ranged_strike', 'ranged_strike', 'ranged_strike', 'hide', 'hide'];
export const scene = (more: Partial<Scene> = {}): MeqTable =>
  table({ step: 'travel', pool: 2, shadow: [ARM], heroes: [{ id: 'eleanor', at: 'bree', hand: HAND }], ...more });
export const eleanor = (t: MeqTable) => t.g.heroes[0]!;
/** Moves, each paid with one card. */
export const goes = (t: MeqTable, ...moves: [to: string, card: string][]): void => {
  for (const [to, card] of moves) t.seat(1).does('move', { to, pay: { [card]: 1 } });
};
/** Weathertop and the Trollshaws: two quiet places outside Havens. */
export const two = (more: Partial<Scene> = {}): MeqTable => {
  const t = scene(more);
  goes(t, ['weathertop', 'ranged_strike'], ['the_trollshaws', 'charge']);
  return t;
};
export const asked = (t: MeqTable) => t.open.map(({ seat, key, about, secret }) => ({ seat, key, about, secret }));
export const question = (...entered: string[]) => [
  {
    seat: 0,
    key: 'shadow-on-way',
    secret: true,
    about: { moment: 'afterEnterNonHaven', hero: 1, start: null, entered },
  },
];
