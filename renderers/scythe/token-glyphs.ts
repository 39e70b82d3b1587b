import { penalties } from '#games/scythe/printed/content';
import { row } from '../boxes.ts';
import { type Draw, exchange, isSeat, placeOf } from './exchange-glyphs.ts';
import { drawing, figures, said } from './glyphs.ts';
import { signSprite } from './goods.ts';
import { factionOf, type Token } from './holding.ts';
import { token } from './pieces.ts';
import { say } from './text.ts';

/** A Flag or a Trap in signs with its word: where it lies, and what it takes from whom. */

type Trap = Extract<Token, { kind: 'trap' }>;
const isPenalty = (one: unknown): one is Trap['penalty'] => Object.keys(penalties).includes(String(one));

export const flag: Draw = (view, { shown }, locale) =>
  isSeat(shown.seat)
    ? [
        drawing(token({ kind: 'flag', seat: shown.seat }, factionOf(view, shown.seat)), 1.35),
        said(say('board.chip.flag', locale)),
        ...placeOf(shown),
      ]
    : [];

/** Of an armed one what an enemy will lose, of one that snapped what was lost. */
export const trap: Draw = (view, { type, shown }, locale) => {
  const { owner, seat, penalty } = shown;
  const whose = isSeat(owner) ? owner : seat;
  if (!isSeat(whose) || !isPenalty(penalty)) return [];
  const armed = type !== 'trap-sprung';
  const found: Trap = { kind: 'trap', seat: whose, penalty, armed };
  const words = type === 'trap-rearmed' ? 'board.token.rearmed' : 'board.chip.trap';
  const takes = [said(say('board.token.enemy', locale)), figures(`−${penalties[penalty]}`), signSprite(penalty, 38)];
  return [
    drawing(token(found, factionOf(view, whose)), 1.35),
    said(say(words, locale)),
    ...placeOf(shown),
    ...(armed ? [row(takes, { gap: 5 })] : exchange(view, shown)),
  ];
};
