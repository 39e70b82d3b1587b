import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { leaders, ruins, spells, wizards } from '#games/tears-of-the-dragon/printed/content';
import { topicLabel } from '#games/tears-of-the-dragon/state/labels';
import { deedCards } from '#renderers/tears-of-the-dragon/deed-rows';
import { headline } from '#renderers/tears-of-the-dragon/headline';
import { changedPlaces, gainsOf } from '#renderers/tears-of-the-dragon/last-action';
import { plateOf } from '#renderers/tears-of-the-dragon/plates';
import type { Told } from '#renderers/tears-of-the-dragon/told';
import { weight } from '#renderers/tears-of-the-dragon/weights';
import { salted } from '../kit/salt.ts';
import * as sample from './samples.ts';

/** Every gain of knowledge is told on the side's plate, at its ruin and in the headline, by whichever way it came. */

const chance = chanceFrom(salted('tears-gains'));
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)]!;
const people = [...leaders.keys(), ...wizards.keys()];
/** A prisoner who is asked by a side, and tells or not. */
const asked = (topic: string, seat: number, told = true): Told => {
  const shown = { seat, prisoner: oneOf(people), topic: topicLabel(topic) as never, roll: 9, need: 7 };
  return { type: told ? 'prisoner-told' : 'prisoner-kept-silent', shown };
};
const knowledge = () => `knowledge:${oneOf(ruins)}`;
const cardsOf = (deed: Told) =>
  JSON.stringify(deedCards(sample.middle, { said: [], events: [deed], deeds: [deed], asked: [] }, [deed], 'en'));
const signOf = (deed: Told) => plateOf(deed, sample.middle, { locale: 'en' });

test('Knowledge that a prisoner told is a gain of that side: on its plate, at the ruin, on its row and more than a march or a roll', () => {
  for (let n = 0; n < 40; n++) {
    const [topic, seat] = [knowledge(), oneOf([0, 1])];
    const deed = asked(topic, seat);
    const found = { type: 'knowledge-found', shown: { seat, ruin: oneOf(ruins), finder: 'torin', n: 2 } };
    const gains = [0, 0];
    gains[seat] = 2;
    expect(gainsOf({ events: [deed, found] }, 'knowledge')).toEqual(gains);
    expect(gainsOf({ events: [deed] }, 'castles')).toEqual([0, 0]);
    expect(changedPlaces({ events: [deed] })).toEqual([topic.split(':')[1]]);
    expect(JSON.stringify(signOf(deed))).toContain('+1');
    expect(cardsOf(deed)).toContain('"+1"');
    for (const type of ['moved', 'command-rolled', 'turn-began', 'ruin-searched'])
      expect(weight(deed)).toBeGreaterThan(weight({ type, shown: {} }));
  }
});

test('A spell that he told, and what he kept to himself, are no gain of knowledge and mark no place', () => {
  for (let n = 0; n < 40; n++) {
    const spell = `spell:${oneOf([...spells.keys()])}`;
    for (const deed of [asked(spell, oneOf([0, 1])), asked(knowledge(), oneOf([0, 1]), false)]) {
      expect(gainsOf({ events: [deed] }, 'knowledge')).toEqual([0, 0]);
      expect(changedPlaces({ events: [deed] })).toEqual([]);
      expect(signOf(deed)).toBeUndefined();
      expect(cardsOf(deed)).not.toContain('"+1"');
      expect(weight(deed)).toBeLessThan(weight({ type: 'command-rolled', shown: {} }));
    }
  }
});

test('Its headline leaves the dice to the row', () => {
  const words = 'Hastur told Lord Forseti: the knowledge of Draugmere (roll 9, 7 or more needed).';
  expect(headline(words, asked('knowledge:draugmere', 1), 'en')).toBe(
    'Hastur told Lord Forseti: the knowledge of Draugmere.',
  );
});
