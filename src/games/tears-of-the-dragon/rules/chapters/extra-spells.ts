import type { Message, Script, SeatId, Table } from '#core/types';
import { rules, type SpellId, spells, wizards } from '../../printed/content.ts';
import { pieceLabel, spellLabel } from '../../state/labels.ts';
import { seatOf } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { isOfUse } from './magic.ts';

/** TD-26.4: the spells with which wizards begin The War of the Dragon besides their own; chosen in secret. */

/** How many a wizard learns: Lord Gorganun's up to their maximum, Lord Forseti's so many, if they have room. */
export function owed(g: State, wizard: string): number {
  const room = wizards.get(wizard)!.maxSpells - g.wizardry[wizard]!.known.length;
  return Math.min(room, rules.extraSpells[wizards.get(wizard)!.side] ?? room);
}
/** What a wizard may learn: any spell of the match that can be of use in it, Heal too (A43). */
export const onOffer = (g: State, wizard: string): string[] =>
  [...spells.values()]
    .filter(({ id, variant }) => (!variant || g.penguins) && isOfUse(g, id))
    .map(({ id }) => id)
    .filter((id) => !g.wizardry[wizard]!.known.includes(id));
export const pupils = (g: State, seat: SeatId): string[] =>
  [...wizards.keys()].filter((id) => seatOf(id) === seat && owed(g, id) > 0);

/** All extra spells of one wizard. */
export const teach = action({
  name: 'teach',
  fields: {
    wizard: { kind: 'one', of: 'figure', options: ({ g, seat }) => pupils(g, seat), label: pieceLabel },
    spells: {
      kind: 'some',
      of: 'card',
      options: ({ g }, { wizard }) => onOffer(g, wizard as string),
      size: ({ g }, { wizard }) => [owed(g, wizard as string), owed(g, wizard as string)],
      label: spellLabel,
    },
  },
  check: ({ g }, { wizard, spells: chosen }): Message | undefined =>
    String(g.lessons[wizard]) === String(chosen) ? { key: 'refusal.already-so' } : undefined,
});

/** What each school teaches, best first. */
const SCHOOLS: Readonly<Record<string, readonly SpellId[]>> = {
  battle: ['juggernaut', 'eldritch-might', 'good-fortune', 'eldritch-fire', 'bad-fortune', 'fog-of-war', 'terror'],
  siege: ['breach', 'direct-attack', 'eldritch-shield', 'juggernaut', 'heal', 'summon-aid', 'bad-fortune'],
  march: ['coursers-speed', 'teleport', 'tortoise-speed', 'obfuscate', 'fly', 'enthrall', 'summon-aid'],
};
/** All wizards at once. */
export const teachAll = action({
  name: 'teach-all',
  fields: {
    school: {
      kind: 'one',
      of: 'words',
      options: ({ g, seat }) => (pupils(g, seat).length > 0 ? Object.keys(SCHOOLS) : []),
      label: (school) => ({ key: `label.school-${school}` }),
    },
  },
  suggest: () => Object.keys(SCHOOLS).map((school) => ({ label: { key: `label.school-${school}` }, args: { school } })),
});
/** Each takes the best that fewest of the others have been given. */
function lessonsOf(g: State, seat: SeatId, school: string): Record<string, string[]> {
  const lessons: Record<string, string[]> = {};
  const given = (spell: string) =>
    Object.values(lessons)
      .flat()
      .filter((one) => one === spell).length;
  for (const id of pupils(g, seat)) {
    const taught: readonly string[] = SCHOOLS[school]!.filter((spell) => onOffer(g, id).includes(spell));
    const more = onOffer(g, id).filter((spell) => !taught.includes(spell));
    const byChoice = [...taught].sort((a, b) => given(a) - given(b));
    lessons[id] = [...byChoice, ...more].slice(0, owed(g, id));
  }
  return lessons;
}

export const confirmSpells = action({
  name: 'confirm-spells',
  fields: {},
  check: ({ g, seat }): Message | undefined => {
    const left = pupils(g, seat).filter((id) => !g.lessons[id]);
    return left.length > 0 ? { key: 'refusal.not-all-taught', args: { wizards: left } } : undefined;
  },
});

export function* extraSpellsStep(t: Table<State>): Script {
  const { g } = t;
  yield* t.together([(own) => chooseInSecret(own, 0), (own) => chooseInSecret(own, 1)]);
  for (const wizard of wizards.keys()) {
    const learnt = g.lessons[wizard];
    if (!learnt) continue;
    g.wizardry[wizard]!.known.push(...learnt);
    t.tell({ type: 'spells-chosen', shown: { wizard, spells: learnt } });
  }
  g.phase = 'ambassador';
}

function* chooseInSecret(t: Table<State>, seat: SeatId): Script {
  const { g } = t;
  for (;;) {
    const choice = yield* t.askOneOf(seat, 'extra-spells', [confirmSpells, teach, teachAll], { secret: true });
    if (choice.name === 'confirm-spells') return;
    if (choice.name === 'teach') g.lessons[choice.args.wizard] = choice.args.spells;
    else Object.assign(g.lessons, lessonsOf(g, seat, choice.args.school));
  }
}
