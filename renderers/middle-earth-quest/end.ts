import type { Locale } from '#core/text';
import type { SeenHero, View } from '#games/middle-earth-quest/seen/view.types';
import { keptLayer } from '../kept-layer.ts';
import { timber } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { cut, list, notes, sentence, sentences } from '../prose.ts';
import { group, type Node, put, rect, type Scene, stroke, words } from '../scene.ts';
import { bronze, cream, creamFaint } from '../theme.ts';
import { race } from './end-race.ts';
import { type How, SKY, scenery } from './end-scenery.ts';
import { heroName, placeName } from './names.ts';
import { heroArms, sauronArms } from './portraits.ts';
import { word } from './printed.ts';
import { say } from './text.ts';

/** The end: the king's tree or the ring over Mount Doom, the race of the markers, and what each hero has done. */

const ROW = 128;
const ARMS = 168;

const howOf = ({ winner }: View): How => winner ?? 'given-up';

/** Known to both when the finale has begun (MEQ-2.4). */
const objectives = ({ objectives: { heroes, sauron } }: View, locale: Locale): string[] =>
  Object.entries({ heroes, sauron }).flatMap(([side, card]) =>
    card === null ? [] : [say(`end.objective-${side}`, locale, { name: word('objective', card, locale) })],
  );

/** By name the quests that a hero has done; those that came from encounters leave him when they are done. */
const questsOf = ({ starting, advanced }: SeenHero, locale: Locale): string[] =>
  [starting, advanced].flatMap(({ card, is }) => (is === 'done' ? [word('quest', card, locale)] : []));

/** Of a hero, a line each: the quests that he has done, where he stands with what, and the levels and things that he has gained. */
function deedsOf(hero: SeenHero, locale: Locale): string[] {
  const { levels, favor, items, corruption, piles, at } = hero;
  const quests = questsOf(hero, locale);
  const gained = Object.values(levels).reduce((sum, n) => sum + n, 0);
  const things = [
    ...(gained > 0 ? [say('end.levels', locale, { n: gained })] : []),
    ...(items.length > 0
      ? [
          list(
            items.map((item) => word('item', item, locale)),
            locale,
          ),
        ]
      : []),
  ];
  return [
    say(quests.length > 0 ? 'end.quests' : 'end.no-quest', locale, { list: list(quests, locale) }),
    say('end.hero', locale, {
      ...{ place: placeName(at, locale), life: piles.life + piles.hand, favor, corruption: corruption.length },
    }),
    ...(things.length > 0 ? [notes(things, locale)] : []),
  ];
}

export function endPicture(view: View, { locale }: Look): Scene {
  const how = howOf(view);
  const below = objectives(view, locale);
  const track = race(view, locale);
  const rowsAt = SKY + 16 + track.h + 18;
  const height = Math.ceil((rowsAt + view.heroes.length * ROW + below.length * 44 + 20) / 10) * 10;
  const outline = { colour: '#120b10', width: 9 };
  return {
    width: 1200,
    height,
    ground: '#17151c',
    lang: locale,
    nodes: [
      scenery(how),
      words(say(`end.${how}`, locale), 600, 66, {
        ...{ size: 76, face: 'display', colour: '#fff3d0', align: 'centre', width: 1140, outline },
      }),
      words(say('end.how', locale, { n: view.round }), 600, 134, {
        ...{ size: 36, bold: true, colour: '#ffe6b8', align: 'centre', width: 1120, outline },
      }),
      // To both sides of what stands in the middle; Sauron at the right.
      ...view.heroes.map(({ seat, id }, n) => put(heroArms(seat, id, ARMS), ARMS_AT[n]! - ARMS / 2, SKY - ARMS - 18)),
      put(sauronArms(ARMS), EYE_AT - ARMS / 2, SKY - ARMS - 18),
      table(height - SKY),
      put(track, 0, SKY + 16),
      ...view.heroes.map((hero, n) =>
        group(row(hero, locale), { x: 14, y: rowsAt + n * ROW, tag: `hero:${hero.seat}` }),
      ),
      ...below.map((text, n) =>
        words(text, 30, rowsAt + 22 + view.heroes.length * ROW + n * 44, { size: 28, colour: creamFaint, width: 1140 }),
      ),
    ],
  };
}

/** Where the middle of each shield is, in the order of the seats, and that of the eye. */
const ARMS_AT = [110, 282, 918] as const;
const EYE_AT = 1090;

const table = (h: number): Node => {
  const high = Math.ceil(h / 100) * 100;
  const layer = keptLayer(`middle-earth-quest.end.${high}`, { width: 1200, height: high }, () =>
    timber({ x: 0, y: 0, w: 1200, h: high }),
  );
  return group([layer], { y: SKY });
};

function row(hero: SeenHero, locale: Locale): Node[] {
  const { seat, id } = hero;
  const [quests = '', ...more] = deedsOf(hero, locale);
  // Three lines stand closer than two.
  const [head, below] = more.length > 1 ? [27, 62] : [38, 82];
  return [
    rect({ x: 0, y: 0, w: 1172, h: ROW - 10 }, { fill: '#2b1a14', stroke: stroke(bronze, 2), radius: 10 }),
    put(heroArms(seat, id, 96), 14, 11),
    words(heroName(id, locale), 126, (ROW - 10) / 2, { size: 40, face: 'display', colour: cream, width: 210 }),
    words(quests, 350, head, { size: 29, bold: true, colour: '#ffe6b8', width: 808 }),
    ...more.map((line, n) => words(line, 350, below + n * 32, { size: 28, colour: creamFaint, width: 808 })),
  ];
}

export const endAlt = (view: View, { locale }: Look): string => {
  const { green, yellow, red, black } = view.markers;
  const said = [
    say(`end.${howOf(view)}`, locale),
    say('end.how', locale, { n: view.round }),
    say('alt.markers', locale, { green, yellow, red, black, stage: view.storyStage }),
    ...objectives(view, locale),
    ...view.heroes.map((hero) => {
      const { id, at, favor, corruption, piles } = hero;
      const quests = questsOf(hero, locale);
      return say('alt.end', locale, {
        ...{ hero: heroName(id, locale), place: placeName(at, locale), life: piles.life + piles.hand },
        ...{ favor, corruption: corruption.length, quests: quests.length > 0 ? list(quests, locale) : null },
      });
    }),
  ];
  return cut(
    sentences(
      said.map((one) => sentence(one, locale)),
      locale,
    ),
    1000,
  );
};
