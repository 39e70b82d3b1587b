import { describe, expect, test } from 'vitest';
import { gameCommand } from '#asking/slash';
import { botText } from '#bot/words/text';
import { matchCommands } from '#commands/match/index';
import { type Catalogue, type Locale, locales } from '#core/text';
import { games } from '#src/registry';

/** What the rules at hand call buttons, cards and commands: what they are called. */

type Sentences = readonly (readonly [at: string, said: string])[];

const CITED = { en: /(?<!\*)\*([^*\n]+)\*(?!\*)/g, ja: /「([^」]+)」/g };

/** `said`: quoted words that are no label, what a card or the log says. Whoever reads finds the label under the same name. */
export function heldByLabels(
  sentences: Sentences,
  { locale, catalogues, said }: { locale: Locale; catalogues: readonly Catalogue[]; said: readonly string[] },
): void {
  test('calls buttons, options and cards what they are called', () => {
    const labels = new Set(
      [...catalogues, botText].flatMap((one) => one.keys(locale).map((key) => one.template(key, locale).toLowerCase())),
    );
    const found = sentences.flatMap(([, words]) => [...words.matchAll(CITED[locale])].map(([, name]) => name!));
    expect(found.length).toBeGreaterThan(10);
    expect([...new Set(found)].filter((name) => !labels.has(name.toLowerCase()) && !said.includes(name))).toEqual([]);
  });
}

interface Named {
  name: string;
  name_localizations?: Record<string, string> | null;
  options?: readonly Named[];
}
const called = (one: Named, locale: Locale): string | undefined =>
  locale === 'en' ? one.name : one.name_localizations?.[locale];
/** Whether these words lead down the tree of commands; what has a colon in it is an option with its value. */
function leads(path: readonly string[], among: readonly Named[], locale: Locale): boolean {
  const [word, ...rest] = path;
  if (word === undefined) return true;
  const name = word.split(':')[0]!;
  const found = among.find((one) => called(one, locale) === name);
  if (!found) return false;
  return word.includes(':') ? true : leads(rest, found.options ?? [], locale);
}

const ROOT = { en: 'match', ja: '対戦' };
const ALONE = { en: 'rules', ja: 'ルール' };

export function heldByCommands(game: string, sentences: (locale: Locale) => Sentences): void {
  describe('Commands that are named', () => {
    const part = games.find((one) => one.game.id === game)!;
    const own = gameCommand(part) as unknown as Named;

    test.each(locales)('are called what Discord calls them, in %s', (locale) => {
      const subcommands = matchCommands.map(({ name }) => name[locale]);
      const found = sentences(locale).flatMap(([, words]) =>
        [...words.matchAll(/`\/([^`]+)`/g)].map(([, one]) => one!),
      );
      expect(found.length).toBeGreaterThan(12);
      for (const command of found) {
        const [root, ...rest] = command.split(' ');
        if (root === ROOT[locale]) expect(subcommands, command).toContain(rest[0]);
        else if (root !== ALONE[locale]) {
          expect(root, command).toBe(own.name);
          expect(leads(rest, own.options ?? [], locale), command).toBe(true);
        }
      }
    });

    test('have no English name in Japanese', () => {
      for (const [at, words] of sentences('ja')) {
        const plain = words.replaceAll(`/${own.name}`, '');
        expect(plain, at).not.toMatch(/\/[a-z]/);
        for (const [, code] of plain.matchAll(/`([^`]+)`/g)) expect(code, at).not.toMatch(/[a-z]/i);
      }
    });
  });
}
