import type { Locale } from '#core/text';
import { items } from '#games/gloomhaven/printed/content/content';
import type { SeenCharacter } from '#games/gloomhaven/seen/view.types';
import { columnWidth, inRows } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import { group, line, type Node, put, readAs, rect, type Sprite, stroke, words } from '../scene.ts';
import { ink } from '../theme.ts';
import { linesSprite } from './cards-text.ts';
import { effectLine } from './halves.ts';
import { circles, type Item, slotSign, stateSign } from './slot-signs.ts';
import { say } from './text.ts';
import { conditions, type Line, words as said, strong } from './tokens.ts';

/** Items that were taken along: where each is worn, its name, what it does, and what has become of it. */

type Carried = SeenCharacter['items'][number];
type Op = NonNullable<Item['ops']>[number];
const itemOf = (id: number): Item => items.get(id)!;
const itemName = (id: number, locale: Locale): string => itemOf(id).name[locale];

/** When it works, where that does not go without saying. */
function timeOf({ trigger, kind, single }: Item, locale: Locale): Line {
  if (trigger === 'your-turn' || trigger === 'always') return [];
  const to = kind ? [{ text: say(`item.${single ? 'single-' : ''}${kind}`, locale) }] : [];
  return kind ? to : [said(`trigger.${trigger}`, locale)];
}

/** For whom it is goes without saying where it is for its owner. */
function forOwner(op: Op): Op {
  if (!('who' in op) || op.who !== 'self') return op;
  const { who: _, ...rest } = op;
  return rest as Op;
}

/** All that it does, in signs and short words. */
export function itemLine(item: Item, locale: Locale): Line {
  const { immune, smallItems, initiative, default: value, noDouble, phasing } = item;
  const sentence = (key: string, args = {}) => ({ text: say(`item.${key}`, locale, args) });
  return [
    ...timeOf(item, locale),
    ...effectLine({ ...item, ops: item.ops?.map(forOwner) }, locale),
    ...(immune
      ? [
          sentence('immune'),
          ...conditions(
            immune.filter((one) => one !== 'push' && one !== 'pull'),
            locale,
          ),
        ]
      : []),
    ...(immune ?? []).flatMap((one): Line => (one === 'push' || one === 'pull' ? [{ sign: one }] : [])),
    ...(smallItems ? [sentence('small', { n: smallItems })] : []),
    ...(initiative ? [sentence('initiative', { n: initiative })] : []),
    ...(value ? [strong(value)] : []),
    ...(noDouble ? [sentence('no-double')] : []),
    ...(phasing ? [sentence('phasing')] : []),
  ];
}

/** What of it is left: said for what is used up, in circles, or that it is always in force. */
function lineOf({ id, state }: Carried, locale: Locale): Line {
  return state === 'ready' ? itemLine(itemOf(id), locale) : [{ text: say(`item.${state}`, locale) }];
}

const NAME = 44;
const STRIP = 46;
const SIZE = 29;
const setting = (w: number, colour: string) => ({ width: w - 28, colour });

const gearHeight = (one: Carried, locale: Locale): number =>
  Math.ceil(NAME + linesSprite([lineOf(one, locale)], setting(WIDE, ink)).h + 14);

/** One item, so high that there is room for what it does or for its name alone; what is spent or consumed is pale and has a sign of it. */
function gearSprite(one: Carried, { w, h, locale }: { w: number; h: number; locale: Locale }): Sprite {
  const { id, state, used } = one;
  const { slot, charges } = itemOf(id);
  const isReady = state === 'ready';
  const colour = isReady ? ink : '#6b5a41';
  const name = itemName(id, locale);
  const right = !isReady ? 32 : charges ? charges * 20 + 8 : 8;
  const room = w - 40 - right;
  const long = Math.min(room, textWidth(name, SIZE, 'display'));
  const nodes: Node[] = [
    rect({ x: 0, y: 0, w, h }, { fill: isReady ? '#fbf5e4' : '#dccfb2', stroke: stroke('#140d08', 1.75), radius: 9 }),
    group([slotSign(slot, 28, colour)], { x: 22, y: 24 }),
    readAs({ of: 'item', id: String(id) }, { w, h }),
    words(name, 40, 24, { size: SIZE, face: 'display', colour, width: room }),
    ...(state === 'consumed'
      ? [
          line(
            [
              [40, 25],
              [40 + long, 25],
            ],
            stroke(colour, 2.5),
          ),
        ]
      : []),
    ...(isReady ? [] : [group([stateSign(state, 24, colour)], { x: w - 19, y: 24 })]),
    ...(isReady && charges ? [group(circles(charges, used, 15, ink), { x: w - charges * 20 + 2, y: 24 })] : []),
    ...(h > STRIP ? [put(linesSprite([lineOf(one, locale)], setting(w, colour)), 14, NAME)] : []),
  ];
  return { w, h, nodes };
}

const COLUMNS = { columns: 3, gap: 10 };
const WIDE = columnWidth(COLUMNS);

/** Items in rows, each as high as its highest item; `high` says how high one is. Whatever stands below it stands 8 lower. */
function rowsOf(all: readonly Carried[], locale: Locale, high: (one: Carried) => number): Sprite {
  const laid = inRows(all, {
    ...COLUMNS,
    gapY: 8,
    high,
    draw: (one, w, h) => gearSprite(one, { w, h, locale }),
    tag: ({ id }) => `item:${id}`,
  });
  return { ...laid, h: laid.h && laid.h + 8 };
}

/** Items with what they do. */
export const gearRows = (all: readonly Carried[], locale: Locale): Sprite =>
  rowsOf(all, locale, (one) => gearHeight(one, locale));

/** Items by name alone, where there is little room, or where others look. */
export const gearStrips = (all: readonly Carried[], locale: Locale): Sprite => rowsOf(all, locale, () => STRIP);

/** "Hide Armor (1 of 2 used)", for what is read aloud. */
export function gearWords({ id, state, used }: Carried, locale: Locale): string {
  const { charges } = itemOf(id);
  const name = itemName(id, locale);
  if (state !== 'ready') return say(`alt.item-${state}`, locale, { name });
  return charges && used > 0 ? say('alt.item-used', locale, { name, n: used, of: charges }) : name;
}
