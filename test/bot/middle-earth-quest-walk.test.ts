import { expect, test } from 'vitest';
import { openId } from '#asking/open-id';
import { readId } from '#asking/terms/ids';
import { same } from '#core/copy';
import { position } from '#core/match';
import type { Decision, Json, Match } from '#core/types';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { isHaven, neighbours } from '#games/middle-earth-quest/printed/map/map';
import { isQuiet } from '#games/middle-earth-quest/rules/hero/meet';
import { hero } from '#games/middle-earth-quest/state/pieces';
import type { State } from '#games/middle-earth-quest/state/state';
import { type MessageSeen, type Person, virtualClock } from '#local/discord';
import { games } from '#src/registry';
import { table as laid } from '../games/middle-earth-quest/board.ts';
import { plays } from '../kit/lengths.ts';
import { controlsOf } from '../kit/visible.ts';
import { bellOf, isPublic, openLobby, openTable, type Table } from './kit.ts';

/**
 * Rounds of three people by a script, one in a sample and three in the whole (CASTELLAN_PROOF=100). Both heroes walk
 * step by step over quiet ground as far as their cards carry them, and Sauron plays no Shadow card. Everything is
 * pressed, and what it costs is printed.
 */

const part = games.find(({ game }) => game.id === middleEarthQuest.id)!;

const ROUNDS = plays({ sample: 1, whole: 3 });
const begun = () =>
  laid({
    step: 'action',
    pool: 2,
    shadow: ['winter_storm', 'betrayed'],
    influence: { mount_gundabad: 3, barad_dur: 3, dol_guldur: 3 },
    heroes: [
      {
        id: 'eleanor',
        at: 'bree',
        hand: ['parry', 'parry', 'charge', 'ranged_strike', 'ranged_strike', 'hide', 'hide'],
      },
      { id: 'beravor', at: 'fornost', hand: ['parry', 'parry', 'charge', 'charge'] },
    ],
  }).match;

/** What is answered next, by an action and, where that matters, its arguments. */
interface Wanted {
  action: string;
  args?: Record<string, Json>;
}

/** Where the hero has been, by the number of the turn. */
const been = new Map<string, Set<string>>();

/** By the script: a quiet step to a place outside the Havens where the hero has not been in this turn, or else the end of the travel. */
function travels(g: State, decision: Decision): Wanted {
  const { seat } = decision;
  const key = String(g.turn!.no);
  const places = been.get(key) ?? new Set<string>();
  been.set(key, places.add(hero(g, seat).at));
  const fresh = (at: string) => !isHaven(at) && isQuiet(g, seat, at) && !places.has(at);
  const onward = (at: string) => neighbours(at).filter(fresh).length;
  const offered = middleEarthQuest.actions.move!.suggest!({ g, seat, about: decision.about });
  const steps = offered.filter(({ args, further }) => !further && fresh(args.to as string));
  const [best] = steps.sort((a, b) => onward(b.args.to as string) - onward(a.args.to as string));
  return best ? { action: 'move', args: best.args } : { action: 'end-travel' };
}

function wantedFor(g: State, decision: Decision): Wanted | undefined {
  const { actions } = decision;
  if (decision.key === 'travel') return travels(g, decision);
  const [plain] = ['no-shadow', 'no-plot', 'draw-fully', 'leave-effect', 'draw-encounter'].filter((one) =>
    actions.includes(one),
  );
  if (plain) return { action: plain };
  const first = ['place-influence', 'draw-cards'];
  if (decision.key === 'action') return { action: first[(decision.about as { action: number }).action - 1]! };
  return undefined;
}

interface Cost {
  answers: number;
  presses: number;
  shadow: number;
  messages: number;
}

/** The button that gives what is wanted, or leads on. */
function toPress(g: State, decision: Decision, message: MessageSeen) {
  const wanted = wantedFor(g, decision);
  const buttons = controlsOf(message).flatMap((one) => {
    const press = one.kind === 'button' ? readId(one.id) : undefined;
    return press ? [{ control: one, press }] : [];
  });
  const here = { g, seat: decision.seat, about: decision.about };
  const isWanted = ({ press }: (typeof buttons)[number]) => {
    if (!wanted || !('action' in press) || press.action !== wanted.action) return false;
    if (press.kind !== 'suggest') return press.kind === 'do';
    const { args, further } = middleEarthQuest.actions[press.action]!.suggest!(here)[press.index]!;
    return !further && (!wanted.args || same(args, wanted.args));
  };
  const kinds = ['suggest', 'usual', 'send', 'all', 'do', 'pick', 'begin'];
  const leading = (kind: string) => buttons.find(({ press }) => press.kind === kind);
  return buttons.find(isWanted)?.control ?? (wanted?.args ? undefined : kinds.map(leading).find(Boolean)?.control);
}

async function presses(table: Table, who: Person, message: MessageSeen, decision: Decision): Promise<void> {
  const { g } = await now(table);
  const control = toPress(g, decision, message);
  if (control) {
    await who.click(message.id, control.id);
    return;
  }
  const menu = controlsOf(message).find((one) => one.kind === 'menu');
  if (!menu) throw new Error(`nothing to press for ${decision.key}: ${message.content}`);
  const chosen = menu.options.slice(0, Math.max(1, menu.min)).map(({ value }) => value);
  await who.select(message.id, menu.id, chosen);
}

const now = async (table: Table) => {
  const { match } = await table.record();
  return position(middleEarthQuest, match as unknown as Match<State>);
};

/** The private question of somebody, if it stands there as the newest thing. */
function inHand(table: Table, who: Person, decision: Decision): MessageSeen | undefined {
  const newest = who.messages(table.channel).at(-1);
  if (!newest || isPublic(newest)) return undefined;
  const isOf = controlsOf(newest).some((one) => {
    const press = readId(one.id);
    return press && 'decision' in press && press.decision === decision.id;
  });
  return isOf ? newest : undefined;
}

/** One press of somebody who is asked. */
async function pressOnce(table: Table, people: readonly Person[]): Promise<void> {
  const { open, g } = await now(table);
  const [decision] = open;
  const who = people[decision!.seat]!;
  const hand = inHand(table, who, decision!);
  if (hand) return presses(table, who, hand, decision!);
  const bell = bellOf(who, table.channel)!;
  const wanted = wantedFor(g, decision!);
  const direct = controlsOf(bell).find((one) => {
    const press = readId(one.id);
    return press?.kind === 'do' && press.action === wanted?.action && press.decision === openId(decision!);
  });
  const yours = controlsOf(bell).find((one) => readId(one.id)?.kind === 'answer')!;
  await who.click(bell.id, (direct ?? yours).id);
}

test('rounds in which heroes walk cost few questions for Shadow cards, few presses and few messages', async () => {
  been.clear();
  const table = await openTable({
    clock: virtualClock(),
    games: [part],
    waits: { later: [], blocked: 600_000, renew: 600_000 },
  });
  const { ann, ben, local } = table;
  const people = [ann, ben, local.person('Cleo')];
  await openLobby(table, { game: part.game.id });
  const seats = people.map(({ id: user, name }) => ({ user, name, locale: 'en', dm: 'closed' }) as const);
  const record = await table.record();
  await table.store.commit({ ...record, status: 'running', seats, match: begun() as never });
  await ann.slash(table.channel, 'meq', 'draw', {});
  await table.rest();
  const eve = local.person('Eve');
  const publicNow = () => eve.messages(table.channel, 1_000).filter(isPublic).length - 1;
  const costs: Cost[] = [];
  let presses = 0;
  const spent: Record<string, number> = {};
  let before = { presses: 0, messages: publicNow(), logged: (await table.record()).match!.logged };
  let { round } = (await now(table)).g;
  for (let n = 0; n < 600 && costs.length < ROUNDS; n++) {
    const [first] = (await now(table)).open;
    spent[first!.key] = (spent[first!.key] ?? 0) + 1;
    await pressOnce(table, people);
    presses++;
    await table.rest();
    const { g } = await now(table);
    if (g.round === round) continue;
    const log = await table.log();
    const answers = log.slice(before.logged).flatMap(({ answer }) => answer ?? []);
    const shadow = answers.filter(({ action }) => action === 'no-shadow').length;
    const after = { presses, messages: publicNow(), logged: log.length };
    costs.push({
      answers: answers.length,
      presses: after.presses - before.presses,
      shadow,
      messages: after.messages - before.messages,
    });
    [before, round] = [after, g.round];
  }
  const sum = (of: keyof Cost) => costs.reduce((all, cost) => all + cost[of], 0);
  console.log(
    JSON.stringify({ spent, rounds: costs, answers: sum('answers'), presses: sum('presses'), shadow: sum('shadow') }),
  );
  expect(costs).toHaveLength(ROUNDS);
  expect(sum('shadow')).toBeLessThanOrEqual(10);
  expect(sum('presses') / sum('answers')).toBeLessThanOrEqual(1.2);
  for (const { messages } of costs) expect(messages).toBeLessThanOrEqual(6);
}, 120_000);
