import { type Catalogue, catalogue, type Locale, type Words } from '#core/text';
import automaEn from '#data/scythe/automa.en.json' with { type: 'json' };
import automaJa from '#data/scythe/automa.ja.json' with { type: 'json' };
import beforehandEn from '#data/scythe/beforehand.en.json' with { type: 'json' };
import beforehandJa from '#data/scythe/beforehand.ja.json' with { type: 'json' };
import economyEn from '#data/scythe/economy.en.json' with { type: 'json' };
import economyJa from '#data/scythe/economy.ja.json' with { type: 'json' };
import printedEn from '#data/scythe/printed.en.json' with { type: 'json' };
import printedJa from '#data/scythe/printed.ja.json' with { type: 'json' };
import textEn from '#data/scythe/text.en.json' with { type: 'json' };
import textJa from '#data/scythe/text.ja.json' with { type: 'json' };
import boardEn from '#data/scythe/text-board.en.json' with { type: 'json' };
import boardJa from '#data/scythe/text-board.ja.json' with { type: 'json' };
import warEn from '#data/scythe/war.en.json' with { type: 'json' };
import warJa from '#data/scythe/war.ja.json' with { type: 'json' };
import {
  abilityTexts,
  board,
  bottomActions,
  encounters,
  factions,
  factoryCards,
  objectives,
  playerMats,
  starKinds,
  structures,
  terrains,
  tiles,
  topActions,
} from './content.ts';

type Named = { id: string; name: Record<Locale, string> };
const named = (items: Iterable<Named>, locale: Locale): Words =>
  Object.fromEntries([...items].map(({ id, name }) => [id, name[locale]]));
const homeOf: Record<Locale, string> = { en: textEn['home-of'], ja: textJa['home-of'] };

const automaOf: Record<Locale, (faction: string) => string> = {
  en: (faction) => `Automa (${faction})`,
  ja: (faction) => `オートマ（${faction}）`,
};

/** Names come from the printed components, so that cards, pictures and sentences use the same ones. */
function names(locale: Locale): Words {
  const abilities = [...factions.values()].flatMap(({ ability, mechs }) => [ability, ...mechs]);
  const bottoms = Object.entries(bottomActions).map(([id, { name }]) => ({ id, name }));
  const tops = Object.entries(topActions).map(([id, { name }]) => ({ id, name }));
  return {
    faction: named(factions.values(), locale),
    automa: Object.fromEntries([...factions.values()].map(({ id, name }) => [id, automaOf[locale](name[locale])])),
    mat: named(playerMats.values(), locale),
    mech: named(abilities, locale),
    ability: Object.fromEntries(Object.entries(abilityTexts).map(([id, says]) => [id, says[locale]])),
    structure: named(structures.values(), locale),
    terrain: named(terrains.values(), locale),
    tile: named(tiles.values(), locale),
    star: named(starKinds.values(), locale),
    objective: named(objectives.values(), locale),
    'objective-text': Object.fromEntries([...objectives.values()].map(({ id, text }) => [id, text[locale]])),
    'factory-card': Object.fromEntries([...factoryCards.values()].map(({ id, text }) => [id, text[locale]])),
    encounter: Object.fromEntries([...encounters.values()].map(({ id, label }) => [id, label[locale]])),
    'encounter-option': Object.fromEntries(
      [...encounters.values()].map(({ id, options }) => [
        id,
        Object.fromEntries(options.map((option) => [option.id, option.summary[locale]])),
      ]),
    ),
    top: named(tops, locale),
    bottom: named(bottoms, locale),
    place: Object.fromEntries([
      ...board.hexes.map(({ id }) => [id, id]),
      ...board.homes.map(({ id, faction }) => [
        id,
        homeOf[locale].replace('{faction}', factions.get(faction)!.name[locale]),
      ]),
    ]),
  };
}

export const text: Catalogue = catalogue(
  { en: names('en'), ja: names('ja'), file: 'src/games/scythe/printed/text.ts' },
  { en: textEn, ja: textJa, file: 'data/scythe/text.*.json' },
  { en: economyEn, ja: economyJa, file: 'data/scythe/economy.*.json' },
  { en: warEn, ja: warJa, file: 'data/scythe/war.*.json' },
  { en: automaEn, ja: automaJa, file: 'data/scythe/automa.*.json' },
  { en: beforehandEn, ja: beforehandJa, file: 'data/scythe/beforehand.*.json' },
  { en: printedEn, ja: printedJa, file: 'data/scythe/printed.*.json' },
  { en: boardEn, ja: boardJa, file: 'data/scythe/text-board.*.json' },
);
