import { minions as printed } from '#games/middle-earth-quest/printed/combat/foes';
import { LOCATIONS } from '#games/middle-earth-quest/printed/map/map';
import type { SeenHero, SeenToken, View } from '#games/middle-earth-quest/seen/view.types';
import { adjust } from '#games/middle-earth-quest/state/influence/adjust';
import { reaches } from '#games/middle-earth-quest/state/influence/links';

/** Views of Middle-Earth Quest as the pictures of its map are drawn from: a beginning, a middle and a crowded end. */

const hero = (seat: number, id: string, at: string, favor: number): SeenHero => ({
  seat,
  id,
  at,
  stats: { fortitude: 5, strength: 5, agility: 2, wisdom: 2 },
  levels: { fortitude: 0, strength: 0, agility: 0, wisdom: 0 },
  favor,
  items: [],
  corruption: [],
  starting: { card: '', is: 'open' },
  advanced: { card: '', is: 'closed' },
  quests: [],
  piles: { life: 18, hand: 5, rest: [], damage: [] },
});
const token = (no: number, at: string, face: string | null = null): SeenToken => ({
  no,
  at,
  stack: 'rohan_gondor',
  face,
});

type Minions = Readonly<Record<string, { at: string; damage?: number }>>;
const minionsAt = (where: Minions): View['minions'] =>
  [...printed.values()].map(({ id, health }) => {
    const found = where[id];
    return { id, health, is: found ? 'board' : 'waiting', at: found?.at ?? null, damage: found?.damage ?? 0 };
  });

const deck = { left: 10, discard: [] };

/** The board in order for what lies on it. */
export function withInfluence(view: View, given: Readonly<Record<string, number>>): View {
  const influence = { ...adjust(given).board };
  const reached = reaches(influence);
  return { ...view, influence, reach: Object.fromEntries(LOCATIONS.map((id) => [id, reached.get(id)?.limit ?? 0])) };
}

const empty: View = {
  viewer: 'spectator',
  options: { rally: 'clears-strongholds', stacks: 'any', zero: 'locked', wisdom: 'on-defeat' },
  stage: 'play',
  round: 1,
  turn: null,
  heroes: [],
  sauron: { shadow: 2, plots: 2 },
  influence: {},
  reach: {},
  pool: { now: 0, most: 4 },
  tokens: [],
  minions: minionsAt({ black_serpent: { at: 'near_harad' }, mouth_of_sauron: { at: 'dol_guldur' } }),
  characters: {},
  favors: {},
  perilous: ['moria', 'ruins_of_angmar', 'mount_gundabad', 'dol_guldur', 'barad_dur'],
  markers: { green: 0, yellow: 0, red: 0, black: 0 },
  storyStage: 1,
  actionTokens: { place_influence: 0, draw_cards: 0, command: 0 },
  slots: [null, null, null],
  event: null,
  keptEvents: [],
  decks: {
    shadow: deck,
    plot: deck,
    peril: deck,
    corruption: deck,
    skill: deck,
    events: { 1: deck, 2: deck, 3: deck },
    encounters: {},
    stacks: {},
  },
  resolving: [],
  looking: null,
  combatMods: [],
  combat: null,
  finale: null,
  objectives: { heroes: null, sauron: null },
  winner: null,
  own: null,
};

export const start: View = withInfluence(
  {
    ...empty,
    heroes: [hero(1, 'argalad', 'woodland_realm', 0), hero(2, 'eleanor', 'minas_tirith', 0)],
    slots: [{ card: 'saruman_hungry_for_power', at: 'isengard' }, null, null],
    pool: { now: 2, most: 4 },
  },
  { barad_dur: 3, dol_guldur: 3, mount_gundabad: 3, south_eaves: 1, the_bight: 1, mount_doom: 1 },
);

export const middle: View = withInfluence(
  {
    ...empty,
    round: 5,
    heroes: [
      hero(1, 'argalad', 'rhosgobel', 1),
      hero(2, 'eleanor', 'osgiliath', 2),
      hero(3, 'thalin', 'the_trollshaws', 0),
    ],
    sauron: { shadow: 4, plots: 3 },
    tokens: [
      token(1, 'weathertop'),
      token(2, 'south_eaves'),
      token(4, 'south_eaves'),
      token(5, 'eregion'),
      token(7, 'osgiliath'),
      token(8, 'ettenmoors'),
    ],
    minions: minionsAt({
      black_serpent: { at: 'pelargir' },
      mouth_of_sauron: { at: 'dol_guldur', damage: 3 },
      gothmog: { at: 'mount_gundabad' },
      ringwraiths: { at: 'weathertop', damage: 4 },
    }),
    characters: {
      gandalf: 'bree',
      aragorn: 'weathertop',
      theoden: 'edoras',
      saruman: 'isengard',
      denethor: 'minas_tirith',
    },
    favors: { bree: 1, erebor: 2, tharbad: 1, dunharrow: 1, lothlorien: 3, rhun: 1 },
    markers: { green: 8, yellow: 4, red: 6, black: 8 },
    storyStage: 2,
    pool: { now: 5, most: 8 },
    actionTokens: { place_influence: 2, draw_cards: 0, command: 1 },
    slots: [
      { card: 'saruman_hungry_for_power', at: 'isengard' },
      { card: 'denethor_falls_into_madness', at: 'minas_tirith' },
      { card: 'orcs_in_the_mountains', at: 'the_high_pass' },
    ],
    event: { card: 'messengers_of_the_stormcrow', at: 'bree' },
    turn: {
      who: 'hero',
      no: 12,
      seat: 2,
      lap: 1,
      step: 'travel',
      shadow: false,
      skips: [],
      startOpen: false,
      mayRest: true,
      isOver: false,
      moves: 1,
      mostMoves: null,
      darkPath: false,
      ability: false,
      favorGained: 0,
      perilous: [],
    },
  },
  {
    barad_dur: 5,
    dol_guldur: 3,
    mount_gundabad: 2,
    mount_doom: 4,
    sea_of_udun: 3,
    dead_marshes: 2,
    south_eaves: 3,
    the_bight: 2,
    ettenmoors: 1,
    ruins_of_angmar: 2,
    weathertop: 1,
    eregion: 1,
    isengard: 1,
  },
);

/** Everything everywhere: what a map has to bear, as Sauron sees it. */
export const crowded: View = withInfluence(
  {
    ...middle,
    viewer: 0,
    round: 14,
    tokens: LOCATIONS.filter((_, n) => n % 2 === 0).map((at, n) =>
      token(n + 11, at, ['orc', 'blank', 'warg_rider'][n % 3]!),
    ),
    characters: {
      gandalf: 'bree',
      aragorn: 'bree',
      boromir: 'osgiliath',
      theoden: 'edoras',
      denethor: 'minas_tirith',
      dain: 'erebor',
      thranduil: 'woodland_realm',
      saruman: 'isengard',
    },
    minions: minionsAt({
      black_serpent: { at: 'osgiliath', damage: 10 },
      mouth_of_sauron: { at: 'osgiliath' },
      gothmog: { at: 'minas_morgul' },
      ringwraiths: { at: 'barad_dur' },
      witch_king: { at: 'ruins_of_angmar', damage: 1 },
    }),
    favors: Object.fromEntries(LOCATIONS.filter((_, n) => n % 3 === 0).map((id) => [id, 1 + (id.length % 3)])),
    markers: { green: 15, yellow: 15, red: 15, black: 9 },
    storyStage: 3,
    pool: { now: 12, most: 12 },
  },
  Object.fromEntries(LOCATIONS.map((id, n) => [id, 1 + (n % 6)])),
);
