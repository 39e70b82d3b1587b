import { expect, test } from 'vitest';
import { locales } from '#core/text';
import type { Event } from '#core/types';
import type { View } from '#games/gloomhaven/seen/view.types';
import { actsOf } from '#renderers/gloomhaven/acts';
import { pictures } from '#renderers/gloomhaven/index';
import { isSummedIn } from '#renderers/gloomhaven/onslaught';
import type { Look } from '#renderers/pictures';
import { flat } from './boxes.ts';
import { opened, seen } from './gloomhaven-samples.ts';
import { attack, suffers, turn } from './gloomhaven-tellings.ts';

/** Several monsters strike in one turn of theirs: the headline tells all of it, not one blow of many. */

type Figure = View['figures'][number];
const view = seen(opened(1));
const [hero, other] = [0, 1].map((seat) => view.figures.find((one) => one.seat === seat)!) as [Figure, Figure];
const foes = view.figures.filter(({ kind }) => kind === 'monster');

/** So many strike the hero for 2 each, and the last strikes the other one for 3 as well. */
function struckBy(n: number): Look {
  const events: Event[] = foes.slice(0, n).flatMap((foe) => [turn(foe.id), attack(foe, hero, 2), suffers(hero, 2)]);
  const last = foes[n - 1]!;
  events.push(attack(last, other, 3), suffers(other, 3));
  const face = ({ id, kind, what, seat, rank, standee }: Figure) => ({ id, kind, what, seat, rank, standee });
  const shown = {
    actor: last.id,
    target: other.id,
    at: other.at,
    faces: { doer: face(last), target: face(other), falls: false },
  };
  const deed = { type: 'attack', shown } as unknown as Event;
  return { locale: 'en', now: { said: ['One blow.'], deeds: [deed], events, asked: [] } };
}
const drawn = (look: Look) => flat(pictures.board(view, look));
const said = (look: Look) => drawn(look).flatMap(({ text, tags }) => (tags.includes('said') ? (text ?? []) : []));

test.each([3, 4, 5])('what %s monsters struck is told as one, with the sum at each who was struck', (n) => {
  const look = struckBy(n);
  expect(said(look)).toEqual([`${n} monsters attacked: Brute −${2 * n}, Spellweaver −3.`]);
  expect(said({ ...look, locale: 'ja' })).toEqual([
    `モンスター${n}体が攻撃しました：ブルート−${2 * n}、スペルウィーヴァー−3。`,
  ]);
  // Each blow has its sum in its row, as none stands in the headline.
  for (const { to } of actsOf(view, look).acts.flatMap(({ came }) => came)) expect(isSummedIn(look, to)).toBe(false);
});

test('one or two who strike have a headline of one blow, as the deed tells it', () => {
  for (const n of [1, 2]) expect(said(struckBy(n))).toEqual(['One blow.']);
});

test('each row of those who struck is as bright as the headline, and the map has the sum at whoever was struck', () => {
  for (const locale of locales) {
    const all = drawn({ ...struckBy(4), locale });
    const bursts = all
      .filter(({ tags }) => !tags.some((tag) => /^(act:|hero|acts)/.test(tag)))
      .flatMap(({ text }) => text ?? []);
    expect(bursts).toContain('−8');
    expect(bursts).not.toContain('−2');
  }
});

test('while somebody is asked what becomes of a blow, that blow is the headline', () => {
  const look = struckBy(4);
  const open = { ...look, now: { ...look.now!, events: look.now!.events.slice(0, -1) } };
  expect(said(open)).toEqual(['One blow.']);
});

/** One figure strikes the same other so often, each time with a card of its own. */
function struckAgain(damages: readonly number[]): Look {
  const foe = foes.find(({ rank }) => rank === 'normal')!;
  const events: Event[] = damages.flatMap((n) => [turn(hero.id), attack(hero, foe, n), suffers(foe, n)]);
  const face = ({ id, kind, what, seat, rank, standee }: Figure) => ({ id, kind, what, seat, rank, standee });
  const faces = { doer: face(hero), target: face(foe), falls: false };
  const shown = { actor: hero.id, target: foe.id, at: foe.at, faces };
  const deed = { type: 'attack', shown } as unknown as Event;
  return { locale: 'en', now: { said: ['One blow.'], deeds: [deed], events, asked: [] } };
}

test('what one figure struck at another in several acts is told as one, and the map has the sum', () => {
  expect(said(struckAgain([3, 2]))).toEqual(['Brute attacked Bandit Guard #1 twice: −3, −2.']);
  expect(said(struckAgain([3, 2, 0]))).toEqual(['Brute attacked Bandit Guard #1 3 times: −3, −2, 0.']);
  expect(said({ ...struckAgain([3, 2]), locale: 'ja' })).toEqual(['ブルートが山賊の衛兵#1を2回攻撃しました：−3、−2。']);
  expect(said(struckAgain([3]))).toEqual(['One blow.']);
  const onMap = drawn(struckAgain([3, 2])).filter(({ tags }) => !tags.some((tag) => /^(act:|hero|acts)/.test(tag)));
  expect(onMap.flatMap(({ text }) => text ?? [])).toContain('−5');
});
