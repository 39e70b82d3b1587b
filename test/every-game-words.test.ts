import { describe, expect, test } from 'vitest';
import { askedLine, eventLines } from '#asking/public-message';
import { partNamed, type SomeField } from '#asking/terms/names';
import { withNames } from '#bot/match/named';
import { windowsOf } from '#bot/match/orders';
import type { Played } from '#bot/match/record';
import { shownOrderQuestion } from '#bot/words/orders';
import { playout } from '#chance/playout';
import { byQuestion } from '#core/decision';
import { logOf } from '#core/history';
import { position } from '#core/match';
import { orderAction } from '#core/orders';
import { seatRange } from '#core/seats';
import { locales } from '#core/text';
import { newId } from '#store/new-id';
import { expectWithinMessageLimits } from './asking/literals.ts';
import { combinations, foremost } from './kit/combinations.ts';
import { parts, played, UNSAID } from './kit/every-game.ts';
import { inquired } from './kit/inquiring.ts';
import { plays } from './kit/lengths.ts';
import { salted } from './kit/salt.ts';

/** Words of every game, in both languages. */

/** Kinds of fields whose question says how many. */
const COUNTED = new Set<SomeField['kind']>(['some', 'order', 'count']);

/** Tens of thousands are looked at: an `expect` for each would take longer than to play. */
function isSaid(words: string): void {
  if (UNSAID.test(words)) expect(words).not.toMatch(UNSAID);
}

describe.each(played)('%s', (_, part, table, sample) => {
  const { game } = part;

  test('every event, question and refusal has words in both languages', () => {
    for (let i = 0; i < sample.words; i++) {
      const { match } = playout(part, salted(`words/${i}`), {
        ...table,
        policy: i % 2 ? 'random' : 'progress',
        most: plays({ sample: 24, whole: 250 * sample.words }),
        each: (m) => {
          const now = position(game, m);
          const here = partNamed(part, () => now.g);
          for (const question of byQuestion(now.open)) {
            for (const locale of locales) isSaid(askedLine(here, question, ['a', 'b'], locale));
          }
        },
      });
      const after = partNamed(part, () => match.base);
      for (const locale of locales) {
        for (const { events, turns = [] } of logOf(match)) {
          for (const line of eventLines(after, events, locale)) isSaid(line);
          for (const [, turn] of turns) {
            if (turn) isSaid(after.text.say({ key: 'turn.name', args: turn }, locale));
          }
          for (const { fold } of events) {
            if (fold !== undefined && !after.text.has(`fold.${fold}`, locale)) throw new Error(`no words for ${fold}`);
          }
        }
        const round = game.round?.(match.base);
        if (round) expect(after.text.say({ key: 'round.name', args: round }, locale)).not.toMatch(UNSAID);
      }
    }
  });
});

describe.each(parts.map((part) => [part.game.id, part] as const))('%s', (_, part) => {
  const { game, text, pictures } = part;

  test('what a seat can order is a question within the limits, with words for all in both languages', () => {
    const seen = new Set<string>();
    const windows = Object.keys(game.windows ?? {}).sort();
    // Some windows concern only who has come to own something.
    const choices = foremost(combinations(game.options), 8);
    for (let i = 0; i < choices.length && seen.size < windows.length; i++) {
      const options = choices[i % choices.length]!;
      playout(part, salted(`orders/${i}`), {
        options,
        seats: seatRange(game, options).max,
        most: 60,
        each(match) {
          if (position(game, match).outcome) return;
          const seats = Array.from({ length: match.seats }, () => ({ user: 'ann' }));
          const record = { id: newId(), status: 'running', match, seats, drafts: {}, notes: {} } as never;
          const found = withNames<Played>({ part, record });
          for (const place of windowsOf(found, 'ann')) {
            if (seen.has(place.window) && i > 0) continue;
            seen.add(place.window);
            for (const locale of locales) {
              const shown = shownOrderQuestion(found, place, { locale });
              expectWithinMessageLimits(shown);
              expect(shown.content).not.toMatch(UNSAID);
              expect(text.has(`window.${place.window}`, locale)).toBe(true);
            }
          }
        },
      });
    }
    // What chance has brought to nobody has its words all the same.
    for (const window of windows) for (const locale of locales) expect(text.has(`window.${window}`, locale)).toBe(true);
    expect(seen.size > 0).toBe(windows.length > 0);
  });

  test('what a field counts has its counter in both languages', () => {
    const counted = Object.values(game.actions).flatMap(({ fields }) =>
      Object.entries<SomeField>(fields).flatMap(([name, { kind }]) => (COUNTED.has(kind) ? [name] : [])),
    );
    for (const name of counted)
      for (const locale of locales) expect([name, text.has(`so-many.${name}`, locale)]).toEqual([name, true]);
  });

  test('each further picture and each picture of a question says in words what it shows, in both languages', () => {
    playout(part, salted('pictures'), {
      seats: seatRange(game).max,
      most: 60,
      each(match) {
        const { g, open } = position(game, match);
        for (const locale of locales) {
          const said = open.flatMap((asked) => [
            ...(pictures.pages?.(game.view(g, asked.seat), { locale }) ?? []),
            ...(pictures.question ? [pictures.question(game.view(g, asked.seat), asked, { locale })] : []),
          ]);
          for (const one of said) {
            if (!one) continue;
            expect(one.alt).not.toMatch(UNSAID);
            expect(one.alt.length).toBeGreaterThan(0);
            expect(one.alt.length).toBeLessThanOrEqual(1000);
          }
        }
      },
    });
  });
  test('what can be asked at any time is answered in words of both languages, and with a picture that says what it shows', () => {
    const answered = new Set<string>();
    playout(part, salted('inquiries'), {
      seats: seatRange(game).max,
      most: 60,
      each(match) {
        const { g } = position(game, match);
        const now = partNamed(part, () => g);
        for (const { name, says, shows } of inquired(part, { g, seat: 0, match })) {
          answered.add(name);
          expect(says.length).toBeGreaterThan(0);
          for (const locale of locales) {
            for (const one of says) expect(now.text.say(one, locale)).not.toMatch(UNSAID);
            if (shows === undefined) continue;
            const drawn = pictures.inquiry!(game.view(g, 0), { name, shows }, { locale })!;
            expect(drawn.alt).not.toMatch(UNSAID);
            expect(drawn.alt.length).toBeGreaterThan(0);
            expect(drawn.alt.length).toBeLessThanOrEqual(1000);
          }
        }
      },
    });
    expect([...answered].sort()).toEqual(Object.keys(game.inquiries ?? {}).sort());
  });

  test('both languages have the same keys, and each sentence the same arguments', () => {
    expect(text.keys('ja').sort()).toEqual(text.keys('en').sort());
    const args = (key: string, locale: 'en' | 'ja') =>
      [...new Set([...text.template(key, locale).matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    const optional = new Set(text.keys('en').filter((key) => /^(label|ask)\./.test(key)));
    for (const key of text.keys('en').filter((one) => !optional.has(one)))
      expect(args(key, 'ja'), key).toEqual(args(key, 'en'));
  });

  test('every subject of its judge has a reason in words of one line, and there is no other', () => {
    const keys = (part.judge?.subjects?.names ?? []).map((subject: string) => `reason.${subject}`);
    for (const locale of locales) {
      expect(
        text
          .keys(locale)
          .filter((key) => key.startsWith('reason.'))
          .sort(),
      ).toEqual(keys.toSorted());
      for (const key of keys) expect(text.say({ key }, locale).length, key).toBeLessThanOrEqual(80);
    }
  });

  test('every option has its words, and what needs agreement is one of its values but not the first', () => {
    for (const [name, values] of Object.entries<readonly string[]>(game.options)) {
      for (const locale of ['en', 'ja'] as const) {
        const line = (value: string) => text.say({ key: `option.${name}.${value}` }, locale);
        const label = text.say({ key: `option.${name}` }, locale);
        expect(new Set(values.map(line)).size).toBe(values.length);
        for (const value of values) {
          expect(`${label}: ${line(value)}`.length).toBeLessThanOrEqual(100);
          const help = `option.${name}.${value}.help`;
          if (text.has(help, locale)) expect(text.say({ key: help }, locale).length, help).toBeLessThanOrEqual(100);
        }
      }
    }
    for (const [name, values] of Object.entries<readonly string[]>(game.consent ?? {})) {
      for (const value of values) expect(game.options[name]!.slice(1), name).toContain(value);
    }
  });

  test('every role, every circle and every standing order has its words', () => {
    const roles = combinations(game.options).flatMap((options) => game.roles?.(options) ?? []);
    const keys = roles.map(({ id }) => `role.${id}`);
    for (const options of combinations(game.options)) {
      const cast = (game.roles?.(options) ?? []).flatMap(({ id, n }) => Array<string>(n[1]).fill(id));
      const seats = [...Array(cast.length || game.seats.max).keys()];
      for (const circle of game.circles?.({ options, seats, roles: cast }) ?? []) {
        keys.push(`circle.${circle.id}`);
        // Apart from whom would it talk otherwise?
        expect(circle.seats.length).toBeGreaterThan(0);
        expect(circle.seats.length).toBeLessThan(seats.length);
      }
    }
    for (const [window, { orders }] of Object.entries(game.windows ?? {})) {
      keys.push(`window.${window}`);
      for (const order of Object.keys(orders)) {
        const { name, fields } = orderAction(game, window, order)!;
        const own = Object.keys(fields).flatMap((field) => [`field.${name}.${field}`, `field.${name}.${field}.help`]);
        keys.push(`action.${name}`, `action.${name}.help`, ...own);
      }
    }
    for (const locale of locales) {
      for (const key of keys) expect(text.has(key, locale), `${key} ${locale}`).toBe(true);
      for (const key of keys.filter((one) => one.endsWith('.help')))
        expect(text.say({ key }, locale).length, key).toBeLessThanOrEqual(100);
    }
  });

  test('every action has its words', () => {
    for (const action of [...Object.values(game.actions), ...Object.values(game.inquiries ?? {})]) {
      const keys = [`action.${action.name}`, `action.${action.name}.help`, `command.${action.name}`];
      for (const field of Object.keys(action.fields)) {
        const at = `field.${action.name}.${field}`;
        keys.push(at, `${at}.help`, `${at}.command`);
      }
      for (const locale of ['en', 'ja'] as const) {
        for (const key of keys) expect(text.has(key, locale), `${key} ${locale}`).toBe(true);
        expect(text.say({ key: `action.${action.name}.help` }, locale).length).toBeLessThanOrEqual(100);
        expect(text.say({ key: `action.${action.name}` }, locale).length).toBeLessThanOrEqual(80);
      }
    }
  });
});
