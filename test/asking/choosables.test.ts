import { describe, expect, test } from 'vitest';
import { type Choosable, choosablesOf, progressOf } from '#asking/choices';
import type { Draft } from '#asking/draft';
import { type PutQuestion, press, privateQuestion } from '#asking/question';
import { readId } from '#asking/terms/ids';
import { partNamed } from '#asking/terms/names';
import { chanceFrom, playout } from '#chance/playout';
import { isRefusal } from '#core/actions';
import { position } from '#core/match';
import type { AnyGame } from '#src/game-part';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { toy } from '../kit/toy-game.ts';

/** What can be chosen on a picture is what the message beside it offers, and pressing it does the same. */

const MOST = plays({ sample: 35, whole: 400 });
/** A question is followed so many presses deep. */
const DEPTH = 6;

/** Every press that the message offers on any of its pages, as the page that shows it would send it. */
function offeredIn(put: PutQuestion, draft: Draft | undefined): string[] {
  const all = new Set<string>();
  for (let page = 0; page < 20; page++) {
    const before = all.size;
    for (const { rows } of privateQuestion(put, draft, page).choices)
      for (const { components } of rows)
        for (const one of components) {
          const pressed = 'custom_id' in one ? readId(one.custom_id) : undefined;
          if (pressed?.kind === 'suggest') all.add(JSON.stringify(['suggest', pressed.action, pressed.index]));
          if (!('options' in one) || (pressed?.kind !== 'pick' && pressed?.kind !== 'way')) continue;
          for (const { value } of one.options) all.add(JSON.stringify([pressed.kind, value]));
        }
    if (all.size === before) break;
  }
  return [...all];
}
const keyOf = ({ press: id, value }: Choosable): string => {
  const pressed = readId(id)!;
  if (pressed.kind === 'suggest') return JSON.stringify(['suggest', pressed.action, pressed.index]);
  return JSON.stringify([pressed.kind, value]);
};

/** What this choice sends: of several that are chosen together the fewest that are allowed, this one among them. */
function sent(chosen: Choosable, all: readonly Choosable[]): string[] {
  if (chosen.value === undefined) return [];
  const others = all.filter((one) => one.press === chosen.press && one !== chosen).map(({ value }) => value!);
  return [chosen.value, ...others.slice(0, Math.max(0, (chosen.together?.[0] ?? 1) - 1))];
}

describe.each([toy, ...complete].map((part) => [part.game.id, part as AnyGame] as const))('In %s', (_, part) => {
  test('each choice on a picture can be pressed, means what the message says, and none is missing', () => {
    const chance = chanceFrom(salted('choosables'));
    let seen = 0;
    playout(part, salted('choosables'), {
      most: MOST,
      each(match) {
        const { g, open } = position(part.game, match);
        const decision = open[Math.floor(chance() * open.length)];
        if (!decision) return;
        const put: PutQuestion = { part: partNamed(part, () => g), match: 'm', g, decision, locale: 'en' };
        let draft: Draft | undefined;
        for (let depth = 0; depth < DEPTH; depth++) {
          const all = choosablesOf(put, draft);
          const { choices } = progressOf(put, draft);
          const meant = new Set(all.map(({ means }) => JSON.stringify(means)));
          for (const { means } of choices) expect(meant).toContain(JSON.stringify(means));
          const found = new Set(all.map(keyOf));
          // Numbers stand for nothing that a picture shows.
          const missing = choices.length > 0 ? offeredIn(put, draft).filter((one) => !found.has(one)) : [];
          for (const one of missing) {
            // A next step on a way is left out only where a whole way ends there.
            const [kind, value] = JSON.parse(one) as [string, string];
            expect(kind, one).toBe('pick');
            expect(
              all.some((way) => way.value?.split('>').at(-1) === value || way.value === undefined),
              one,
            ).toBe(true);
          }
          for (const one of all) {
            const came = press(put, draft, readId(one.press)!, sent(one, all));
            if (isRefusal(came)) expect(one.together, `${one.label}: ${came.refused.key}`).toBeDefined();
            seen++;
          }
          const one = all[Math.floor(chance() * all.length)];
          const begun = one
            ? press(put, draft, readId(one.press)!, sent(one, all))
            : press(put, draft, { kind: 'begin', match: 'm', decision: decision.id, action: decision.actions[0]! }, []);
          if (isRefusal(begun) || !('draft' in begun)) break;
          draft = begun.draft;
        }
      },
    });
    expect(seen).toBeGreaterThan(10);
  });
});
