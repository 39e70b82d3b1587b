import type { Policy } from '../src/chance/playout.ts';
import type { Position } from '../src/core/types.ts';
import type { MatchRecord } from '../src/store/store.ts';

/** Whether a running match is where it should be recorded. */
type Moment = (record: MatchRecord, now: Position<unknown>) => boolean;

/** How one match of test/matches comes about. */
export interface Plan {
  name: string;
  game: string;
  options: Record<string, string>;
  seats: number;
  policy: Policy;
  /** How many sit down, and how many of them agree to the options; all, if absent. */
  sit?: number;
  agree?: number;
  /** How far the program answers; without it the match stays in the lobby. */
  until?: Moment;
  /** How far people go on from there by pressing what they see. */
  press?: Moment;
  /** How many agree to end it at last. */
  votes?: number;
  /** A match that is not there after so many answers is given up for another one. */
  most?: number;
  /** A second recording of a match that is played to its end, from shortly before. */
  late?: string;
  /** People who take no direct messages. */
  closed?: number[];
}

const begun: Moment = () => true;
const over: Moment = (_, { outcome }) => outcome !== undefined;
const answers =
  (n: number): Moment =>
  ({ match }) =>
    match!.logged > n;
const asked =
  (...keys: string[]): Moment =>
  (_, { open }) =>
    open.some(({ key }) => keys.includes(key));
/** One seat has answered, another has not. */
const half =
  (...keys: string[]): Moment =>
  ({ match }, { open }) => {
    const last = match!.answers.at(-1);
    // The key is one of the parts of a decision's id.
    const key = last?.decision.split('.').find((part) => keys.includes(part));
    return open.some((one) => one.key === key) && open.every(({ seat }) => seat !== last!.seat);
  };
const drafted: Moment = ({ drafts }) => Object.keys(drafts).length > 0;
/** Somebody has given coins out of turn. */
const dealt: Moment = ({ match }) => match!.answers.at(-1)?.action === 'give-coins';
/** A person has answered by hand, after `n` answers at least. */
const oneMore = (n: number): Moment => answers(n + 1);

const SCENARIOS = { standard: 'standard', free: 'free-setup', war: 'war-of-the-dragon' };

const dragons = Object.entries(SCENARIOS).flatMap(([short, scenario]): Plan[] => {
  const td = (name: string, plan: Partial<Plan> = {}, penguins = 'off'): Plan => ({
    name: `${short}-${name}`,
    game: 'tears-of-the-dragon',
    options: { scenario, penguins },
    seats: 2,
    policy: 'progress',
    ...plan,
  });
  const first = { standard: 'muster', free: 'deploy', war: 'extra-spells' }[short]!;
  const drive = { policy: 'competent' as const };
  return [
    td('lobby-half', { sit: 1, agree: 0 }),
    td('lobby-full', { agree: 1 }, 'on'),
    td('start', { until: begun }),
    td('start-penguins', { until: begun }, 'on'),
    td('first-half', { ...drive, until: half(first) }, 'on'),
    td('early', { ...drive, until: answers(15), press: oneMore(16) }),
    td('draft', { ...drive, until: answers(30), press: drafted }, 'on'),
    td('battle', { until: asked('wizard-act', 'stay-or-retreat', 'take-hits') }),
    td('battle-half', { ...drive, until: half('leader-points', 'take-hits') }, 'on'),
    td('battle-draft', { ...drive, until: asked('leader-points'), press: drafted }),
    td('storm', { ...drive, until: asked('siege-or-fight') }),
    // Rare in the standard game.
    ...(short === 'standard' ? [] : [td('come-out', { ...drive, until: asked('come-out'), most: 2_000 })]),
    td('middle', { ...drive, until: answers(130), press: oneMore(131) }, 'on'),
    td('unposted', { until: answers(85) }),
    td('over', { ...drive, until: over, late: `${short}-late`, most: 900 }, 'on'),
    td('one-vote', { ...drive, until: answers(50), votes: 1 }),
    td('ended', { ...drive, until: answers(45), votes: 2 }, 'on'),
    // Since messages are containers, and the units of the war have strengths of their own.
    td('containers-middle', { ...drive, until: answers(90), press: oneMore(91) }),
    // Since boxes that are put in order are seen when all is done.
    td('closed-boxes', { ...drive, until: answers(100), press: oneMore(101) }, 'on'),
    td('closed-boxes-half', { ...drive, until: half(first) }),
    ...(short === 'war'
      ? [
          td('r57-battle', { ...drive, until: asked('wizard-act', 'stay-or-retreat', 'take-hits') }),
          td('r57-over', { ...drive, until: over, late: 'war-r57-late', most: 2_500 }),
        ]
      : []),
  ];
});

const sc = (name: string, seats: number, options: Record<string, string> = {}, plan: Partial<Plan> = {}): Plan => {
  const long: Record<string, string> = seats > 5 ? { expansion: 'invaders' } : {};
  return { name, game: 'scythe', options: { ...long, ...options }, seats, policy: 'progress', ...plan };
};
const invaders = { expansion: 'invaders', mats: 'any' };
const variants = { cards: 'promo', 'factory-card-3': 'power', relentless: 'factory', disarm: 'printed' };

const scythe: Plan[] = [
  sc('2-lobby-full', 2),
  sc('5-lobby-half', 5, { ...invaders, ...variants }, { sit: 3 }),
  sc('1-start', 1, {}, { until: begun }),
  sc('1-combat', 1, { automa: 'autometta' }, { until: asked('combat') }),
  sc('1-draft', 1, invaders, { until: answers(12), press: drafted }),
  sc('1-over', 1, { automa: 'automaszyna' }, { until: over }),
  sc('2-early', 2, {}, { until: answers(16), press: oneMore(17) }),
  sc('2-combat-half', 2, variants, { until: half('combat') }),
  sc('2-unposted', 2, {}, { until: answers(50) }),
  sc('2-ended', 2, invaders, { until: answers(30), votes: 2 }),
  sc('2-over', 2, variants, { until: over, late: '2-late' }),
  sc('3-choosing-mats', 3, { mats: 'chosen' }, { until: answers(1) }),
  sc('3-aside', 3, {}, { policy: 'random', until: dealt }),
  sc('3-middle', 3, { ...invaders, ...variants }, { until: answers(130), press: oneMore(131) }),
  sc('3-containers-middle', 3, {}, { until: answers(60), press: oneMore(61) }),
  sc('3-one-vote', 3, { deals: 'none' }, { until: answers(20), votes: 1 }),
  sc('5-combat-half', 5, {}, { until: half('combat') }),
  sc('5-draft', 5, variants, { until: answers(60), press: drafted }),
  sc('5-over', 5, {}, { until: over, late: '5-late' }),
  sc('7-start', 7, {}, { until: begun }),
  sc('7-early', 7, variants, { until: answers(40), press: oneMore(41) }),
  sc('7-combat-half', 7, { mats: 'any' }, { until: half('combat') }),
];

const gh = (name: string, seats: number, options: Record<string, string> = {}, plan: Partial<Plan> = {}): Plan => ({
  name,
  game: 'gloomhaven',
  options,
  seats,
  policy: 'progress',
  ...plan,
});
const later = { level: '5', scenario: '3' };

const gloomhaven: Plan[] = [
  gh('2-lobby-full', 2),
  gh('4-lobby-half', 4, later, { sit: 2 }),
  gh('2-start', 2, {}, { until: begun }),
  gh('2-cards-half', 2, {}, { until: half('choose') }),
  gh('2-early', 2, { scenario: '2' }, { until: answers(20), press: oneMore(21) }),
  gh('3-draft', 3, later, { until: answers(30), press: drafted }),
  gh('3-damage', 3, { scenario: '4', level: '2' }, { until: asked('damage') }),
  gh('4-middle', 4, { level: '9', scenario: '8' }, { until: answers(90), press: oneMore(91) }),
  gh('2-unposted', 2, { scenario: '6' }, { until: answers(40) }),
  gh('3-one-vote', 3, {}, { until: answers(25), votes: 1 }),
  gh('2-ended', 2, { scenario: '9', ties: 'by-the-rules' }, { until: answers(35), votes: 2 }),
  // Since conditions count at once and a hand can be packed again.
  gh('2-at-once', 2, {}, { until: answers(60), press: oneMore(61) }),
  gh('4-at-once-draft', 4, later, { until: answers(40), press: drafted }),
  // Since a board tells for which damage cards were lost, and that a card was in vain.
  gh('2-in-vain', 2, {}, { until: answers(70), press: oneMore(71) }),
  gh('3-lost-for', 3, { scenario: '4', level: '2' }, { until: asked('damage') }),
  // Since scenario 2 asks for all revealed enemies instead of all rooms.
  gh('2-barrow', 2, { scenario: '2' }, { until: answers(80), press: oneMore(81) }),
  gh('4-over', 4, {}, { until: over, late: '4-late', most: 1_500 }),
];

const meq = (name: string, seats: number, options: Record<string, string> = {}, plan: Partial<Plan> = {}): Plan => ({
  name,
  game: 'middle-earth-quest',
  options,
  seats,
  policy: 'progress',
  ...plan,
});
const otherwise = { rally: 'spares-strongholds', stacks: 'by-region', zero: 'free', wisdom: 'on-draw-too' };

const middleEarth: Plan[] = [
  meq('2-lobby-full', 2),
  meq('4-lobby-half', 4, otherwise, { sit: 2 }),
  meq('2-start', 2, {}, { until: begun }),
  meq('3-combat-half', 3, {}, { until: half('combat-card') }),
  meq('2-early', 2, otherwise, { until: answers(20), press: oneMore(21) }),
  meq('3-draft', 3, {}, { until: answers(30), press: drafted }),
  meq('3-peril', 3, otherwise, { until: asked('peril') }),
  meq('4-middle', 4, {}, { until: answers(90), press: oneMore(91) }),
  meq('2-unposted', 2, {}, { until: answers(40) }),
  meq('3-one-vote', 3, {}, { until: answers(25), votes: 1 }),
  meq('2-ended', 2, {}, { until: answers(35), votes: 2 }),
  // Since Sauron is asked once a way, or after each move.
  meq('3-once-a-way', 3, {}, { until: asked('shadow-on-way', 'shadow-since-start') }),
  meq('3-each-move', 3, { shadows: 'each-move' }, { until: answers(60), press: oneMore(61) }),
  meq('4-over', 4, {}, { until: over, late: '4-late', most: 3_000 }),
];

export const plans: readonly Plan[] = [...dragons, ...scythe, ...gloomhaven, ...middleEarth];

/** What a whole store folder holds: matches of both games in several stages, the last with messages still to be posted. */
export const STORE: readonly Plan[] = [
  sc('lobby', 5, invaders, { sit: 3 }),
  { ...dragons.find(({ name }) => name === 'free-first-half')!, closed: [1] },
  sc('early', 3, {}, { until: answers(25), press: oneMore(26), closed: [0] }),
  { ...dragons.find(({ name }) => name === 'standard-ended')! },
  sc('over', 1, {}, { until: over }),
  { ...dragons.find(({ name }) => name === 'standard-unposted')! },
];
