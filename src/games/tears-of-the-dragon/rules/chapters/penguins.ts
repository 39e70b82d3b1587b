import type { Message, Script, SeatId, Table } from '#core/types';
import { faceWords, pieceLabel } from '../../state/labels.ts';
import { at, isFighter, isInside, SUMMON_PENGUINS } from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';
import { memberIds, untouched } from '../../state/ways.ts';
import { action } from '../action.ts';
import { battle } from '../battle/battle.ts';
import { spellCheck } from '../battle/check.ts';
import type { Call } from '../spell/recruit.ts';
import { records } from '../spells/index.ts';
import { mayCast } from './magic.ts';
import { markAttacked } from './ships.ts';

/**
 * Tears of the Penguin: calling them (TD-27.2, TD-27.3). What the call brings is in `spells/summon-penguins.ts`, what befalls
 * them in battle in `battle/penguins.ts`.
 */

const spell = records[SUMMON_PENGUINS].recruit;

/** As for every recruitment: by one who has done nothing yet. */
const maySummon = (g: State, id: string, seat: SeatId): boolean =>
  mayCast(g, id) && untouched(g, id) && g.wizardry[id]!.known.includes(SUMMON_PENGUINS) && spell.aim.may(g, id, seat);

export const summonPenguins = action({
  name: 'summon-penguins',
  fields: {
    wizard: {
      kind: 'one',
      of: 'figure',
      options: ({ g, seat }) => memberIds(g).filter((id) => maySummon(g, id, seat)),
      label: pieceLabel,
    },
    leaders: {
      kind: 'some',
      of: 'figure',
      options: ({ g, seat }, { wizard }) => spell.aim.takers(g, wizard as string, seat),
      size: ({ g, seat }, { wizard }) => [1, spell.aim.takers(g, wizard as string, seat).length],
      label: pieceLabel,
    },
  },
  check: ({ g, seat }, args): Message | undefined => spell.aim.check(g, { seat, ...args }),
  suggest: ({ g, seat }) =>
    memberIds(g).flatMap((wizard) => {
      const leaders = maySummon(g, wizard, seat) ? spell.aim.takers(g, wizard, seat) : [];
      if (leaders.length === 0 || spell.aim.check(g, { seat, wizard, leaders })) return [];
      const label = { key: 'suggest.summon-penguins', args: { wizard: faceWords(wizard) } };
      return [{ label, args: { wizard, leaders } }];
    }),
});

/** The wizard does nothing more this turn, whatever comes of it (TD-21.3). */
export function* callPenguins(t: Table<State>, seat: SeatId, wizard: string, leaders: readonly string[]): Script {
  const { g } = t;
  const call = { seat, wizard, leaders };
  g.activation!.members[wizard]!.acted = true;
  g.counters[wizard]!.fixed = true;
  const result = yield* spellCheck(t, wizard, SUMMON_PENGUINS);
  if (result === 'cast') yield* spell.cast(t, call);
  if (result === 'backfire') yield* turnUpon(t, call, yield* spell.backfire(t, call));
}

/**
 * TD-27.3: they fall at once upon the wizard and all pieces of his side there, within their castle if that is where they
 * are. Whoever has fought does nothing more in this activation; penguins that live stay.
 */
function* turnUpon(t: Table<State>, { seat, wizard }: Call, attackers: string[]): Script {
  const { g } = t;
  const place = g.counters[wizard]!.at;
  if (!attackers.some(isFighter)) return;
  const victims = at(g, place, seat);
  const kind = isInside(g, wizard) ? 'assault' : 'field';
  yield* battle(t, { at: place, kind, attacker: other(seat), attackers, from: null });
  const members = memberIds(g);
  markAttacked(
    g,
    victims.filter((id) => members.includes(id)),
    true,
  );
}
