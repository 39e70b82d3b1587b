import type { Message, SeatId, Table } from '#core/types';
import { cards, penguinAreas } from '../../printed/content.ts';
import {
  boxOf,
  byRank,
  freeCommand,
  idsOf,
  isCastle,
  isChieftain,
  isLeader,
  isLeft,
  isPenguin,
  isUnit,
  leadersAt,
  seemsHeld,
} from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';
import { untouched } from '../../state/ways.ts';
import { rollDie } from '../dice.ts';
import { appear, commanderFor } from '../fight/penguins.ts';
import { restWith } from '../placing/reinforce.ts';
import type { Call } from '../spell/recruit.ts';
import type { SpellRecord } from '../spell/spell.ts';

const { chieftainOn } = cards['summon-penguins'];

/** TD-27.2, TD-27.3: penguins come to a leader beside the wizard, or to the enemy. Cast like a recruitment (`chapters/penguins.ts`). */
export const summonPenguins = {
  recruit: {
    aim: { may, takers, check },
    /**
     * As many as the die says (stream `penguins`) lie down in the boxes of these leaders, the highest first. They are
     * as many as command and counters allow. A chieftain comes first and adds his command (A38). The leaders who take
     * them, with all they command, do not move or attack this turn (TD-21.3).
     */
    *cast(t, { seat, wizard, leaders }) {
      const { g } = t;
      const place = g.counters[wizard]!.at;
      const { roll, chieftain, penguins } = rollPenguins(t, seat, place);
      const chiefs = [...leaders, ...chieftain];
      let n = 0;
      for (const id of penguins) {
        const chief = commanderFor(g, id, chiefs);
        if (!chief) break;
        appear(g, id, place);
        g.counters[id]!.box = chief;
        n++;
      }
      g.recruited[place] = (g.recruited[place] ?? 0) + 1;
      restWith(g, chiefs);
      t.tell({ type: 'penguins-came', shown: { seat, wizard, leaders: [...leaders], roll, n, place, chieftain } });
    },
    *backfire(t, { seat, wizard }) {
      const { g } = t;
      const enemy = other(seat);
      const place = g.counters[wizard]!.at;
      const { roll, chieftain, penguins } = rollPenguins(t, enemy, place);
      for (const id of penguins) {
        appear(g, id, place);
        g.counters[id]!.box = commanderFor(g, id, chieftain) ?? null;
      }
      t.tell({ type: 'penguins-turned', shown: { seat: enemy, wizard, roll, n: penguins.length, place, chieftain } });
      return [...chieftain, ...penguins];
    },
  },
} satisfies SpellRecord<'summon-penguins'>;

/** Counters that can still come on the side of a seat. */
const left = (g: State, seat: SeatId): string[] => idsOf(g, seat).filter((id) => isPenguin(id) && isLeft(g, id));

/** As for every recruitment: in a place free of enemies, once a turn in each. */
function may(g: State, wizard: string, seat: SeatId): boolean {
  const place = g.counters[wizard]!.at;
  if (!penguinAreas.has(place) || (g.recruited[place] ?? 0) > 0 || seemsHeld(g, place, seat)) return false;
  return (!isCastle(place) || g.castles[place] === seat) && left(g, seat).some(isUnit);
}

/** Leaders beside the wizard who can take penguins: with command to spare, and idle so far this turn (TD-21.3). */
function takers(g: State, wizard: string, seat: SeatId): string[] {
  const { at: place } = g.counters[wizard]!;
  const idle = (id: string): boolean => {
    const { spent, fixed } = g.counters[id]!;
    return !spent && !fixed && (g.activation!.members[id] === undefined || untouched(g, id));
  };
  return leadersAt(g, place, seat)
    .filter((id) => idle(id) && freeCommand(g, id) > 0)
    .sort(byRank);
}

/** TD-5.3: the highest must control at least one unit before another leader there may control any. */
function check(g: State, { seat, wizard, leaders }: Call): Message | undefined {
  const [highest] = leadersAt(g, g.counters[wizard]!.at, seat).sort(byRank);
  if (highest === undefined || isChieftain(highest) || leaders.includes(highest)) return undefined;
  return boxOf(g, highest).length > 0 ? undefined : { key: 'refusal.highest-leader-first', args: { leader: highest } };
}

/** The die; the chieftain it brings, if one is left, stands there already. */
function rollPenguins(t: Table<State>, owner: SeatId, place: string) {
  const { g } = t;
  const roll = rollDie(t, 'penguins');
  const all = left(g, owner);
  const chieftain = roll === chieftainOn ? all.filter(isLeader).slice(0, 1) : [];
  for (const id of chieftain) appear(g, id, place);
  return { roll, chieftain, penguins: all.filter(isUnit).slice(0, roll) };
}
