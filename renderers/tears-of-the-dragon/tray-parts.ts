import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { spells } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Sprite } from '../scene.ts';
import { barePart, joined, resultPart, saidPart, signPart, spellPart } from './deed-parts.ts';
import { cagedPart, facePart } from './hurt-parts.ts';
import { placeName, shortName } from './names.ts';
import { armsPart, by, die, one, type Parts, type Shown, whom } from './plate-parts.ts';
import { say } from './text.ts';
import { doerOf, endsOf, isRecord, namedIn, numberIn, standsAt, type Told } from './told.ts';

/** Deeds that belong to no place of the map: rolls of a turn and of the Command Table, prisoners, the ambassador. */

/** Who asked whom about what, the die beside the number that was needed, and whether he told it, in words. */
function questioned(told: boolean): Parts {
  return (shown, seat, locale) => {
    const about = isRecord(shown.topic) && isRecord(shown.topic.args) ? namedIn(shown.topic.args.about) : undefined;
    const isSpell = about !== undefined && spells.has(about as never);
    const name = shortName(namedIn(shown.prisoner) ?? '', locale);
    // A spell has its sign, and whoever learns it by this names it.
    const topic = about === undefined || isSpell ? null : placeName(about, locale);
    const words = say(told ? 'band.told' : 'band.kept-silent', locale, { name, topic });
    const { need } = shown;
    return [
      armsPart(seat),
      ...whom('prisoner', cagedPart)(shown, seat, locale),
      ...(about === undefined ? [] : [isSpell ? spellPart(about) : told ? gained() : signPart('book')]),
      saidPart(words),
      ...(typeof shown.roll === 'number' && typeof need === 'number'
        ? [joined([barePart(seat, shown.roll), saidPart(`${told ? '≥' : '<'} ${need}`), resultPart(told, 'plate')])]
        : die(seat, shown.roll, told)),
    ];
  };
}

/** A piece of knowledge more, as whoever finds one himself has it. */
const gained = (): Sprite => joined([signPart('book'), saidPart('+1')]);

/** Rolls that belong to no place: of a turn, of the Command Table, of a prisoner who is asked. */
const TRAYS: Readonly<Record<string, Parts>> = {
  'turn-began': (shown, _, locale) => initiative(shown, locale),
  'initiative-rolled': (shown, _, locale) => initiative(shown, locale),
  'command-rolled': (shown, seat, locale) => command(seat, shown, seat, locale),
  'enemy-activated': (shown, seat, locale) => command(seat, shown, numberIn(shown.enemy), locale),
  'one-activation-chosen': (_, seat, locale) => [
    armsPart(seat),
    signPart('go'),
    saidPart(say('band.pieces', locale, { n: 1 })),
  ],
  'prisoner-told': questioned(true),
  'prisoner-kept-silent': questioned(false),
  'ambassador-named': ({ wizard }, _, locale) => {
    const face = namedIn(wizard) ?? '';
    const name = shortName(face, locale);
    return [facePart(face, locale), signPart('speech'), saidPart(say('band.ambassador', locale, { name }))];
  },
  'exchange-proposed': by('speech'),
  'exchange-refused': one('bars', 'failed'),
  'exchange-made': one('bars', 'free'),
  'exchange-lapsed': one('bars', 'rest'),
};

function initiative(shown: Shown, locale: Locale): Sprite[] {
  const winner = typeof shown.seat === 'number' ? shown.seat : undefined;
  const bonuses = [0, 1].map((seat) => numberIn(shown[`bonus${seat}`]));
  return [
    ...bonuses.map((bonus, seat) => {
      const die = barePart(seat, numberIn(shown[`die${seat}`]));
      return joined([armsPart(seat), die, ...(bonuses.some((one) => one > 0) ? [saidPart(`+${bonus}`)] : [])]);
    }),
    ...(winner === undefined ? [] : [joined([signPart('go'), armsPart(winner), saidPart(say('first', locale))])]),
  ];
}

/** Who rolled what on the Command Table, and whose pieces may act by it. */
function command(roller: SeatId, shown: Shown, acts: SeatId, locale: Locale): Sprite[] {
  const n = numberIn(shown.n);
  const isFoes = roller !== acts;
  const text = say(isFoes ? 'band.first' : 'band.pieces', locale, { n, side: say(`side-short.${acts}`, locale) });
  const rolled = joined([armsPart(roller), barePart(roller, numberIn(shown.roll))]);
  // That nobody may act is no success.
  if (n === 0) return [rolled, joined([signPart('rest'), saidPart(text), resultPart(false, 'plate')])];
  return [rolled, joined([signPart('go'), ...(isFoes ? [armsPart(acts)] : []), saidPart(text)])];
}

/** Whether deeds of a type belong to no place of the map. */
export const isTray = (type: string): boolean => Object.hasOwn(TRAYS, type);
/** Whether the map has nothing of a deed: knowledge that a prisoner told is that of a ruin. */
export const isOffMap = (told: Told): boolean => isTray(told.type) && endsOf(told).length === 0;

/** The parts of what belongs to no place; undefined for all that has one. */
export function trayOf(told: Told, view: View, locale: Locale): Sprite[] | undefined {
  if (!isTray(told.type)) return undefined;
  const at = told.type === 'ambassador-named' ? standsAt(view, namedIn(told.shown.wizard)) : undefined;
  const parts = TRAYS[told.type]!(told.shown, doerOf(told, view) ?? view.active ?? 0, locale);
  return at === undefined ? parts : [...parts, saidPart(say('band.there', locale, { place: placeName(at, locale) }))];
}
