import { LIMITS } from '#asking/limits';
import { actionLabel, type SomeAction } from '#asking/names';
import { typedName } from '#asking/slash';
import { commonText } from '#asking/text';
import { closerOf } from '#asking/typed/opening';
import { pagesOf } from '#asking/words';
import type { Catalogue, Locale } from '#core/text';
import type { AnyGame } from '#src/game-part';
import { matchCommand } from './match-command.ts';

/** How a game is played here, from its actions: one message per page. */
export function helpPages(part: AnyGame, locale: Locale): string[] {
  const title = {
    game: part.text.say({ key: 'game.name' }, locale),
    summary: part.text.say({ key: 'game.summary' }, locale),
  };
  const lines = Object.values<SomeAction>(part.game.actions).map(({ name }) =>
    commonText.say(
      {
        key: 'help.line',
        args: {
          command: typedName(part, name),
          label: actionLabel(part, name, locale),
          help: part.text.say({ key: `action.${name}.help` }, locale),
        },
      },
      locale,
    ),
  );
  const head = [
    commonText.say({ key: 'help.title', args: title }, locale),
    commonText.say({ key: 'help.how' }, locale),
  ];
  const opened = Object.values<SomeAction>(part.game.actions).find(({ name }) => closerOf(part, name));
  const whole = opened && { key: 'help.whole', args: { command: `/${typedName(part, opened.name)}` } };
  return pagesOf([...head, ...lines, ...(whole ? [commonText.say(whole, locale)] : [])], LIMITS.message.content);
}

/** What `/match` can do. */
export function matchHelp(text: Catalogue, locale: Locale): string[] {
  const lines = (matchCommand([], text).options ?? []).map(({ name }) =>
    text.say(
      { key: 'help.short', args: { command: `match ${name}`, help: text.say({ key: `match.${name}.help` }, locale) } },
      locale,
    ),
  );
  return pagesOf([text.say({ key: 'help.match' }, locale), ...lines], LIMITS.message.content);
}
