import type { Locale } from '#core/text';
import { withSpecials } from '#games/gloomhaven/printed/content/boss';
import type { View } from '#games/gloomhaven/seen/view.types';
import { statsOf } from './figures-of.ts';
import { abilityLine } from './halves.ts';
import { say } from './text.ts';
import { type Ability, type Line, type Of, strong } from './tokens.ts';

/** What the card of a round comes to for those who stand there: "3 (2 + 1)" for normal ones, and for elite ones after a stroke. */

interface Base {
  move: number;
  attack: unknown;
}

/** Of each rank of that type that is seen, normal ones first: its values without the card. */
function basesOf(view: View, type: string): Base[] {
  const stats = statsOf(view, type);
  if (!stats) return [];
  const isSeen = (rank: string) => view.figures.some((one) => one.what === type && one.rank === rank);
  if ('boss' in stats) return [stats.boss as Base];
  return [...(isSeen('normal') ? [stats.normal as Base] : []), ...(isSeen('elite') ? [stats.elite as Base] : [])];
}

/** "3 (2 + 1)", "1 (2 − 1)", or the number alone where nothing is added; never below 0. */
export function sumWords(base: number, added: number): string {
  const sum = Math.max(0, base + added);
  if (added === 0) return String(sum);
  return `${sum} (${base} ${added < 0 ? '−' : '+'} ${Math.abs(added)})`;
}

/** What a special of a boss does, behind its number, as the scenario or the stat card has it (GH-10.2). */
export function specialLine(view: View, type: string, special: Of<'boss-special'>, locale: Locale): Line {
  const does = withSpecials(view.scenario, type, [special]);
  return [
    strong(say('half.boss-special', locale, { n: special.n })),
    ...does.flatMap(
      (ability, n): Line => [
        { text: n === 0 ? '→' : '·' },
        ...(ability.op === 'scenario'
          ? [{ text: scriptWords(ability, locale) }]
          : monsterLine(view, { type, ability }, locale)),
      ],
    ),
  ];
}

/** Of what bosses do by the book of their scenario, those that are met. */
const scriptWords = ({ script }: Of<'scenario'>, locale: Locale): string =>
  say(
    script === 'scouts-turn' || script === 'jump-to-next-door' ? `half.script.${script}` : 'half.by-scenario',
    locale,
  );

/** An ability of a monster's card as a line of signs: what is added to its own move or attack is added up. As printed where nobody of it is seen. */
export function monsterLine(view: View, { type, ability }: { type: string; ability: Ability }, locale: Locale): Line {
  if (ability.op === 'boss-special') return specialLine(view, type, ability, locale);
  const line = abilityLine(ability, locale);
  if ((ability.op !== 'attack' && ability.op !== 'move') || ability.mod === undefined) return line;
  const { op, mod } = ability;
  const values = basesOf(view, type).map((one) => one[op]);
  const numbers = values.filter((one) => typeof one === 'number');
  // What a boss's card counts (the characters) is not added up here.
  if (numbers.length === 0 || numbers.length < values.length) return line;
  const [sign, , ...rest] = line;
  const sums = [...new Set(numbers.map((one) => sumWords(one, mod)))];
  return [sign!, strong(sums.join(' / ')), ...rest];
}
