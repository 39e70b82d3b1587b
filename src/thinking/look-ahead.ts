import { choose, type Playing } from '#chance/choose';
import { goOnPicked, type Line } from '#core/line';
import type { Answer, Decision, SeatId } from '#core/types';

/** After so many answers it is weighed where it stands: a stretch that never ends. */
const MOST = 200;

/** How it is played on. */
export interface Further<G, V> extends Omit<Playing<G, V>, 'g'> {
  /** Only up to the next question to the seat. */
  oneAnswer?: true | undefined;
}

/**
 * Gives an answer in a line and plays on to the end of the stretch that is played, all seats by the policy. The game's judge says what a
 * stretch is (`horizon`); else it is a turn, or a round.
 */
export function lookAhead<G, V>(further: Further<G, V>, line: Line<G>, answer: Answer): void {
  const { game, chance, oneAnswer } = further;
  const { seat } = answer;
  const before = stretchOf(further, line.g, seat);
  const playing = { ...further, g: line.g };
  goOnPicked(game, line, answer);
  for (let n = 0; n < MOST && !line.outcome && stretchOf(further, line.g, seat) === before; n++) {
    if (oneAnswer && line.asked.some((one) => one.seat === seat)) return;
    const decision = line.asked[Math.floor(chance() * line.asked.length)] as Decision;
    goOnPicked(game, line, { decision: decision.id, seat: decision.seat, ...choose({ ...playing, decision }) });
  }
}

/** The name of the stretch that is played: it changes when the stretch is over. */
function stretchOf<G, V>({ game, judge }: Pick<Further<G, V>, 'game' | 'judge'>, g: G, seat: SeatId): string {
  const name = judge?.horizon ? judge.horizon(g, seat) : (game.turn?.(g) ?? game.round?.(g) ?? null);
  return JSON.stringify(name);
}
