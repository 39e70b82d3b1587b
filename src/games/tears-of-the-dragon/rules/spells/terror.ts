import { cards } from '../../printed/content.ts';
import { slotWords } from '../../state/battle/labels.ts';
import { other } from '../../state/state.ts';
import { askToPickSome } from '../fight/choice.ts';
import { frightened, takeFright } from '../fight/terror.ts';
import type { SpellRecord } from '../spell/spell.ts';

const { units } = cards.terror;
const most = (options: readonly string[]): number => Math.min(units, options.length);

/** TD-28.16: units must retreat, if a retreat is open to them (`battle/terror.ts`). */
export const terror = {
  battle: {
    aim: {
      shape: 'some',
      targets: ({ g, seat }) => frightened(g, other(seat)),
      size: (targets) => [most(targets), most(targets)],
    },
    *cast(t, _, { foe, targets }) {
      yield* takeFright(t, foe, targets);
    },
    *backfire(t, _, { caster, seat, foe }) {
      const options = frightened(t.g, seat);
      if (options.length === 0) return;
      const about = { caster: slotWords(caster.slot), options, least: most(options), most: most(options) };
      const chosen = yield* askToPickSome(t, foe, 'terror-backfired', about);
      yield* takeFright(t, seat, chosen);
    },
  },
} satisfies SpellRecord<'terror'>;
