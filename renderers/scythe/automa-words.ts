import type { Locale } from '#core/text';
import { levelOf } from '#games/scythe/printed/automa';
import type { PlayerView, View } from '#games/scythe/seen/view.types';
import { list, sentence, sentences } from '../prose.ts';
import { figuresOf } from './figures.ts';
import { unitsOf } from './mat-values.ts';
import { seatName } from './names.ts';
import { say } from './text.ts';

/** The Automa in words, for its panel and for descriptions. Its view must have one. */

/** "Automaszyna". */
export const levelName = ({ automa }: View, locale: Locale): string => say(`automa.level.${automa!.level}`, locale);

/** "Automaszyna: box 5 of 19". */
export const trackerWords = (view: View, locale: Locale): string =>
  say('automa.box', locale, {
    level: levelName(view, locale),
    box: view.automa!.box,
    of: levelOf(view.automa!).boxes,
  });

/** How far its tracker is, in figures alone: "5/19". */
export const trackerFigures = ({ automa }: View): string => `${automa!.box}/${levelOf(automa!).boxes}`;

/** What rivers and lakes are to it, its deck, its discards, the Factory: whole sentences or short notes, in this order. */
export function automaNotes({ automa }: View, locale: Locale): string[] {
  const { box, deck, discard, factory } = automa!;
  const { locked } = levelOf(automa!);
  return [
    locked.includes(box) ? say('automa.stopped', locale, { n: Math.max(...locked) }) : say('automa.free', locale),
    say(factory ? 'automa.factory' : 'automa.no-factory', locale),
    say('automa.counts', locale),
    say('automa.deck', locale, { n: deck }),
    discard.length > 0
      ? say('automa.discard', locale, { list: list(discard.map(String), locale) })
      : say('automa.fresh', locale),
  ];
}

export function automaAlt(view: View, player: PlayerView, locale: Locale): string {
  const line = say('automa.line', locale, {
    name: seatName(view, player.seat, locale),
    ...figuresOf(view, player, locale),
    mechs: unitsOf(view, player.seat, 'mech').length,
  });
  const said = [trackerWords(view, locale), say('automa.scheme', locale, { n: view.automa!.scheme })];
  const notes = [...said, ...automaNotes(view, locale)].map((one) => sentence(one, locale));
  return sentences([line, ...notes], locale);
}
