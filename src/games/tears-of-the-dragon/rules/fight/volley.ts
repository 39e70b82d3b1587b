import { z } from 'zod';
import type { Here, Script, SeatId, Table, Thing } from '#core/types';
import { slotWords, type Words } from '../../state/battle/labels.ts';
import { asksNothing, findSlot, line } from '../../state/battle/line.ts';
import { diceOf, modified } from '../../state/battle/strength.ts';
import type { Die, Fighter } from '../../state/battle.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { rollDie } from '../dice.ts';

/** Attack dice (TD-9.3 steps 4 and 5, TD-9.5). */

/** A side rolls for all of its line that attacks; then dice are rolled again by Good and Bad Fortune. Gives the hits. */
export function* volley(t: Table<State>, seat: SeatId): Script<number> {
  const { g } = t;
  const stream = seat === g.battle!.attacker ? 'attacker-dice' : 'defender-dice';
  const shooters = line(g.battle!, seat).filter((f) => !f.idle);
  rollFor(t, shooters, stream, seat);
  yield* rerolls(t, seat);
  return countHits(shooters);
}

/** TD-23.5: the berserk dragon strikes his prey. */
export function dragonVolley(t: Table<State>, dragon: Fighter, directedBy: SeatId): number {
  rollFor(t, [dragon], 'dragon-dice', directedBy);
  return countHits([dragon]);
}

function rollFor(t: Table<State>, shooters: readonly Fighter[], stream: string, seat: SeatId): void {
  const { g } = t;
  if (shooters.length === 0) return;
  const dice: Words[] = [];
  for (const f of shooters) {
    const need = modified(g, f);
    f.dice = Array.from({ length: diceOf(g, f) }, () => {
      const roll = rollDie(t, stream);
      dice.push(dieWords(f, need, roll));
      return { roll, hit: roll <= need };
    });
  }
  t.tell({ type: 'volley', shown: { seat, dice, hits: countHits(shooters) } });
}
const dieWords = (f: Fighter, need: number, roll: number): Words => ({
  key: roll <= need ? 'battle.die.hit' : 'battle.die.miss',
  args: { piece: slotWords(f.slot), need, roll },
});

/** TD-28.7, TD-28.11: a shielded piece's hits are void; a Juggernaut's hit counts one more, once. */
export function countHits(shooters: readonly Fighter[]): number {
  return shooters.reduce((sum, f) => {
    const hits = f.dice.filter((die) => die.hit).length;
    return sum + (f.shielded ? 0 : hits + (f.doubled && hits > 0 ? 1 : 0));
  }, 0);
}

export const NONE = 'none';
/** "warsteed.2/0": the first die of Warsteed 2. */
const dieNames = (g: State, on: SeatId): string[] =>
  line(g.battle!, on).flatMap((f) => f.dice.map((_, i) => `${f.slot}/${i}`));
const readDie = (name: string): [slot: string, i: string] => name.split('/') as [string, string];
const dieMeant = (name: string): Thing[] =>
  name === NONE
    ? [{ of: 'words', id: name }]
    : [
        { of: 'die', id: name },
        { of: 'figure', id: readDie(name)[0] },
      ];
function dieAt(g: State, name: string): { fighter: Fighter; die: Die } {
  const [slot, i] = readDie(name);
  const fighter = findSlot(g.battle!, slot)!;
  return { fighter, die: fighter.dice[Number(i)]! };
}

/** Whose dice they are. */
const Volley = z.object({ on: z.int() });
type Volley = z.infer<typeof Volley>;

/** TD-28.1: one die of a volley is rolled again, and the new result counts. He may also let the dice lie. */
export const reroll = action({
  name: 'reroll',
  about: Volley,
  fields: {
    die: {
      kind: 'one',
      of: dieMeant,
      options: ({ g, about }) => [NONE, ...dieNames(g, about.on)],
      label: (name, { g }) => labelOf(g, name),
    },
  },
  suggest: (here) => {
    const die = bestDie(here);
    return die === undefined
      ? []
      : [{ label: { key: 'suggest.reroll', args: { die: labelOf(here.g, die) } }, args: { die } }];
  },
});

function labelOf(g: State, name: string): Words {
  if (name === NONE) return { key: 'battle.choice.none' };
  const { fighter, die } = dieAt(g, name);
  return dieWords(fighter, modified(g, fighter), die.roll);
}
/** An own miss that is likeliest to hit, or an enemy's hit that is likeliest to miss; none when all dice lie well. */
function bestDie({ g, seat, about: { on } }: Here<State, Volley>): string | undefined {
  const own = on === seat;
  const need = (name: string) => modified(g, dieAt(g, name).fighter);
  const wanted = dieNames(g, on).filter((name) => dieAt(g, name).die.hit !== own && !dieAt(g, name).fighter.shielded);
  return wanted.sort((a, b) => (own ? need(b) - need(a) : need(a) - need(b)))[0];
}

function* rerolls(t: Table<State>, on: SeatId): Script {
  const { g } = t;
  const b = g.battle!;
  const used = new Set<object>();
  for (const token of b.rerolls.filter((one) => one.on === on)) {
    const { by } = token;
    if (dieNames(g, on).length === 0) continue;
    const name = asksNothing(b, by)
      ? forGarrison(g, by, on)
      : (yield* t.ask(by, 'reroll', reroll, { about: { on } })).die;
    if (name === NONE) continue;
    used.add(token);
    const { fighter, die } = dieAt(g, name);
    const need = modified(g, fighter);
    const was = die.roll;
    const roll = rollDie(t, 'reroll');
    Object.assign(die, { roll, hit: roll <= need, was });
    t.tell({ type: 'die-rerolled', shown: { seat: by, was, result: dieWords(fighter, need, roll) } });
  }
  // Good Fortune is for an attack only; Bad Fortune that was not used waits for another die of this round.
  b.rerolls = b.rerolls.filter((one) => one.on !== on || (one.by !== on && !used.has(one)));
}
/** A garrison asks nobody: it spoils an enemy's hit, or tries a miss of its own again. */
const forGarrison = (g: State, by: SeatId, on: SeatId): string =>
  dieNames(g, on).find((name) => dieAt(g, name).die.hit === (by !== on)) ?? NONE;
