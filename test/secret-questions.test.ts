import { expect, test } from 'vitest';
import { answered, takenBack } from '#bot/match/play';
import { type Played, recordOf } from '#bot/match/record';
import { bellButtons, bellText, boardButtons } from '#bot/words/news';
import { chanceFrom, type HowToPlay, playout } from '#chance/playout';
import { isRefusal } from '#core/actions';
import { type Chance, pick } from '#core/enumerate';
import { position } from '#core/match';
import type { Decision, Json, Match, Position, Viewer } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { played, SLOWEST } from './kit/every-game.ts';
import { plays } from './kit/lengths.ts';
import { playing } from './kit/playing.ts';
import { salted } from './kit/salt.ts';
import { expectSame } from './kit/same.ts';

/**
 * What is chosen in secret others see when all who choose have finished, and until then they get the same whatever is chosen.
 * What is posted, when, and which picture with it, is made of what is compared here and of nothing else.
 */

/** What is done before everybody's eyes although several are asked in secret: it is told at once. */
const OPEN_DEEDS: Readonly<Record<string, readonly string[]>> = {
  gloomhaven: ['buy', 'donate', 'equip', 'retire', 'sell', 'short-rest', 'take-perk'],
};

/** So often each answer to each secret question is compared in one match. */
const EACH = plays({ sample: 1, whole: 20 });
/** Answers after which a match is left, of the first choice of options and of each other one. */
const MOST = plays({ sample: 42, whole: 1_500 });
const MOST_OF_OTHERS = plays({ sample: 40, whole: 300 });

const NOW = { mark: 'mark', now: 1_000 };
const WAITING = { since: 0, reminded: 0, lastReminder: null };

/** All that anybody but this seat may get to see: what is told, who is asked what, since when, with which buttons, and the match itself. */
function seenByOthers(part: AnyGame, record: Played, seat: number): string {
  const found = { part, record };
  const { g } = position(part.game, record.match);
  const viewers: Viewer[] = [...record.seats.keys(), 'spectator' as const];
  return JSON.stringify([
    record.outbox.filter(({ kind }) => kind !== 'dm').map(({ kind, data }) => [kind, data]),
    [record.asked, record.status],
    [bellText(found), bellButtons(found), boardButtons(found)],
    viewers.filter((viewer) => viewer !== seat).map((viewer) => part.game.view(g, viewer)),
  ]);
}

/** An answer to a secret question, and what came of it. */
interface World {
  action: string;
  record: Played;
  isTold: boolean;
  /** Its seat is asked the same once more, so that it goes on choosing. */
  goesOn: boolean;
  /** Others who were asked in secret with it are still choosing. */
  othersChoose: boolean;
}

const faceOf = ({ key, seat, about, secret }: Decision): string => JSON.stringify([key, seat, about, secret]);
const facesOf = ({ open }: Position<unknown>): string => open.map(faceOf).sort().join();
const isOpen = ({ open }: Position<unknown>, { id, seat }: Decision): boolean =>
  open.some((one) => one.id === id && one.seat === seat);

/** What comes of an answer by chance with this action; undefined where it has none. */
function worldOf(
  { part, record }: { part: AnyGame; record: Played },
  { id, seat, about }: Decision,
  action: string,
  chance: Chance,
): World | undefined {
  const before = position(part.game, record.match);
  const args = pick(part.game.actions[action]!, { g: before.g, seat, about }, chance);
  if (!args) return undefined;
  const given = answered({ part, record }, { decision: id, seat, action, args }, NOW);
  if (isRefusal(given)) throw new Error(`${id} ${action}: ${given.refused.key}`);
  const after = position(part.game, given.record.match);
  return {
    action,
    record: given.record,
    isTold: given.events.length > 0,
    goesOn: facesOf(after) === facesOf(before),
    othersChoose: before.open.some((one) => one.secret && one.seat !== seat && isOpen(after, one)),
  };
}

const compared = new Set<string>();

/** Plays a match by chance for so many answers, and compares what others get of each choice that is made in secret. */
function compareIn(part: AnyGame, table: HowToPlay, seed: string): void {
  const chance = chanceFrom(salted(seed));
  const times = new Map<string, number>();
  const told = new Set<string>();
  const compare = (match: Match<Json>) => {
    const { open } = position(part.game, match);
    const secret = open.filter((one) => one.secret);
    if (secret.length === 0) return;
    const asked = [...new Set(open.map(({ seat }) => seat))].map((seat) => ({ seat, ...WAITING }));
    const record = recordOf({ ...playing(match), version: 1, asked }) as Played;
    const found = { part, record };
    for (const decision of secret) {
      const { key, seat } = decision;
      const actions = decision.actions.filter((action) => {
        const many = (times.get(`${key} ${action}`) ?? 0) + 1;
        times.set(`${key} ${action}`, many);
        return many <= EACH;
      });
      const worlds = [...actions, ...actions].flatMap((action) => worldOf(found, decision, action, chance) ?? []);
      const seen = ({ record }: Pick<World, 'record'>) => seenByOthers(part, record, seat);
      const before = seen(found);
      const silent = worlds.filter(({ isTold }) => !isTold);
      for (const world of silent.filter(({ goesOn }) => goesOn)) {
        expectSame(seen(world), before, `${key}: ${world.action}`);
        const back = takenBack({ part, record: world.record }, [seat], NOW);
        if (!isRefusal(back)) expectSame(seen(back), before, `${key}: ${world.action}, taken back`);
        compared.add(`${part.game.id} ${key}`);
      }
      const done = silent.filter(({ goesOn, othersChoose }) => othersChoose && !goesOn);
      for (const world of done.slice(1)) {
        expectSame(seen(world), seen(done[0]!), `${key}: ${world.action}`);
        compared.add(`${part.game.id} ${key}`);
      }
      for (const { action } of worlds.filter(({ isTold, othersChoose }) => isTold && othersChoose)) told.add(action);
    }
  };
  playout(part, salted(seed), { ...table, each: compare });
  expect(OPEN_DEEDS[part.game.id] ?? []).toEqual(expect.arrayContaining([...told]));
}

test.each(played)(
  '%s: others get the same whatever is chosen in secret',
  { timeout: SLOWEST },
  (name, part, table, sample) =>
    compareIn(part, { ...table, most: sample.replaysWhole ? MOST : MOST_OF_OTHERS }, `secret/${name}`),
);

test('all questions are met in which something is chosen in secret that others do not see at once', {
  timeout: SLOWEST,
}, () => {
  const tears = ['act', 'close', 'deploy', 'extra-spells', 'muster', 'put-counter'];
  const met: Readonly<Record<string, readonly string[]>> = {
    'tears-of-the-dragon': tears,
    gloomhaven: ['choose', 'hand'],
    'middle-earth-quest': ['combat-card', 'hero-draw'],
    // A first combat comes late.
    scythe: plays({ sample: 0, whole: 1 }) > 0 ? ['combat'] : [],
  };
  for (const [id, keys] of Object.entries(met)) {
    const mine = played.filter(([, { game }]) => game.id === id);
    const isMet = () => keys.every((key) => compared.has(`${id} ${key}`));
    // What the matches above have not met by this chance, further ones meet.
    for (let n = 0; !isMet() && n < 8; n++) {
      const [name, part, table] = mine[n % mine.length]!;
      compareIn(part, { ...table, most: MOST }, `secret/${name}/further/${n}`);
    }
    expect([...compared]).toEqual(expect.arrayContaining(keys.map((key) => `${id} ${key}`)));
  }
});
