import { type Catalogue, catalogue, type Locale } from '#core/text';
import type { Json } from '#core/types';
import monstersEn from '#data/gloomhaven/monsters.en.json' with { type: 'json' };
import monstersJa from '#data/gloomhaven/monsters.ja.json' with { type: 'json' };
import type { Reason } from '../../rules/monsters/reasons.ts';

/** The reasons of monsters in words; `why.<reason>`. */
export const whyText: Catalogue = catalogue({
  en: monstersEn,
  ja: monstersJa,
  file: 'data/gloomhaven/monsters.*.json',
});

/** A reason as a sentence. `called` says what an enemy is called; its id by default. */
export function whyIn(
  locale: Locale,
  { id, args }: Reason,
  called: (enemy: string) => Json = (enemy) => enemy,
): string {
  const { focus, others, n } = args;
  return whyText.say(
    {
      key: `why.${id}`,
      args: {
        ...(focus === undefined ? {} : { focus: called(focus) }),
        ...(others === undefined ? {} : { others: others.map(called) }),
        ...(n === undefined ? {} : { n }),
      },
    },
    locale,
  );
}
