import { type Client, MessageFlags, Routes } from 'discord.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LocalDiscord, openLocalDiscord } from '#local/discord';
import { codeOf } from './kit.ts';

// The figures here are written out, not taken from commands/limits.ts: one wrong number cannot agree with itself.

let local: LocalDiscord;
let rest: Client['rest'];

beforeAll(async () => {
  const { REST } = await import('discord.js');
  local = await openLocalDiscord();
  rest = new REST({ api: local.api, globalRequestsPerSecond: Number.POSITIVE_INFINITY }).setToken(local.token);
  return () => local.close();
});

const send = (body: unknown, files?: { name: string; data: Buffer }[]) =>
  rest.post(Routes.channelMessages(local.channelId), { body, ...(files ? { files } : {}) });
const register = (commands: unknown) => rest.put(Routes.applicationCommands(local.applicationId), { body: commands });

const letters = (count: number) => 'x'.repeat(count);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const button = (id: string, label = 'b') => ({ type: 2, style: 1, label, custom_id: id });
const row = (...components: unknown[]) => ({ type: 1, components });
const option = (index: number) => ({ label: `l${index}`, value: `v${index}` });
const select = (options: unknown[], more = {}) => row({ type: 3, custom_id: 's', options, ...more });
const v2 = (...components: unknown[]) => ({ flags: MessageFlags.IsComponentsV2, components });
const text = (content: string) => ({ type: 10, content });
const withRows = (...components: unknown[]) => ({ content: 'c', components });

describe('a message is taken at the limit and refused with 50035 beyond it', () => {
  const cases: [string, unknown, unknown][] = [
    ['content 2000', { content: letters(2_000) }, { content: letters(2_001) }],
    ['rows 5', withRows(...times(5, (i) => row(button(`${i}`)))), withRows(...times(6, (i) => row(button(`${i}`))))],
    ['buttons 5', withRows(row(...times(5, (i) => button(`${i}`)))), withRows(row(...times(6, (i) => button(`${i}`))))],
    ['label 80', withRows(row(button('a', letters(80)))), withRows(row(button('a', letters(81))))],
    ['custom id 100', withRows(row(button(letters(100)))), withRows(row(button(letters(101))))],
    ['select options 25', withRows(select(times(25, option))), withRows(select(times(26, option)))],
    [
      'option label 100',
      withRows(select([{ label: letters(100), value: 'v' }])),
      withRows(select([{ label: letters(101), value: 'v' }])),
    ],
    [
      'option value 100',
      withRows(select([{ label: 'l', value: letters(100) }])),
      withRows(select([{ label: 'l', value: letters(101) }])),
    ],
    [
      'option description 100',
      withRows(select([{ ...option(1), description: letters(100) }])),
      withRows(select([{ ...option(1), description: letters(101) }])),
    ],
    [
      'placeholder 150',
      withRows(select([option(1)], { placeholder: letters(150) })),
      withRows(select([option(1)], { placeholder: letters(151) })),
    ],
    ['embeds 10', { embeds: times(10, () => ({ title: 't' })) }, { embeds: times(11, () => ({ title: 't' })) }],
    ['embed title 256', { embeds: [{ title: letters(256) }] }, { embeds: [{ title: letters(257) }] }],
    [
      'embed description 4096',
      { embeds: [{ description: letters(4_096) }] },
      { embeds: [{ description: letters(4_097) }] },
    ],
    [
      'embeds together 6000',
      { embeds: times(2, () => ({ description: letters(3_000) })) },
      { embeds: [{ description: letters(3_000) }, { description: letters(3_001) }] },
    ],
    [
      'embed fields 25',
      { embeds: [{ fields: times(25, () => ({ name: 'n', value: 'v' })) }] },
      { embeds: [{ fields: times(26, () => ({ name: 'n', value: 'v' })) }] },
    ],
    ['components v2 40', v2(...times(40, () => text('t'))), v2(...times(41, () => text('t')))],
    [
      'components v2 40 with nested ones',
      v2({ type: 17, components: times(39, () => text('t')) }),
      v2({ type: 17, components: times(40, () => text('t')) }),
    ],
    ['components v2 text 4000', v2(text(letters(4_000))), v2(text(letters(2_000)), text(letters(2_001)))],
    ['nonce 25', { content: 'c', nonce: letters(25) }, { content: 'c', nonce: letters(26) }],
  ];
  test.each(cases)('%s', async (_name, good, bad) => {
    await expect(send(good)).resolves.toHaveProperty('id');
    expect(await codeOf(send(bad))).toBe(50035);
  });

  test('custom ids are unique within a message', async () => {
    await send(withRows(row(button('a'), button('b'))));
    expect(await codeOf(send(withRows(row(button('a')), row(button('a')))))).toBe(50035);
  });

  test('a row holds one select or buttons, not both, and no two option values are the same', async () => {
    const one = { type: 3, custom_id: 's', options: [option(1)] };
    expect(await codeOf(send(withRows(row(one, button('a')))))).toBe(50035);
    expect(await codeOf(send(withRows(select([option(1), option(1)]))))).toBe(50035);
    await send(withRows(row(one), row(button('a'))));
  });

  test('v2 takes all its kinds, and neither content nor embeds nor, without the flag, its components', async () => {
    const media = { url: 'https://127.0.0.1/a.png' };
    const all = v2(
      { type: 17, accent_color: 255, components: [text('a'), { type: 14, divider: true, spacing: 2 }] },
      { type: 9, components: [text('b')], accessory: { type: 11, media, description: letters(1_024) } },
      { type: 9, components: [text('c')], accessory: button('go') },
      { type: 12, items: [{ media, description: 'alt' }] },
      row(button('stop')),
    );
    await send(all);
    expect(await codeOf(send({ ...all, content: 'c' }))).toBe(50035);
    expect(await codeOf(send({ ...all, embeds: [{ title: 't' }] }))).toBe(50035);
    expect(await codeOf(send({ ...all, flags: 0 }))).toBe(50035);
    expect(await codeOf(send(v2({ type: 12, items: [{ media, description: letters(1_025) }] })))).toBe(50035);
    expect(await codeOf(send(v2({ type: 12, items: [{ media: { url: 'attachment://none.png' } }] })))).toBe(50035);
  });

  test('nothing is 50006, blank space too', async () => {
    expect(await codeOf(send({}))).toBe(50006);
    expect(await codeOf(send({ content: ' \n' }))).toBe(50006);
    expect(await codeOf(send(withRows(row(button('a'))))).catch(() => 'sent')).toBe('sent');
    expect(await codeOf(send({ components: [row(button('a'))] }))).toBe(50006);
  });
});

describe('files', () => {
  const file = (bytes: number, name = 'f.bin') => ({ name, data: Buffer.alloc(bytes) });
  test('10 MiB are taken, one byte more is 40005', async () => {
    await send({}, [file(10_485_760)]);
    expect(await codeOf(send({}, [file(10_485_761)]))).toBe(40005);
  });
  test('a request of more than 25 MiB is 40005', async () => {
    expect(await codeOf(send({}, [file(9_000_000), file(9_000_000), file(9_000_000)]))).toBe(40005);
  });
  test('ten files are taken, eleven are 50035', async () => {
    await send(
      {},
      times(10, () => file(1)),
    );
    expect(
      await codeOf(
        send(
          {},
          times(11, () => file(1)),
        ),
      ),
    ).toBe(50035);
  });
  test('alt text has 1024 characters', async () => {
    const described = (length: number) => ({ attachments: [{ id: '0', description: letters(length) }] });
    await send(described(1_024), [file(1)]);
    expect(await codeOf(send(described(1_025), [file(1)]))).toBe(50035);
  });
});

describe('commands are taken at the limit and refused beyond it', () => {
  const command = (more = {}, name = 'c') => ({ name, description: 'd', type: 1, ...more });
  const opt = (index: number, more = {}) => ({ type: 3, name: `o${index}`, description: 'd', ...more });
  const choice = (index: number) => ({ name: `n${index}`, value: `v${index}` });
  // 25 options of 2 + 100 characters and their choices: total = 2 + 25 * 102 + choices.
  const heavy = (extra: number) =>
    command({
      options: times(25, (i) =>
        opt(i, {
          name: `o${String.fromCharCode(97 + i)}`,
          description: letters(100),
          choices: i === 0 ? filler(extra) : [],
        }),
      ),
    });
  const filler = (characters: number) =>
    times(Math.ceil(characters / 200), (i) => {
      const part = Math.min(200, characters - i * 200);
      return { name: letters(Math.min(100, part - 1)), value: letters(part - Math.min(100, part - 1)) };
    });
  const cases: [string, unknown, unknown][] = [
    ['name 32', command({}, letters(32)), command({}, letters(33))],
    ['description 100', command({ description: letters(100) }), command({ description: letters(101) })],
    ['options 25', command({ options: times(25, (i) => opt(i)) }), command({ options: times(26, (i) => opt(i)) })],
    [
      'choices 25',
      command({ options: [opt(0, { choices: times(25, choice) })] }),
      command({ options: [opt(0, { choices: times(26, choice) })] }),
    ],
    ['8000 characters in all', heavyExactly(8_000), heavyExactly(8_001)],
  ];
  function heavyExactly(total: number) {
    // One option takes at most 25 * 200 characters of choices, so two share what is left.
    const base = 2 + 25 * 102;
    const rest = total - base;
    const built = heavy(Math.min(4_000, rest)) as unknown as { options: { choices: unknown[] }[] };
    built.options[1]!.choices = filler(rest - Math.min(4_000, rest));
    return built;
  }
  test.each(cases)('%s', async (_name, good, bad) => {
    await expect(register([good])).resolves.toHaveLength(1);
    expect(await codeOf(register([bad]))).toBe(50035);
  });

  test('names are lower case, any letters, Japanese too; only real locales count', async () => {
    await register([command({ name_localizations: { ja: 'ゲーム' } }, 'match-1')]);
    expect(await codeOf(register([command({}, 'Match')]))).toBe(50035);
    expect(await codeOf(register([command({}, 'a b')]))).toBe(50035);
    expect(await codeOf(register([command({ name_localizations: { jp: 'ゲーム' } })]))).toBe(50035);
  });

  test('required options come first, subcommands stand alone and nest no deeper than groups', async () => {
    const sub = { type: 1, name: 'sub', description: 'd' };
    await register([command({ options: [{ type: 2, name: 'g', description: 'd', options: [sub] }, sub] })]);
    expect(await codeOf(register([command({ options: [opt(0), opt(1, { required: true })] })]))).toBe(50035);
    expect(await codeOf(register([command({ options: [sub, opt(0)] })]))).toBe(50035);
    expect(await codeOf(register([command({ options: [{ ...sub, options: [sub] }] })]))).toBe(50035);
    expect(await codeOf(register([command({ options: [opt(0), opt(0)] })]))).toBe(50035);
    expect(await codeOf(register([command({ options: [opt(0, { autocomplete: true, choices: [choice(0)] })] })]))).toBe(
      50035,
    );
  });

  test('100 slash and 15 user commands are taken, one more is 30032; ids stay with the names', async () => {
    const slash = (count: number) => times(count, (i) => command({}, `c${i}`));
    const user = (count: number) => times(count, (i) => ({ name: `U ${i}`, type: 2 }));
    const first = (await register([...slash(100), ...user(15)])) as { id: string }[];
    const again = (await register([...slash(100), ...user(15)])) as { id: string }[];
    expect(again.map((each) => each.id)).toEqual(first.map((each) => each.id));
    expect(await codeOf(register(slash(101)))).toBe(30032);
    expect(await codeOf(register(user(16)))).toBe(30032);
  });

  test('more than 200 creations in a day are 30034', async () => {
    const guild = Routes.applicationGuildCommands(local.applicationId, local.guildId);
    const set = (prefix: string, count: number) =>
      rest.put(guild, { body: times(count, (i) => command({}, `${prefix}${i}`)) });
    await set('a', 100);
    await set('b', 100);
    expect(await codeOf(set('c', 1))).toBe(30034);
  });
});
