import { describe, expect, test } from 'vitest';
import { furtherAnswer } from '#asking/further';
import { partNamed } from '#asking/terms/names';
import { chanceFrom, playout } from '#chance/playout';
import { isRefusal, readArgs } from '#core/actions';
import { pick } from '#core/enumerate';
import { act, position } from '#core/match';
import { makeRng } from '#core/rng';
import { locales } from '#core/text';
import type { Answer, AnyAction, Here, Json, Match, Said, Suggestion } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { goingOn, plays } from '../kit/lengths.ts';
import { complete, owed } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { expectSame } from '../kit/same.ts';
import { toy } from '../kit/toy-game.ts';

/** All whole answers of an action, wherever they are offered. */
const wholeAnswers = (action: AnyAction<Json>, here: Here<Json>): Suggestion[] =>
  (['suggest', 'more', 'onPicture'] as const).flatMap((offer) => action[offer]?.(here) ?? []);

const MATCHES = plays({ sample: 1, whole: 2 });
const MOST = 500;
/** Of a match of which every answer is looked at. */
const LOOKED_AT = plays({ sample: 15, whole: 500 });
const ENOUGH = 50;

/** Those of whose actions some declare this. */
const declaring = (part: AnyGame, what: 'suggest' | 'foresee'): boolean =>
  Object.values<AnyAction<Json>>(part.game.actions).some((action) => action[what] !== undefined);

describe.each(
  [toy, ...complete].filter((part) => declaring(part, 'suggest')).map((part) => [part.game.id, part] as const),
)('What %s suggests', (_, part) => {
  const { game, proofs } = part;
  test('is a legal answer, has words in both languages, and rests on nothing that the asked seat may not know', () => {
    const seen = new Set<string>();
    const suggested = (name: string, here: Here<Json>) => {
      const action = game.actions[name] as AnyAction<Json>;
      return action.barred?.(here) ? [] : wholeAnswers(action, here);
    };
    for (let i = 0; i < MATCHES; i++) {
      playout(part, salted(`suggest/${i}`), {
        most: LOOKED_AT,
        each: (m) => {
          const { g, open } = position(game, m);
          const { text } = partNamed(part, () => g);
          for (const { actions, seat, about } of open) {
            const swapped = proofs!.swapHidden(g, seat, makeRng({ seed: salted(`swap/${m.logged}`), drawn: {} }));
            for (const name of actions) {
              const here = { g, seat, about };
              const found = suggested(name, here);
              expectSame(suggested(name, { ...here, g: swapped }), found, name);
              for (const { label, args } of found) {
                seen.add(label.key);
                expectSame(readArgs(game.actions[name]!, here, args), { args }, label.key);
                for (const locale of locales) expect(text.say(label, locale).length).toBeGreaterThan(0);
              }
            }
          }
        },
      });
    }
    expect([...seen].length).toBeGreaterThan(0);
  });
});

test.each(complete.filter((part) => declaring(part, 'foresee')).map((part) => [part.game.id, part] as const))(
  'What %s says beforehand of an answer has words in both languages, and rests on nothing that the asked seat may not know',
  (id, part) => {
    const { game, proofs } = part;
    const seen = new Set<string>();
    const chance = chanceFrom(salted('foresee'));
    const large = owed(id, { large: 3, any: 0 });
    for (const i of goingOn(1, () => seen.size > large))
      playout(part, salted(i === 0 ? 'foresee' : `foresee/${i}`), {
        most: LOOKED_AT,
        each: (m) => {
          const { g, open } = position(game, m);
          const { text } = partNamed(part, () => g);
          for (const { actions, seat, about } of open) {
            const swapped = proofs!.swapHidden(g, seat, makeRng({ seed: salted(`swap/${m.logged}`), drawn: {} }));
            for (const name of actions) {
              const action = game.actions[name] as AnyAction<Json>;
              const here = { g, seat, about };
              if (!action.foresee || action.barred?.(here)) continue;
              const picked = pick(action, here, chance);
              const answers: Omit<Suggestion, 'label'>[] = wholeAnswers(action, here);
              if (picked) answers.push({ args: picked });
              for (const { args, further } of answers) {
                const foreseen = action.foresee(here, args as never, further);
                expectSame(action.foresee({ ...here, g: swapped }, args as never, further), foreseen, name);
                for (const said of foreseen.says) {
                  seen.add(said.key);
                  for (const locale of locales) expect(text.say(said, locale)).not.toMatch(/\{|undefined|^$/);
                }
              }
            }
          }
        },
      });
    expect(seen.size).toBeGreaterThan(large);
  },
);

/** What of this is asked for, said one after another; nothing more is to be said once the step has ended, or others alone are asked. */
function saidFurther(part: AnyGame, match: Match<Json>, first: Answer, further: readonly Said[]): readonly Said[] {
  let acted = act(part.game, match, first);
  for (const [i, one] of further.entries()) {
    if (isRefusal(acted)) return further.slice(0, i);
    if (acted.match.stepNo !== match.stepNo) return further;
    // What could be said depends on their answer: Sauron may stop a hero on the way.
    const { open } = position(part.game, acted.match);
    if (open.length > 0 && open.every(({ seat }) => seat !== first.seat)) return further;
    const answer = furtherAnswer(part, acted.match, first.seat, one);
    if (!answer) return further.slice(0, i);
    acted = act(part.game, acted.match, answer);
  }
  return further;
}

test.each(complete.map((part) => [part.game.id, part] as const))(
  'What %s says further with a suggestion is asked for then, and legal, until its step ends or others are asked',
  (id, part) => {
    const enough = owed(id, { large: ENOUGH, any: 0 });
    let further = 0;
    // Where matches are short, several are played.
    for (let i = 0; i < 8 && further <= enough; i++)
      playout(part, salted(i === 0 ? 'further' : `further/${i}`), {
        most: MOST,
        each: (m) => {
          const { g, open } = position(part.game, m);
          for (const { id: decision, actions, seat, about } of open)
            for (const action of actions) {
              const here = { g, seat, about };
              const declared = part.game.actions[action] as AnyAction<Json>;
              if (declared.barred?.(here)) continue;
              for (const one of wholeAnswers(declared, here)) {
                if (!one.further) continue;
                further++;
                const said = saidFurther(part, m, { decision, seat, action, args: one.args }, one.further);
                expectSame(said, one.further, one.label.key);
              }
            }
        },
      });
    // That a suggestion says more is for a game to choose.
    expect(further).toBeGreaterThanOrEqual(owed(id, { large: ENOUGH + 1, any: 0 }));
  },
);
