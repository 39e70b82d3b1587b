import type { Script, Table } from '#core/types';
import { faces, SIDES } from '../printed/content.ts';
import { after, isHigher, total } from '../state/cups.ts';
import type { Bid, State } from '../state/state.ts';
import { action } from './action.ts';
import { open } from './challenge.ts';

/** The faces with which so many dice are a legal bid, the lowest first (LD-3.3). */
const facesFor = ({ bids }: State, count: number): readonly number[] => {
  const last = bids.at(-1);
  return last ? faces.filter((face) => isHigher({ count, face }, last)) : faces;
};

/** LD-3.3: the fewest dice that can be bid. */
function fewest({ bids }: State): number {
  const last = bids.at(-1);
  return last ? last.count + (last.face === SIDES ? 1 : 0) : 1;
}

/** LD-3.1 */
export const bid = action({
  name: 'bid',
  fields: {
    // LD-3.4
    count: { kind: 'count', range: ({ g }) => [fewest(g), total(g)] as const },
    face: {
      kind: 'one',
      of: 'words',
      options: ({ g }, { count }) => facesFor(g, Number(count)).map(String),
      label: (face) => ({ key: `face.${face}` }),
    },
  },
  isMain: true,
  suggestsOpenly: true,
  suggest: ({ g }) =>
    raises(g).map(({ count, face }) => ({ label: say(count, face), args: { count, face: `${face}` } })),
});

const say = (count: number, face: number) => ({ key: 'suggest.bid', args: { count, face } });

/** As many dice of the next face, and one die more of the same. */
function raises(g: State): Pick<Bid, 'count' | 'face'>[] {
  const last = g.bids.at(-1);
  if (!last) return [];
  const { count, face } = last;
  return [
    { count, face: face + 1 },
    { count: count + 1, face },
  ].filter((one) => one.face <= SIDES && one.count <= total(g));
}

/** LD-4.1 */
export const challenge = action({ name: 'challenge', fields: {}, isAlwaysLegal: true });

/** LD-3.2: one bids after another, until somebody challenges. */
export function* bidding(t: Table<State>, _args: null): Script {
  const { g } = t;
  for (;;) {
    const seat = g.turn;
    const last = g.bids.at(-1);
    const said = last
      ? yield* t.askOneOf(seat, 'answer', [bid, challenge], { about: { by: last.seat, ...claim(last) } })
      : yield* t.askOneOf(seat, 'first', [bid], { about: { n: total(g) } });
    if (said.name === 'challenge') return open(t, seat, last!);
    const { count, face } = said.args;
    g.bids.push({ seat, count, face: Number(face) });
    t.tell({ type: 'bid', shown: { seat, count, face: Number(face) } });
    g.turn = after(g, seat);
  }
}

const claim = ({ count, face }: Bid) => ({ count, face });
