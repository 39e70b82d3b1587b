import type { Locale } from '#core/text';
import {
  bottomActions,
  factions,
  factoryCards,
  playerMats,
  STRUCTURES,
  structures,
  topActions,
} from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { fitting, list, sentence } from '../prose.ts';
import { automaAlt } from './automa-words.ts';
import { figuresOf } from './figures.ts';
import { abilityKey, bottomCost, clockwise, doneOf, isAutoma, isDealt, type Matted, topValues } from './mat-values.ts';
import { seatName } from './names.ts';
import { say } from './text.ts';

/** The mats in words: one seat's at length, or the costs of all. At most `most` characters; what is too much is cut. */

export function matAlt(view: View, player: Matted, locale: Locale, most: number): string {
  const { faction, factory, mechs, section } = player;
  const card = factory === null ? undefined : factoryCards.get(factory);
  const { ability, mechs: all } = factions.get(faction)!;
  const deployed = all.filter(({ id }) => mechs.includes(id));
  const built = STRUCTURES.flatMap((kind) => {
    const hex = player.structures[kind];
    return hex ? [say('alt.structure', locale, { name: structures.get(kind)!.name[locale], hex })] : [];
  });
  const enlisted = player.recruits.map(({ from, bonus }) =>
    say('alt.recruit', locale, { name: bottomActions[from].name[locale], bonus: say(bonusKeys[bonus], locale) }),
  );
  const listed = (key: string, things: readonly string[]) =>
    things.length > 0 ? [say(key, locale, { list: list(things, locale) })] : [];
  return fitting(
    [
      say('alt.mat', locale, {
        title: say('mat.title', locale, { name: say(`the.${faction}`, locale) }),
        ...figuresOf(view, player, locale),
      }),
      ...(section ? [say('alt.token', locale, { section: say(`board.section.${section}`, locale) })] : []),
      ...playerMats.get(player.mat)!.sections.map(({ top, bottom, bottomCoins }) => {
        const { now, resource } = bottomCost(player, bottom);
        return say('alt.upgraded-values', locale, {
          top: topActions[top].name[locale],
          values: topValues(player, top)
            .map(({ now: n }) => n)
            .join('/'),
          bottom: bottomActions[bottom].name[locale],
          n: now,
          resource: say(`board.goods.${resource}`, locale),
          coins: bottomCoins,
        });
      }),
      ...listed(
        'alt.mechs',
        deployed.map(({ name }) => name[locale]),
      ),
      ...listed('alt.structures', built),
      ...listed('alt.recruits', enlisted),
      say('alt.ability', locale, {
        name: ability.name[locale],
        text: say(abilityKey(view, faction, ability.id), locale),
      }),
      ...(card ? [say('alt.factory', locale, { text: card.text[locale] })] : []),
    ],
    locale,
    most,
  );
}

const bonusKeys = { power: 'mat.power', coins: 'mat.coins', popularity: 'mat.popularity', combatCards: 'mat.cards' };

/** What bottom actions cost everybody now, and how far they are. */
export function matsAlt(view: View, locale: Locale, most: number): string {
  const players = clockwise(view).filter(isDealt);
  const others = clockwise(view).filter((player) => isAutoma(view, player));
  if (players.length === 0) return sentence(say('mat.nobody', locale), locale);
  const told = players.map((player) =>
    say('alt.costs', locale, {
      name: seatName(view, player.seat, locale),
      list: list(
        playerMats.get(player.mat)!.sections.map(({ bottom }) => {
          const { now, resource } = bottomCost(player, bottom);
          return say('alt.cost', locale, {
            bottom: bottomActions[bottom].name[locale],
            n: now,
            resource: say(`board.goods.${resource}`, locale),
          });
        }),
        locale,
      ),
      mechs: doneOf(player, 'deploy'),
      structures: doneOf(player, 'build'),
      recruits: doneOf(player, 'enlist'),
      upgrades: doneOf(player, 'upgrade'),
    }),
  );
  const automa = others.map((player) => automaAlt(view, player, locale));
  return fitting([sentence(say('all.title', locale), locale), ...told, ...automa], locale, most);
}
