import { openAsides, openOf, seatsOf } from '#bot/match/asked';
import { recordOf as known } from '#bot/match/record';
import { chanceFrom } from '#chance/playout';
import type { Chance } from '#core/enumerate';
import type { InteractionOutcome, MessageSeen, Person } from '#local/discord';
import type { AnyGame } from '#src/game-part';
import type { MatchRecord } from '#store/store';
import { blindPlayer } from '../kit/blind-player.ts';
import { salted } from '../kit/salt.ts';
import { ENDED, taste } from '../kit/taste.ts';
import { controlsOf, customIds, isPublic } from '../kit/visible.ts';
import { isOwnRight, type Known, oneOf } from './forged-ids.ts';
import { directTo, forgedMessage, ifPossible, takeAway } from './forged-messages.ts';
import { wildCommand, wildTyping } from './forged-typing.ts';
import { openRealTable, type RealTable, recordOf, startMatch } from './real-table.ts';

/** What came of so many forged interactions. `problems` says in words what was changed, or not answered. */
export interface Storm {
  interactions: number;
  /** By who acted: those who do not sit at the table, players who may not answer now, and players who may. */
  by: Record<'outsiders' | 'idle' | 'asked', number>;
  /** By how: on forged buttons and menus, in direct messages, on real ones, typed, half typed. */
  how: Record<string, number>;
  /** Matches that were attacked, one after the other's end, and answers given in between: they are in progress all the time. */
  matches: number;
  answers: number;
  problems: string[];
}

/** Interactions that come in at the same time, before it is looked what became of them. */
const AT_ONCE = 5;
/** Presses of a blind player between two looks at most: with an answer it is enough. */
const PRESSES = 8;
/** The ways in which is attacked, one after the other; forged buttons and menus are the widest door. */
const WAYS = [
  'forged button',
  'forged menu',
  'typed',
  'real control',
  'forged button',
  'direct message',
  'half typed',
] as const;
type Way = (typeof WAYS)[number];

/** Forged interactions on a match in progress, at the real bot; the state is compared after every few. */
export async function storm(part: AnyGame, interactions: number, seed: string): Promise<Storm> {
  const table = await openRealTable();
  try {
    return await attack(table, part, interactions, chanceFrom(salted(`storm/${seed}`)));
  } finally {
    await table.close();
  }
}

/** The people of a storm: those at the table, and those who are not. */
interface Cast {
  players: readonly Person[];
  outsiders: readonly Person[];
}

/** What is attacked, and by whom. */
interface Scene extends Cast {
  table: RealTable;
  part: AnyGame;
  channel: string;
  id: string;
  other: string;
  chance: Chance;
  sum: Storm;
}

async function attack(table: RealTable, part: AnyGame, interactions: number, chance: Chance): Promise<Storm> {
  const { local } = table;
  const channel = local.channelId;
  const players = ['Ann', 'Ben', 'Cleo'].slice(0, Math.max(2, part.game.seats.min)).map((name) => local.person(name));
  // One who only looks on, and one who has a match of his own elsewhere.
  const outsiders = [local.person('Eve'), local.person('Finn', { locale: 'ja' })];
  const elsewhere = local.openChannel('elsewhere');
  const other = await startMatch(table, elsewhere, [local.person('Gwen'), local.person('Hal')]);
  await startMatch(table, local.openChannel('of-finn'), [outsiders[1]!, local.person('Ida')], { game: 'caravan' });
  const id = await startMatch(table, channel, players, { game: part.game.id });
  const by = { outsiders: 0, idle: 0, asked: 0 };
  const sum: Storm = { interactions: 0, by, how: {}, matches: 1, answers: 0, problems: [] };
  const scene: Scene = { table, part, channel, id, other, chance, sum, players, outsiders };
  const goOn = playedOn(scene);
  for (let n = 0; sum.interactions < interactions && sum.problems.length === 0; n++) {
    sum.answers += await goOn();
    if ((await recordOf(table, scene.id)).status !== 'running') {
      scene.id = await startMatch(table, channel, players, { game: part.game.id });
      sum.matches++;
    }
    await wave(scene, WAYS[n % WAYS.length]!);
  }
  sum.problems.push(...table.complaints);
  return sum;
}

/** Lets whoever is asked do some of what he sees, so that other questions are open; gives the number of answers. */
function playedOn(scene: Scene): () => Promise<number> {
  const { table, channel, chance, players } = scene;
  const how = { locale: 'en-US', channel, chance, taste, typing: 0, notTyped: ['match'], ended: ENDED } as const;
  const blind = players.map((hands) => blindPlayer({ hands, ...how }));
  const logged = async () => (await recordOf(table, scene.id)).match?.logged ?? 0;
  return async () => {
    const before = await logged();
    let after = before;
    for (let presses = 0; presses < PRESSES && after === before; presses++) {
      if (await blind[presses % blind.length]!.act()) await table.rest();
      after = await logged();
    }
    return Math.max(0, after - before);
  };
}

/** So far back the bell is looked for: private answers of a storm come between. */
const MESSAGES = 1_000;

/** Some interactions at once, and a look at what they have done. */
async function wave(scene: Scene, way: Way): Promise<void> {
  const { table, id, other, chance, sum, players, outsiders, part } = scene;
  // A picture that would be renewed in a few seconds would change the record in the midst of the wave.
  await table.bot.renew();
  const before = await recordOf(table, id);
  const elsewhere = await recordOf(table, other);
  const found = { part, record: known(before) };
  const open = [...openOf(found), ...openAsides(found)];
  const mayAnswer = players.filter((person) =>
    seatsOf(found.record, person.id).some((seat) => open.some((one) => one.seat === seat)),
  );
  const idle = players.filter((person) => !mayAnswer.includes(person));
  const isAsked = way !== 'real control' && chance() < 0.2 && mayAnswer.length > 0;
  const attackers = isAsked ? mayAnswer : way === 'real control' ? outsiders : [...outsiders, ...idle];
  const forger = {
    ...scene,
    known: knownOf(
      scene,
      open.map((one) => one.id),
    ),
  };
  const { acts, forged } = await actsOf(forger, attackers, way);
  const outcomes = await Promise.all(acts.map(({ begin }) => begin()));
  await table.rest();
  for (const [i, { person, what }] of acts.entries()) {
    const outcome = outcomes[i];
    if (!outcome) continue;
    sum.interactions++;
    sum.by[outsiders.includes(person) ? 'outsiders' : isAsked ? 'asked' : 'idle']++;
    sum.how[way] = (sum.how[way] ?? 0) + 1;
    const trouble = unanswered(scene, person, outcome);
    if (trouble) sum.problems.push(`${trouble}: ${person.name}, ${way}, ${what}`);
  }
  // Blind players would take the forged message for the board.
  if (forged) await takeAway(scene, forged);
  const told = acts.map(({ person, what }) => `${person.name}, ${way}, ${what}`).join('\n');
  const now = await recordOf(table, id);
  // What whoever is asked does to the match itself is his right; who sits there and by what rules is not.
  const [was, is] = isAsked ? [before, now].map(standing) : [before, now];
  for (const difference of differences(was!, is!)) sum.problems.push(`${difference} after\n${told}`);
  for (const difference of differences(elsewhere, await recordOf(table, other)))
    sum.problems.push(`elsewhere: ${difference} after\n${told}`);
}

/** What no answer to a question changes. */
const standing = ({
  id,
  status,
  game,
  options,
  guild,
  channel,
  host,
  seats,
  settings,
  endVotes,
  createdAt,
}: MatchRecord) => ({
  ...{ id, status, game, options, guild, channel, host, settings, endVotes, createdAt },
  seats: seats.map(({ user, name, role }) => ({ user, name, role })),
});

/** The parts of a record that are no longer the same. */
function differences(before: object, after: object): string[] {
  const [was, is] = [before, after] as Record<string, unknown>[];
  const changed = Object.keys({ ...was, ...is }).filter(
    (key) => JSON.stringify(was![key]) !== JSON.stringify(is![key]),
  );
  return changed.length > 0 ? [`${changed.join(', ')} changed`] : [];
}

/** One interaction that is ready: `begin` sends it, and gives nothing when Discord's own program would not. */
interface Act {
  person: Person;
  what: string;
  begin(): Promise<InteractionOutcome | undefined>;
}

interface Forger extends Scene {
  known: Known;
}

/** All that a forger may have got hold of, what stands in private messages of others too. */
function knownOf({ channel, id, other, players, part }: Scene, decisions: readonly string[]): Known {
  const stolen = players
    .flatMap((person) => person.messages(channel, 12).flatMap(customIds))
    .filter((one) => !isOwnRight(one));
  return { match: id, other, decisions, actions: Object.keys(part.game.actions), stolen: [...new Set(stolen)] };
}

/** Some interactions of one way, and the message that was forged for them. */
async function actsOf(
  forger: Forger,
  attackers: readonly Person[],
  way: Way,
): Promise<{ acts: Act[]; forged?: MessageSeen }> {
  const { chance, channel, players, outsiders } = forger;
  const person = () => oneOf(chance, attackers);
  const many = (make: () => Act) => ({ acts: Array.from({ length: AT_ONCE }, make) });
  if (way === 'real control') {
    const boards = players[0]!.messages(channel, MESSAGES).filter((one) => isPublic(one) && controlsOf(one).length > 0);
    return many(() => used(forger, person(), oneOf(chance, boards)));
  }
  if (way === 'direct message') {
    const who = person();
    const forged = await forgedMessage(forger, await directTo(forger, who), chance() < 0.5);
    return { ...many(() => used(forger, who, forged)), forged };
  }
  if (way === 'forged button' || way === 'forged menu') {
    const forged = await forgedMessage(forger, channel, way === 'forged menu');
    return { ...many(() => used(forger, person(), forged)), forged };
  }
  return many(() => {
    const who = person();
    const typist = { ...forger, mayAll: outsiders.includes(who) };
    const { what, begin } = way === 'typed' ? wildCommand(typist, who) : wildTyping(typist, who);
    return { person: who, what, begin: () => ifPossible(begin) };
  });
}

/** Presses a control of a message, or chooses something in it; players leave alone what is their right. */
function used({ chance, outsiders }: Forger, person: Person, message: MessageSeen): Act {
  const mayAll = outsiders.includes(person);
  const control = oneOf(
    chance,
    controlsOf(message).filter(({ id }) => mayAll || !isOwnRight(id)),
  );
  if (control?.kind === 'menu') {
    const { value } = oneOf(chance, control.options);
    return {
      person,
      what: `${control.id} ${value}`,
      begin: () => ifPossible(() => person.select(message.id, control.id, [value])),
    };
  }
  if (!control) return { person, what: 'nothing', begin: async () => undefined };
  return { person, what: control.id, begin: () => ifPossible(() => person.click(message.id, control.id)) };
}

/** Why an interaction counts as not answered; nothing when it was. */
function unanswered({ channel }: Scene, person: Person, outcome: InteractionOutcome): string | undefined {
  if (outcome.outcome === 'failed') return 'no answer within three seconds';
  if (outcome.outcome !== 'acknowledged' || outcome.how !== 'deferred message') return undefined;
  const thinking = person
    .messages(channel, 60)
    .find(({ id, flags = 0 }) => id === outcome.message && (flags & 128) !== 0);
  return thinking && 'still thinking';
}
