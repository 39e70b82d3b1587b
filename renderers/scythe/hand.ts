import type { Locale } from '#core/text';
import { bottomActions, structures, topActions } from '#games/scythe/printed/content';
import type { PlayerView, View } from '#games/scythe/seen/view.types';
import { column, inset } from '../boxes.ts';
import { heading, rows } from '../panels.ts';
import type { Look } from '../pictures.ts';
import { group, put, readAs, rect, type Scene, type Sprite, shaded, stroke, words } from '../scene.ts';
import { faint, ink, paper } from '../theme.ts';
import { counted, type Sign, signSprite } from './goods.ts';
import { mark, objectiveCards } from './hand-objectives.ts';
import { offer } from './hand-offer.ts';
import { ongoing } from './mat-section.ts';
import { playerOf } from './mat-values.ts';
import { seatName } from './names.ts';
import { band, sheetOf } from './sheets.ts';
import { swords } from './signs.ts';
import { say } from './text.ts';

/** The private picture: combat cards, objectives, Factory cards on offer, standing choices. For its own seat only. */

const EDGE = 16;
const WIDE = 1200 - 2 * EDGE;

export function hand(view: View, { locale }: Look): Scene | undefined {
  const { viewer: seat, own } = view;
  const player = seat === 'spectator' ? undefined : playerOf(view, seat);
  if (!own || !player) return undefined;
  const parts = [
    ...(own.offer.length > 0 ? [offer(own.offer, WIDE, locale)] : []),
    combatCards(own.hand, locale),
    objectiveCards(view, own.objectives, WIDE, locale),
    // Who chooses a card has no eye for these, and the picture would be very high.
    ...(own.offer.length > 0 ? [] : [choices(player, locale)]),
  ];
  const { nodes, h } = column(parts, { x: EDGE, y: 108, gap: 18 });
  const height = Math.max(460, Math.ceil(h + 18));
  return {
    width: 1200,
    height,
    ground: paper,
    lang: locale,
    nodes: [
      sheetOf(height),
      ...band(player.faction, say('hand.title', locale, { name: seatName(view, player.seat, locale) }), {
        h: 92,
        y: 40,
        width: 1080,
      }),
      ...nodes,
    ],
  };
}

/** A combat card: its value is what counts. */
const CARD = { w: 104, h: 138 };
const combatCard = (value: number): Sprite => ({
  ...CARD,
  nodes: [
    rect(inset(CARD, 1.5), {
      fill: shaded([0, 0], [0, CARD.h], '#f8e3a8', '#e2b95c'),
      stroke: stroke(ink, 3),
      radius: 10,
      shadow: { colour: '#1a0d0590', blur: 7, y: 4 },
    }),
    rect(inset(CARD, 9), { stroke: stroke('#8a6408', 1.5), radius: 6 }),
    words(String(value), CARD.w / 2, 56, { size: 84, face: 'display', colour: ink, align: 'centre' }),
    group(swords('#6e4a05'), { x: CARD.w / 2, y: 112, scale: 0.85 }),
    readAs({ of: 'card', id: String(value) }, CARD),
  ],
});

function combatCards(values: readonly number[], locale: Locale): Sprite {
  const sum = values.reduce((total, value) => total + value, 0);
  const title =
    values.length > 0 ? say('hand.cards', locale, { n: values.length, sum }) : say('hand.cards-none', locale);
  const scale = values.length > 10 ? 0.72 : 1;
  const laid = rows(values.map(combatCard), WIDE / scale, 'left', 12);
  return {
    w: WIDE,
    h: 58 + laid.h * scale,
    nodes: [...heading(title, { x: 0, y: 0, w: WIDE, size: 34 }), put(laid, 0, 58, scale)],
  };
}

/** What this seat gains by itself when it can, and what it has chosen not to take (SC-1.6). */
function choices(player: PlayerView, locale: Locale): Sprite {
  const { recruits, structures: built, declines } = player;
  const all: { what: PlayerView['declines'][number]; name: string; bonus: Sprite }[] = [
    ...recruits.map(({ from }) => ({ what: from, name: bottomActions[from].name[locale], bonus: ongoing(from) })),
    ...(['monument', 'armory'] as const).flatMap((what) => {
      const { name, under } = structures.get(what)!;
      const gained = Object.entries(topActions[under].structureBonus ?? {})[0];
      if (!built[what] || !gained) return [];
      return [{ what, name: name[locale], bonus: counted(gained[0] as Sign, `+${gained[1]}`, 30) }];
    }),
    { what: 'coins', name: say('hand.printed', locale), bonus: signSprite('coins', 30) },
  ];
  const wide = (WIDE - 2 * 8) / 3;
  const cards = all.map(({ what, name, bonus }): Sprite => {
    const declined = declines.includes(what);
    return {
      w: wide,
      h: 80,
      nodes: [
        group(
          [
            rect(
              { x: 0, y: 0, w: wide, h: 80 },
              declined
                ? { stroke: stroke(faint, 1.5, [6, 4]), radius: 6 }
                : { fill: '#f3d98f', stroke: stroke(ink, 2), radius: 6 },
            ),
            words(name, 16, 24, { size: 27, bold: true, colour: ink, width: wide - 32 - bonus.w }),
            put(bonus, wide - bonus.w - 14, 10),
            mark(!declined, 28, 58),
            words(say(declined ? 'hand.declines' : 'hand.accepts', locale), 48, 58, {
              size: 27,
              colour: ink,
              width: wide - 60,
            }),
          ],
          { tag: `choice:${what}:${declined}` },
        ),
      ],
    };
  });
  const laid = rows(cards, WIDE + 8, 'left', 8);
  return {
    w: WIDE,
    h: 58 + laid.h,
    nodes: [...heading(say('hand.choices', locale), { x: 0, y: 0, w: WIDE, size: 34 }), put(laid, 0, 58)],
  };
}
