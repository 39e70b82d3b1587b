import { grouped } from '#asking/terms/menu';
import { plain } from '#asking/terms/words';
import { hasSay, seatsOf } from '#bot/match/asked';
import { barred } from '#bot/match/campaign';
import { find } from '#bot/match/change';
import { Declined, decline } from '#bot/match/declined';
import { declineUnlessLobby, seatsLaidOut, sitting, wrongLobbyNumber } from '#bot/match/lobby-seats';
import { optionsMark, optionsOf, toAgreeTo } from '#bot/match/options';
import { withLobbyPosted } from '#bot/match/outbox';
import { withNobodyReady } from '#bot/match/ready';
import type { Found } from '#bot/match/record';
import type { Reply } from '#bot/platform/answer';
import type { Visit } from '#bot/platform/visit';
import { byItself } from '#bot/serve/begin';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { type Call, type OptionChoice, subcommand } from '#bot/serve/command';
import { optionPage, pageWith } from '#bot/words/option-menus';
import { gameName, noteText, optionLines, reason } from '#bot/words/say';
import { say } from '#bot/words/text';
import { seatRange } from '#core/seats';
import { type Locale, locales } from '#core/text';
import type { Message } from '#core/types';
import type { AnyGame } from '#src/game-part';

/** What is played: shows it; in the lobby changes it, by name and value or by menus, and takes the agreement of who must agree. */
export const options = subcommand({
  name: { en: 'options', ja: 'オプション' },
  help: {
    en: 'Show the options of this match, or change them before it starts',
    ja: 'この対戦のオプションを見る、または開始前に変える',
  },
  options: {
    name: {
      type: 'completed',
      name: { en: 'name', ja: '項目' },
      help: { en: 'Which option', ja: '変えるオプション' },
      async complete({ found, locale }) {
        const { part } = await found();
        return Object.keys(part.game.options).map((value) => ({ name: nameOf(part, value, locale), value }));
      },
    },
    value: {
      type: 'completed',
      name: { en: 'value', ja: '値' },
      help: { en: 'What it is to be', ja: '選ぶ値' },
      async complete({ found, locale, typed }) {
        const { part } = await found();
        const option = optionMeant(part, String(typed.name ?? ''));
        return option === undefined ? [] : valuesOf(part, option, locale);
      },
    },
  },
  async run(call, { name, value }) {
    if (name === undefined && value === undefined) return showOptions(call, 0);
    await choose(call, ({ part }) => typedChoice(part, { name, value }, call.visit.locale));
  },
  presses: {
    options: { goesOn: true, run: (call, { page }) => showOptions(call, page) },
    option: {
      goesOn: true,
      run: (call, { option }, [value]) =>
        choose(call, ({ part }) => {
          if (value === undefined || !part.game.options[option]?.includes(value)) decline('old-button');
          return { option, value };
        }),
    },
    agree: { run: (call, { step }) => agree(call, step) },
  },
});

interface Chosen {
  option: string;
  value: string;
}

async function showOptions({ house, visit, match }: Call, page: number): Promise<void> {
  const found = await find(house, await match());
  await visit.reply(shown(found, visit, page));
}

/** The options a line each, and for those who may change them the menus that do. */
function shown(found: Found, visit: Visit, page: number): Reply {
  const { record } = found;
  const mayChoose = record.status === 'lobby' && hasSay(record, visit.user);
  return {
    content: listed(found, visit.locale),
    choices: mayChoose ? grouped(optionPage(found, visit.locale, page)) : [],
  };
}

function listed({ part, record }: Found, locale: Locale): string {
  const lines = optionLines(part, optionsOf(part, record), locale);
  return lines.length > 0 ? lines.join('\n') : say('done.no-options', locale);
}

/** Whoever has agreed, or is ready, has said so of what was shown: any change takes that back. */
async function choose(call: Call, read: (found: Found) => Chosen): Promise<void> {
  const begun = await byItself(call);
  await changeAndReply(call, (found) => {
    const { part, record } = found;
    const { house, visit } = call;
    const { option, value } = read(found);
    declineUnlessLobby(record);
    if (!hasSay(record, visit.user)) decline('options-host');
    const before = optionsOf(part, record);
    const chosen = { ...before, [option]: value };
    const seats = seatsLaidOut(part, { ...record, options: chosen });
    const changed = withNobodyReady({ ...record, options: chosen, seats, agreed: [], updatedAt: house.clock.now() });
    const after = { part, record: changed };
    // Whoever chooses in the private menus goes on in them.
    const page = pageWith(part, option, value);
    const reply = visit.onItself ? shown(after, visit, page) : { content: listed(after, visit.locale) };
    if (before[option] === value) return { reply };
    const locked = barred(part, record) ? undefined : barred(part, changed);
    if (locked) throw new Declined(locked);
    const problem = tooMany(after);
    const warning = problem ? `\n⚠ ${reason(part, problem, visit.locale)}` : '';
    return {
      record: begun(after) ?? withLobbyPosted(changed),
      reply: { ...reply, content: reply.content + warning },
    };
  });
}

/** Why some of those who sit must stand up now; undefined when nobody must. */
function tooMany({ part, record }: Found): Message | undefined {
  const wrong = wrongLobbyNumber(part, record);
  const isCrowded = sitting(record) > seatRange(part.game, record.options).max;
  return isCrowded || wrong?.key === 'refusal.role-has-too-many' ? wrong : undefined;
}

/** Agrees to the options, for all seats of the visitor. `step` stands for the options that the visitor has seen. */
async function agree(call: Call, step: number): Promise<void> {
  const begun = await byItself(call);
  await changeAndReply(call, ({ part, record }) => {
    const { house, visit } = call;
    declineUnlessLobby(record);
    if (seatsOf(record, visit.user).length === 0) decline('not-seated');
    const wanted = toAgreeTo(part, record);
    if (wanted.length === 0) decline('nothing-to-agree');
    if (step !== optionsMark(part, record)) decline('options-changed');
    if (record.agreed.includes(visit.user)) decline('already-agreed');
    const agreed = { ...record, agreed: [...record.agreed, visit.user], updatedAt: house.clock.now() };
    const options = wanted.map((each) => noteText(part, each, visit.locale));
    return {
      record: begun({ part, record: agreed }) ?? withLobbyPosted(agreed),
      reply: { content: say('done.agreed', visit.locale, { options }) },
    };
  });
}

/** The option and the value that are meant, by their ids or by what they are called. Declines what the game does not have. */
function typedChoice(
  part: AnyGame,
  { name, value }: { name: string | undefined; value: string | undefined },
  locale: Locale,
): Chosen {
  const game = gameName(part, locale);
  if (name === undefined) decline('option-missing', { value: plain(value ?? '') });
  const option = optionMeant(part, name) ?? decline('option-unknown', { game, option: plain(name) });
  const words = { option: nameOf(part, option, locale), values: valuesOf(part, option, locale).map((one) => one.name) };
  if (value === undefined) decline('option-value-missing', words);
  const chosen =
    meant(part, { ids: part.game.options[option]!, prefix: `option.${option}.` }, value) ??
    decline('option-value-unknown', { ...words, game, value: plain(value) });
  return { option, value: chosen };
}

const optionMeant = (part: AnyGame, typed: string) =>
  meant(part, { ids: Object.keys(part.game.options), prefix: 'option.' }, typed);

/** The one of these that is called so in any language, else the only one whose name begins so. */
function meant(part: AnyGame, { ids, prefix }: { ids: readonly string[]; prefix: string }, typed: string) {
  const wanted = typed.trim().toLowerCase();
  const names = (id: string) =>
    [id, ...locales.map((locale) => part.text.say({ key: prefix + id }, locale))].map((name) => name.toLowerCase());
  const exact = ids.find((id) => names(id).includes(wanted));
  if (exact !== undefined || wanted === '') return exact;
  const [only, ...others] = ids.filter((id) => names(id).some((name) => name.startsWith(wanted)));
  return others.length === 0 ? only : undefined;
}

const nameOf = (part: AnyGame, option: string, locale: Locale) => part.text.say({ key: `option.${option}` }, locale);

const valuesOf = (part: AnyGame, option: string, locale: Locale): OptionChoice[] =>
  part.game.options[option]!.map((value) => ({
    name: part.text.say({ key: `option.${option}.${value}` }, locale),
    value,
  }));
