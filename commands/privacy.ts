import { both } from '#asking/slash-text';
import { button, buttonRows, grouped, type RowGroup } from '#asking/terms/menu';
import { seatsOf } from '#bot/match/asked';
import { decline } from '#bot/match/declined';
import { keptOf, matchesNaming, ownResults } from '#bot/match/kept';
import { nameless } from '#bot/match/nameless';
import type { AnyRecord } from '#bot/match/record';
import { type Call, subcommand } from '#bot/serve/command';
import { readable } from '#bot/serve/here';
import { gameName } from '#bot/words/say';
import { botText, say } from '#bot/words/text';
import type { Locale } from '#core/text';

/** What can be done about what is kept. `ask` only asks: the button of its reply is the one that deletes. */
const WAYS = ['export', 'ask'] as const;
type Way = (typeof WAYS)[number];

/**
 * What is kept of whoever asks; all of it as a file; and, after one more press, nothing of it any more. Nobody else reads any of this, and
 * nothing of it is posted.
 */
export const privacy = subcommand({
  name: { en: 'privacy', ja: 'プライバシー' },
  help: {
    en: 'What is kept of you; get it as a file, or have it deleted',
    ja: '保存されている自分の情報を見る、ファイルで受け取る、削除する',
  },
  alone: true,
  whilePaused: true,
  options: {
    what: {
      type: 'listed',
      name: { en: 'what', ja: '内容' },
      help: { en: 'What to do with it; only says what it is if empty', ja: '行うこと（省略すると説明のみ）' },
      values: () => WAYS.map((value) => ({ words: both(botText, `bot.privacy.${value}`), value })),
    },
  },
  run: (call, { what }) => (what === undefined ? tellKept(call) : DONE[what as Way](call)),
  presses: {
    privacy: {
      goesOn: true,
      run: (call, { option }) => {
        // Nobody presses this but in a private message of their own.
        if (!call.visit.onItself) decline('old-button');
        if (option === 'delete') return forget(call);
        return (WAYS as readonly string[]).includes(option) ? DONE[option as Way](call) : decline('old-button');
      },
    },
  },
});

const DONE: Record<Way, (call: Call) => Promise<void>> = { export: exportKept, ask: askToForget };

/** The buttons that lead on: `me` stands for the match, for it is about none. */
const ways = (options: readonly (Way | 'delete')[], locale: Locale): RowGroup[] =>
  grouped(
    buttonRows(
      options.map((option) =>
        button(
          { kind: 'privacy', match: 'me', option },
          say(`privacy.${option}`, locale),
          option === 'delete' ? 'danger' : 'secondary',
        ),
      ),
    ),
  );

async function tellKept({ house, visit }: Call): Promise<void> {
  const { user, locale } = visit;
  const matches = await matchesNaming(house, user);
  const results = await ownResults(house, user);
  const seated = matches.filter((record) => seatsOf(record, user).length > 0).length;
  const content = say('privacy.kept', locale, { seated, named: matches.length - seated, results: results.length });
  await visit.reply({ content, choices: ways(WAYS, locale) });
}

async function exportKept({ house, visit }: Call): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(await keptOf(house, visit.user), null, 1));
  const content = say('privacy.exported', visit.locale);
  await visit.reply({
    content,
    files: [{ name: 'castellan-privacy.json', bytes }],
    choices: ways(['ask'], visit.locale),
  });
}

async function askToForget(call: Call): Promise<void> {
  await declineWhileLive(call);
  const { locale } = call.visit;
  await call.visit.reply({ content: say('privacy.what-becomes', locale), choices: ways(['delete'], locale) });
}

async function forget(call: Call): Promise<void> {
  await declineWhileLive(call);
  const { house, visit } = call;
  await house.store.forget(visit.user, (record) => nameless(record, visit.user));
  visit.reached('saved');
  await visit.reply({ content: say('privacy.deleted', visit.locale), choices: [] });
}

/** So many matches are named that hold somebody up. */
const NAMED = 20;

/** Others play with whoever sits in a match that is not over: they leave it first, so that somebody can take over. */
async function declineWhileLive({ house, visit }: Call): Promise<void> {
  const { user, locale } = visit;
  const live = (await matchesNaming(house, user)).filter((record) => holdsUp(record, user));
  // One that cannot be played any more, nobody can leave.
  const matches: string[] = [];
  for (const { id, game, channel } of live) {
    const part = house.games.get(game);
    if (part && (await readable(house, id))) matches.push(`${gameName(part, locale)} (<#${channel}>)`);
  }
  if (matches.length > 0) decline('privacy-live', { matches: matches.slice(0, NAMED) });
}

/** Whether somebody sits in a match that is not over, or has a lobby open, which nobody could close then. A seat that is only kept for them goes. */
const holdsUp = (record: AnyRecord, user: string): boolean =>
  (record.status === 'lobby' && record.host === user) ||
  ((record.status === 'lobby' || record.status === 'running') && seatsOf(record, user).length > 0);
