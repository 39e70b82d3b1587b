import { ChannelType } from 'discord.js';
import type { Circle } from '#core/types';
import { circleName, circlesOf, peopleIn, type Seated } from '../match/circle.ts';
import type { House } from '../match/house.ts';
import { type Found, isPlayed, type OutboxEntry, type Played } from '../match/record.ts';
import { type DiscordTrouble, missingForPrivateThread } from '../platform/discord-trouble.ts';
import { ownPlace } from '../platform/members.ts';
import { post } from '../platform/send.ts';
import { letIn, reach, takeOut } from '../platform/threads.ts';
import { noteText } from '../words/say.ts';
import { attempt } from './awake.ts';

/** What goes to the private thread of a circle. */
export type CircleEntry = Extract<OutboxEntry, { kind: 'circle' }>;
export const isForCircle = (entry: OutboxEntry): entry is CircleEntry => entry.kind === 'circle';

/** What came of it. */
export interface SeatedInCircles {
  done: string[];
  seated: Seated[];
  later: boolean;
}

/** Lets into the threads of circles whoever sits there now, and takes out all others; what Discord does not take now waits. */
export async function seatCircles(
  house: House,
  found: Found,
  entries: readonly CircleEntry[],
): Promise<SeatedInCircles> {
  const come: SeatedInCircles = { done: [], seated: [], later: false };
  for (const entry of entries) {
    const seated = isPlayed(found) ? await seat(house, found, entry) : undefined;
    if (seated === 'later') come.later = true;
    else come.done.push(entry.id);
    if (typeof seated === 'object') come.seated.push(seated);
  }
  return come;
}

/** For one thread. Gives what came of it; nothing where there is no such thread. */
async function seat(
  house: House,
  found: Found<Played>,
  { id: nonce, data: { circle: id, isNew } }: CircleEntry,
): Promise<Seated | 'later' | undefined> {
  const { record } = found;
  const { rest } = house;
  const circle = circlesOf(found).find((one) => one.id === id);
  const known = record.notes.circles?.[id];
  if (!circle || !known) return undefined;
  const { thread, members } = known;
  const reached = await attempt(house, thread, () => reach(rest, thread));
  if (reached === 'later') return reached;
  if (reached) return { circle: id, thread, out: [], isGone: true };
  const people = peopleIn(record, circle);
  const strangers = members.filter((user) => !people.includes(user));
  const out = await doneFor(strangers, (user) => attempt(house, thread, () => takeOut(rest, thread, user)));
  const inside = await doneFor(people, (user) => attempt(house, thread, () => letIn(rest, thread, user)));
  if (out === 'later' || inside === 'later') return 'later';
  const content = [
    isNew ? line({ found, circle, key: 'circle-greeting' }, inside) : '',
    line({ found, circle, key: 'circle-not-in' }, without(people, inside)),
    line({ found, circle, key: 'circle-still-in' }, without(strangers, out)),
  ]
    .filter(Boolean)
    .join('\n');
  const say = () => post(rest, thread, nonce, { content, pings: isNew ? inside : [] });
  const trouble = content === '' ? undefined : await attempt(house, thread, say);
  if (trouble === 'later') return trouble;
  if (trouble) house.log.warn({ match: record.id, thread, trouble }, 'not said in a private thread');
  return { circle: id, thread, out };
}

/** Those for whom it is done; `later` when Discord takes nothing just now. */
async function doneFor(
  users: readonly string[],
  work: (user: string) => Promise<DiscordTrouble | undefined>,
): Promise<string[] | 'later'> {
  const done: string[] = [];
  for (const user of users) {
    const trouble = await work(user);
    if (trouble === 'later') return trouble;
    if (!trouble) done.push(user);
  }
  return done;
}
const without = (all: readonly string[], some: readonly string[]) => all.filter((user) => !some.includes(user));

/** What is said of these people in the thread; nothing of nobody. */
function line({ found, circle, key }: { found: Found; circle: Circle; key: string }, users: readonly string[]): string {
  if (users.length === 0) return '';
  const { part, record } = found;
  const who = users.map((user) => `<@${user}>`);
  const args = { circle: circleName(circle), who, where: `<#${record.channel}>` };
  return noteText(part, { key: `bot.told.${key}`, args }, record.locale);
}

/**
 * The channel below which a private thread of a match would be, and the permissions that are missing there, as far as
 * they are known. Takes the id of the channel or thread where the match is. Gives undefined where Discord has no such
 * threads.
 */
export async function homeOfThreads(
  house: House,
  id: string,
): Promise<{ home: string; missing: readonly string[] } | undefined> {
  const here = await ownPlace(house, id);
  if (!here) return { home: id, missing: ['ViewChannel'] };
  const { home } = here.channel;
  if (home.type !== ChannelType.GuildText) return undefined;
  return { home: home.id, missing: missingForPrivateThread(here.may) };
}
