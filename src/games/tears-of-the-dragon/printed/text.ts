import { type Catalogue, catalogue, type Locale, type Words } from '#core/text';
import battleEn from '#data/tears-of-the-dragon/battle.en.json' with { type: 'json' };
import battleJa from '#data/tears-of-the-dragon/battle.ja.json' with { type: 'json' };
import deedsEn from '#data/tears-of-the-dragon/deeds.en.json' with { type: 'json' };
import deedsJa from '#data/tears-of-the-dragon/deeds.ja.json' with { type: 'json' };
import textEn from '#data/tears-of-the-dragon/text.en.json' with { type: 'json' };
import textJa from '#data/tears-of-the-dragon/text.ja.json' with { type: 'json' };
import boardEn from '#data/tears-of-the-dragon/text-board.en.json' with { type: 'json' };
import boardJa from '#data/tears-of-the-dragon/text-board.ja.json' with { type: 'json' };
import { areas, leaders, seas, spells, units, wizards } from './content.ts';

/** What each spell of battles does when it turns round (TD-16.4). */
const backfires = (locale: Locale): Words =>
  Object.fromEntries([...spells.values()].flatMap(({ id, backfire }) => (backfire ? [[id, backfire[locale]]] : [])));

type Named = { id: string; name: Record<Locale, string> };
const named = (items: Iterable<Named>, locale: Locale): Words =>
  Object.fromEntries([...items].map(({ id, name }) => [id, name[locale]]));

/** Names come from the printed components, so that cards, pictures and sentences use the same ones. */
function names(locale: Locale): Words {
  const unit = named(units.values(), locale);
  const leader = named(leaders.values(), locale);
  const wizard = named(wizards.values(), locale);
  const area = named(areas.values(), locale);
  const sea = named(seas.values(), locale);
  return {
    unit,
    leader,
    wizard,
    area,
    sea,
    piece: { ...unit, ...leader, ...wizard },
    place: { ...area, ...sea },
    spell: named(spells.values(), locale),
    battle: { backfire: backfires(locale) },
  };
}

export const text: Catalogue = catalogue(
  { en: names('en'), ja: names('ja'), file: 'src/games/tears-of-the-dragon/printed/text.ts' },
  { en: textEn, ja: textJa, file: 'data/tears-of-the-dragon/text.*.json' },
  { en: battleEn, ja: battleJa, file: 'data/tears-of-the-dragon/battle.*.json' },
  { en: deedsEn, ja: deedsJa, file: 'data/tears-of-the-dragon/deeds.*.json' },
  { en: boardEn, ja: boardJa, file: 'data/tears-of-the-dragon/text-board.*.json' },
);
