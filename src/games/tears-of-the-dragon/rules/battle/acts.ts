import type { Script, SeatId, Table } from '#core/types';
import { slotWords } from '../../state/battle/labels.ts';
import { isCaster, keepLine, line } from '../../state/battle/line.ts';
import type { Fighter } from '../../state/battle.ts';
import { other, type State } from '../../state/state.ts';
import { askToPick } from '../fight/choice.ts';
import { spellOf } from '../spells/index.ts';
import { spellCheck } from './check.ts';
import { castable, castInBattle, castOn, castOver, fight } from './spells.ts';

/** The wizards' acts of a round (TD-9.3 steps 2 and 3, TD-15.3). */

const casters = (g: State, seat: SeatId): Fighter[] =>
  line(g.battle!, seat).filter((f) => isCaster(f.id) && f.spell === null);

/** Each wizard of a side casts one spell or attacks; asked only who has a spell to cast. `over` ends it early. */
export function* wizardActs(t: Table<State>, seat: SeatId, over: () => boolean): Script {
  const { g } = t;
  for (const caster of casters(g, seat)) {
    if (over()) return;
    if (caster.out !== null || castable(g, caster).length === 0) continue;
    const about = { who: slotWords(caster.slot), caster: caster.slot, round: g.battle!.round };
    const act = yield* t.askOneOf(seat, 'wizard-act', [fight, castInBattle, castOn, castOver], {
      about,
      window: 'battle',
    });
    if (act.name === 'cast-in-battle') yield* cast(t, caster, act.args.spell, []);
    if (act.name === 'cast-on') yield* cast(t, caster, act.args.spell, [act.args.target]);
    if (act.name === 'cast-over') yield* cast(t, caster, act.args.spell, act.args.targets);
  }
}

/** TD-28.2: a Breach comes before everything else in the round, so it is asked for first. */
export function* spellsAhead(t: Table<State>): Script {
  const { g } = t;
  for (const caster of casters(g, g.battle!.attacker)) {
    for (const spell of caster.out === null ? castable(g, caster) : []) {
      if (!spellOf(spell)!.battle!.ahead || caster.spell !== null) continue;
      const about = { who: slotWords(caster.slot), options: [spell, 'wait'] };
      if ((yield* askToPick(t, caster.seat, `${spell}-first`, about)) === spell) yield* cast(t, caster, spell, []);
    }
  }
}

function* cast(t: Table<State>, caster: Fighter, spell: string, targets: readonly string[]): Script {
  const { g } = t;
  const b = g.battle!;
  const record = spellOf(spell)!.battle!;
  const outcome = yield* spellCheck(t, caster.id!, spell);
  caster.spell = { id: spell, outcome };
  caster.idle = !record.leavesAttack?.(caster);
  keepLine(g);
  if (outcome === 'failed') return;
  if (outcome === 'backfire')
    t.tell({ type: 'backfired', shown: { spell, effect: { key: `battle.backfire.${spell}` } } });
  yield* record[outcome](t, b, { caster, seat: caster.seat, foe: other(caster.seat), targets });
}
