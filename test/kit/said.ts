import { askedLine, eventLines } from '#asking/public-message';
import { type Draft, press, privateQuestion } from '#asking/question';
import { readId } from '#asking/terms/ids';
import { partNamed } from '#asking/terms/names';
import { chanceFrom, type HowToPlay, playout } from '#chance/playout';
import { isRefusal } from '#core/actions';
import { byQuestion } from '#core/decision';
import { logOf } from '#core/history';
import { position } from '#core/match';
import { type Locale, locales } from '#core/text';
import type { Decision } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { salted } from './salt.ts';
import { controlsOf } from './visible.ts';

/** What people read in a match: lines of the log, who is asked what, and the private questions with what can be pressed there. */

/** Where a line stands. */
export type Where = 'event' | 'asked' | 'question' | 'button' | 'menu';

/** Every line that a match played by chance says, once each: for all seats at the table, in both languages. */
export type Heard = Record<Locale, Map<string, Where>>;

const MATCH = 'm00000';
/** Who plays each seat, as a line that asks calls them. */
const PEOPLE = ['Ann', 'Ben', 'Cem', 'Dee', 'Eve', 'Fay', 'Gil'];
/** A private question is pressed on so many times; one of so many questions is. */
const PRESSES = 4;
const ASKED = 3;

/**
 * Plays a match by chance (`seed`, `how`) and adds all that it says to `heard`. So many of its private questions at most are pressed through as well
 * (`questions`; none if absent): a press takes longer than an answer.
 */
export function heardIn(
  bare: AnyGame,
  seed: string,
  { questions = 0, ...how }: HowToPlay & { seats: number; questions?: number },
  heard: Heard = { en: new Map(), ja: new Map() },
): Heard {
  const { game } = bare;
  let left = questions;
  const chance = chanceFrom(salted(`${seed}/presses`));
  const below = (n: number) => Math.floor(chance() * n);
  const hear = (locale: Locale, where: Where, text: string) => {
    for (const line of text.split('\n')) if (line.trim() !== '') heard[locale].set(line, where);
  };
  const { match } = playout(bare, salted(seed), {
    ...how,
    each(now) {
      const { g, open } = position(game, now);
      const part = partNamed(bare, () => g);
      for (const question of byQuestion(open))
        for (const locale of locales) hear(locale, 'asked', askedLine(part, question, PEOPLE, locale));
      if (left === 0 || below(ASKED) > 0) return;
      left--;
      const decision = open[below(open.length)];
      if (decision) for (const locale of locales) pressThrough(part, g, decision, locale);
    },
  });
  const part = partNamed(bare, () => match.base);
  const everybody = Array.from({ length: how.seats }, (_seat, seat) => seat);
  for (const { events } of logOf(match))
    for (const locale of locales)
      for (const line of eventLines(part, events, locale, everybody)) hear(locale, 'event', line);
  return heard;

  function pressThrough(part: AnyGame, g: unknown, decision: Decision, locale: Locale) {
    let draft: Draft | undefined;
    for (let i = 0; i < PRESSES; i++) {
      const shown = privateQuestion({ part, g, decision, match: MATCH, locale }, draft);
      hear(locale, 'question', shown.content);
      const controls = shown.choices.flatMap(({ notes = [], rows }) => {
        for (const note of notes) hear(locale, 'question', note);
        return controlsOf({ components: rows } as never);
      });
      for (const one of controls) {
        hear(locale, one.kind, one.label);
        if (one.kind === 'menu') for (const { label } of one.options) hear(locale, 'menu', label);
      }
      const one = controls[below(controls.length)];
      if (!one) return;
      const values = one.kind === 'menu' ? one.options.slice(0, Math.max(1, one.min)).map(({ value }) => value) : [];
      const pressed = press({ part, g, decision }, draft, readId(one.id)!, values);
      if (isRefusal(pressed) || 'answer' in pressed) return;
      draft = pressed.draft;
    }
  }
}
