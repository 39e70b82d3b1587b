import type { Here, Message, Script, SeatId, Table } from '#core/types';
import { levels } from '../../printed/content/content.ts';
import { levelOf, monsterLevelOf } from '../../printed/content/scenario-level.ts';
import { character } from '../../state/figures/figures.ts';
import { cardsFor, mayLevelUp, newMember, openPerks, ownMember, startingGold } from '../../state/party/members.ts';
import { prosperityOf } from '../../state/party/shop.ts';
import type { Member } from '../../state/party.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { givesKept } from './gains.ts';

/** GH-18.3, GH-18.5: what a character becomes in town before a scenario. The level of the scenario depends on it. */

const own = ({ g, seat }: Here<State>): Member => ownMember(g, seat);

export const perkOptions = (here: Here<State>): string[] => openPerks(own(here)).map(String);
export const perkLabel = (i: string, here: Here<State>): Message => ({
  key: 'label.perk',
  args: { perk: `${own(here).class}-${i}` },
});

/** GH-18.3: a card of the new level or below, and a perk. */
export const levelUp = action({
  name: 'level-up',
  fields: {
    card: {
      kind: 'one',
      of: 'card',
      options: (here) => cardsFor(own(here), own(here).level + 1).map(String),
      label: (no): Message => ({ key: 'label.card-name', args: { card: Number(no) } }),
    },
    perk: { kind: 'one', of: 'words', options: perkOptions, label: perkLabel },
  },
});

/** GH-18.5: who is new begins at any level up to the town's. */
export const beginAt = action({
  name: 'begin-at',
  fields: {
    level: {
      kind: 'one',
      of: 'words',
      options: (here) => levelsToBegin(here.g, here.seat).map(String),
      label: (level): Message => ({ key: 'label.level', args: { level: Number(level) } }),
      usual: (here) => String(own(here).level),
    },
  },
});

function levelsToBegin(g: State, seat: SeatId): number[] {
  const { isNew } = character(g, seat);
  const most = prosperityOf(g.party);
  if (!isNew || most <= g.party.level) return [];
  return levels.experience.flatMap((_, i) => (i < most ? [i + 1] : []));
}

/** All at once, each as often as there is experience for it; nobody is asked who is not due. */
export function* townStep(t: Table<State>): Script {
  const { g } = t;
  givesKept(t);
  yield* t.together(g.characters.map((_, seat) => (mine) => visits(mine, seat)));
  // GH-1.4: the level of the scenario is that of those who go.
  g.level = levelOf(g.characters, g.difficulty);
  g.monsterLevel = monsterLevelOf(g);
  g.stage = 'away';
}

function* visits(t: Table<State>, seat: SeatId): Script {
  const { g } = t;
  if (levelsToBegin(g, seat).length > 1) {
    const { level } = yield* t.ask(seat, 'begin-at', beginAt);
    begins(t, seat, Number(level));
  }
  for (let one = ownMember(g, seat); mayLevelUp(one); ) {
    const about = { level: one.level + 1, xp: one.xp };
    const { card, perk } = yield* t.ask(seat, 'level-up', levelUp, { about });
    one = ownMember(g, seat);
    one.level++;
    one.cards.push(Number(card));
    one.perks.push(Number(perk));
    Object.assign(character(g, seat), { level: one.level, cards: [...one.cards] });
    const shown = { seat, level: one.level, card: Number(card), perk: `${one.class}-${perk}` };
    t.tell({ type: 'levels-up', shown });
  }
}

function begins(t: Table<State>, seat: SeatId, level: number): void {
  const { party } = t.g;
  const one = ownMember(t.g, seat);
  party.members[party.members.indexOf(one)] = newMember(one.class, level);
  character(t.g, seat).level = level;
  t.tell({ type: 'begins-at', shown: { seat, level, gold: startingGold(level) } });
}
