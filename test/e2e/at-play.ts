import { readId } from '#asking/terms/ids';
import { chanceFrom } from '#chance/playout';
import type { AnyGame } from '#src/game-part';
import { blindPlayer } from '../kit/blind-player.ts';
import { salted } from '../kit/salt.ts';
import { ENDED, taste } from '../kit/taste.ts';
import { controlsOf, customIds, type Hands, isPublic, type MessageSeen } from '../kit/visible.ts';
import { isGone, type Witness } from './witness.ts';

/** A match that is played by chance with a program that may be killed at any moment. */

/** A game, the options that differ from the defaults, and how many computers (`hard`) sit there besides the people; none if absent. */
export interface Played {
  part: AnyGame;
  options?: Readonly<Record<string, string>>;
  computers?: number | undefined;
}

/** Within so many ms everything is posted that was left. */
export const SETTLES = 60_000;

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lobby, seats, start. What has no answer is typed again, so many times in all: whoever hears Discord may die meanwhile. */
export async function openMatch(
  { part, options, computers = 0 }: Played,
  people: readonly Hands[],
  channel: string,
  times = 1,
): Promise<void> {
  const typed = async (person: Hands, sub: string, options = {}) => {
    for (let n = 0; n < times; n++) {
      const result = await person.slash(channel, 'match', sub, options);
      const answer = result.outcome === 'acknowledged' ? result.message : null;
      for (let i = 0; i < 1_000; i++) {
        if ((await person.messages(channel, 20)).some(({ id, content }) => id === answer && content !== '')) return;
        await wait(10);
      }
    }
    throw new Error(`no answer to /match ${sub}`);
  };
  const [ann] = people;
  await typed(ann!, 'new', { game: part.game.id });
  for (const [name, value] of Object.entries(options ?? {})) await typed(ann!, 'options', { name, value });
  for (const person of people) await typed(person, 'join');
  for (let n = 0; n < computers; n++) await typed(ann!, 'join', { computer: 'hard' });
  await typed(ann!, 'start', people.length + computers === 1 ? { alone: true } : {});
  for (const begin = performance.now(); ; await wait(20)) {
    const seen = (await ann!.messages(channel, 5)).filter((one) => isPublic(one) && controlsOf(one).length > 0);
    if (seen.some((one) => one.attachments.length > 0) && isBell(seen.at(-1)!)) return;
    if (performance.now() - begin > SETTLES) throw new Error('the match did not start');
  }
}

/** It says who is asked, in a board or below it. */
const isBell = (message: MessageSeen) => customIds(message).some((one) => readId(one)?.kind === 'answer');

/** Whoever is asked is named by one message, the last one, soon after the start: a crash leaves neither two of them nor none. */
export async function bellsWrong(person: Hands, channel: string): Promise<string[]> {
  let told: MessageSeen[] = [];
  for (const begin = performance.now(); performance.now() - begin < SETTLES; await wait(20)) {
    told = (await person.messages(channel, 40)).filter(isPublic);
    if (told.filter(isBell).length === 1 && isBell(told.at(-1)!)) return [];
  }
  return [`of the last public messages these say who is asked:\n${told.map(inShort).join('\n')}`];
}

/** A message in a line, for whoever reads of a failure. */
function inShort(message: MessageSeen): string {
  const labels = controlsOf(message).map(({ label }) => label);
  const files = message.attachments.map(({ filename }) => filename);
  return `${isBell(message) ? 'yes' : 'no'} ${message.id} ${message.content.slice(0, 300)} [${labels.join(', ')}] ${files.join(', ')}`;
}

/** People who play at once, each by chance. */
export interface Players {
  /** Settles once they have ended; rejects with what is none of a dead program. */
  on: Promise<unknown>;
  /** What they did, in words. */
  did: readonly string[];
  end(): void;
}

/** All play in a channel until they are told to end. `isDead` tells whether requests may fail already before that. */
export function playersOf(
  witnesses: readonly Witness[],
  channel: string,
  seed: string,
  isDead: () => boolean = () => false,
): Players {
  let ended = false;
  const did: string[] = [];
  const playing = witnesses.map(async ({ hands, look }, i) => {
    const options = { hands, channel, chance: chanceFrom(salted(`${seed}/${i}`)), typing: 0, notTyped: ['match'] };
    // Taking back is left out: then the log only grows.
    // After a restart what was asked before is old: whoever asks for the question anew goes on.
    const liking = (label: string) =>
      /^(Undo|My hand|Zoom)$/.test(label) ? 0 : /^(Your move|回答する)$/.test(label) ? 6 : taste(label);
    const player = blindPlayer({ ...options, locale: 'en-US', taste: liking, ended: ENDED });
    while (!ended) {
      try {
        const done = await player.act();
        if (done) did.push(`${done.how} ${done.label}: ${done.outcome}`);
        else await wait(5);
        await look();
      } catch (error) {
        // Once it is killed every request fails; before that none may.
        if (!ended && !isDead() && !isGone(error)) throw error;
      }
    }
  });
  const on = Promise.all(playing);
  on.catch(() => {});
  return {
    on,
    did,
    end() {
      ended = true;
    },
  };
}

/** What was pressed last, and what the channel shows, for whoever reads of a failure. */
export async function stands(person: Hands, channel: string, did: readonly string[]): Promise<string> {
  const messages = await person.messages(channel, 8);
  const shown = messages.map((one) => `${isPublic(one) ? 'public' : 'private'} ${inShort(one)}`);
  return [`${did.length} presses, the last:`, ...did.slice(-20), ...shown].join('\n');
}
