import type { Locale } from '#core/text';
import { type Cost, factoryCards, factoryMove, type Gain } from '#games/scythe/printed/content';
import { setText } from '../measure.ts';
import { heading, inColumns, plate, rows } from '../panels.ts';
import { group, line, put, readAs, type Sprite, stroke, type Text, words } from '../scene.ts';
import { ink } from '../theme.ts';
import { counted, type Sign } from './goods.ts';
import { say } from './text.ts';

/** Factory cards on offer: what each takes and gives, in signs and in words. */

/** Signs of what cards take and give. */
const signOf: Readonly<Record<string, Sign>> = {
  dissimilarResources: 'anyResources',
  workers: 'worker',
  deployMech: 'mech',
  build: 'structure',
  upgrade: 'cube',
  enlist: 'recruit',
  produceTerritories: 'hex',
};
const priced = (all: Cost | Gain): Sprite[] =>
  Object.entries(all).flatMap(([kind, n]) =>
    typeof n === 'number' ? [counted(signOf[kind] ?? (kind as Sign), String(n), 40)] : [],
  );
const said = (text: string, size: number): Sprite => {
  const node = words(text, 0, size * 0.6, { size, colour: ink });
  return { w: setText(node).box.w, h: size * 1.2, nodes: [node] };
};

/** The Factory cards under their heading, `width` wide, while this seat chooses one (SC-9.1). */
export function offer(ids: readonly string[], width: number, locale: Locale): Sprite {
  const w = (width - 8) / 2;
  const cards = ids.map((id): Sprite => {
    const { number, cost, gain, text } = factoryCards.get(id)!;
    const choice = gain.chooseOne ?? [];
    const gains = [
      ...priced(gain),
      ...choice.flatMap((one, n) => [...(n > 0 ? [said(say('mat.or', locale), 24)] : []), ...priced(one)]),
    ];
    const laid = rows([...priced(cost), arrow(), ...gains], w, 'left', 16);
    return {
      w,
      h: 164,
      nodes: [
        group(
          [
            ...plate({ x: 0, y: 0, w, h: 164 }, '#e3e2dc'),
            words(say('hand.offer-card', locale, { n: number }), w - 18, 30, {
              size: 27,
              colour: ink,
              align: 'right',
              width: 110,
            }),
            put(laid, 20, 42 - laid.h / 2),
            body(text[locale], w - 40),
            readAs({ of: 'card', id }, { w, h: 164 }),
          ],
          { tag: `offer:${id}` },
        ),
      ],
    };
  });
  const laid = inColumns(cards, w);
  const { units, steps, stepsWithSpeed } = factoryMove;
  return {
    w: width,
    h: 92 + laid.h,
    nodes: [
      ...heading(say('hand.offer', locale), { x: 0, y: 0, w: width, size: 34 }),
      words(say('hand.offer-move', locale, { units, steps, speed: stepsWithSpeed }), 0, 64, {
        size: 27,
        colour: ink,
        width,
      }),
      put(laid, 0, 92),
    ],
  };
}

/** On one line while its letters stay large enough. */
function body(text: string, width: number): Text {
  const look = { size: 28, bold: true, colour: ink, width };
  const line = words(text, 20, 112, look);
  return setText(line).size >= 19 ? line : words(text, 20, 112, { ...look, lines: 2 });
}

const arrow = (): Sprite => ({
  w: 44,
  h: 40,
  nodes: [
    line(
      [
        [4, 20],
        [34, 20],
      ],
      stroke(ink, 4),
    ),
    line(
      [
        [26, 11],
        [38, 20],
        [26, 29],
      ],
      stroke(ink, 4),
    ),
  ],
});
