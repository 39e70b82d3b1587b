import { type BoardSection, boardLine, boardSection } from '#core/text-board';
import type { Json, Message } from '#core/types';
import type { HerosTurn, SauronsTurn } from '../../state/state.ts';
import type { View } from '../view.types.ts';
import { cardLine, namesOf } from './cards.ts';

/** Whose turn it is and which step, what is being resolved, and how the match ends. */
export function now({ stage, round, turn, resolving, looking, finale, winner, combatMods }: View): BoardSection[] {
  return boardSection('now', [
    winner === null
      ? boardLine('round', { round, stage: { key: `text-board.stage.${stage}` } })
      : boardLine('won', { round, winner: { key: `role.${winner === 'heroes' ? 'hero' : winner}` } }),
    ...(turn ? (turn.who === 'sauron' ? sauronsTurn(turn) : herosTurn(turn)) : []),
    ...resolving.flatMap(({ kind, card, seat, favor, goesBack }) => [
      boardLine('resolving', {
        kind: { key: `printed.kind.${kind}` },
        card: { key: `${kind}.${card}` },
        seat: seat === null ? null : { key: `seat.${seat}` },
        favor: favor || null,
        goesBack,
      }),
      cardLine(kind, card),
    ]),
    ...(looking ? lookingLines(looking) : []),
    ...combatMods.map(({ side, stat, n = null, set = null }) =>
      boardLine('combat-mod', {
        side,
        stat,
        n: n === null ? null : signed(n),
        set: set === null ? null : { key: 'text-board.set-to', args: { n: set } },
      }),
    ),
    ...(finale ? finaleLines(finale) : []),
  ]);
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function sauronsTurn({ step, actions, command, shadow }: SauronsTurn): Message[] {
  return [
    boardLine('saurons-turn', { step: { key: `text-board.step.${step}` }, actions }),
    ...(command
      ? [
          boardLine('command', {
            left: command.left,
            done: command.done.map(commanded),
            placed: command.placed,
          }),
        ]
      : []),
    ...(shadow ? [boardLine('shadow-played')] : []),
  ];
}
/** A minion by its name, a monster by the number of its token. */
const commanded = (id: string): Json =>
  /^\d+$/.test(id) ? { key: 'text-board.token-no', args: { no: id } } : { key: `foe.${id}` };

function herosTurn(turn: HerosTurn): Message[] {
  const {
    seat,
    lap,
    step,
    shadow,
    skips,
    startOpen,
    mayRest,
    isOver,
    moves,
    mostMoves,
    darkPath,
    ability,
    favorGained,
    perilous,
  } = turn;
  const marks: string[] = [
    ...(lap === 2 ? ['second-lap'] : []),
    ...(startOpen ? ['start-open'] : []),
    ...(mayRest ? ['may-rest'] : []),
    ...(isOver ? ['is-over'] : []),
    ...(shadow ? ['shadow'] : []),
    ...(darkPath ? ['dark-path'] : []),
    ...(ability ? ['ability'] : []),
  ];
  return [
    boardLine('heros-turn', {
      seat,
      step: { key: `text-board.step.${step}` },
      moves,
      most: mostMoves,
      favor: favorGained || null,
    }),
    ...marks.map((mark) => boardLine(`turn-mark.${mark}`)),
    ...(skips.length > 0
      ? [boardLine('skips', { steps: skips.map((one): Json => ({ key: `text-board.step.${one}` })) })]
      : []),
    ...(perilous.length > 0 ? [boardLine('perilous-till-end', { at: [...perilous] })] : []),
  ];
}

/** Somebody looks at cards; which, only they know. */
function lookingLines({ seat, deck, n, cards }: NonNullable<View['looking']>): Message[] {
  return [
    boardLine('looking', { seat, deck: { key: `text-board.deck.${deck}` }, n }),
    ...(cards ? [boardLine('looking-cards', { cards: namesOf(deck, cards) })] : []),
  ];
}

function finaleLines({ dominant, champion, wraiths }: NonNullable<View['finale']>): Message[] {
  const { health, fortitude } = wraiths;
  return [
    dominant === null
      ? boardLine('nobody-dominant')
      : boardLine('dominant', { who: { key: `role.${dominant === 'heroes' ? 'hero' : dominant}` } }),
    ...(champion === null ? [] : [boardLine('champion', { seat: champion })]),
    boardLine('wraiths', { health, fortitude }),
  ];
}
