// @ts-check
import { articleOf, byId, h } from '../base/dom.js';
import { openLayer } from '../base/layers.js';
import { currentChannel, language, say } from '../base/table.js';
import { act } from '../controls/interact.js';
import { createChoices } from './choices.js';
import { answersOf } from './match.js';
import { outlines } from './outlines.js';
import { middleOf, regionAt, regionsOf } from './regions.js';
import { boxOf, createSeveral, tickedOf } from './several.js';
import { createStage } from './stage.js';
import { boardOf, headOf, questionIn, questionsOf } from './what-stands.js';

/** @typedef {import('../base/types.js').Message} Message */
/** @typedef {import('./match.js').Answer} Answer */
/** @typedef {import('./regions.js').Region} Region */

/** From this width on the board stands beside the conversation; below it is one press away. */
const wide = matchMedia('(min-width: 1080px)');

/**
 * The newest picture of the channel, large: it stays while the conversation scrolls, and where a private question asks for what can
 * be seen on it, pressing it answers.
 */
export function createBoard() {
  const board = byId('board');
  const opener = byId('to-board');
  /** @type {Message[]} */
  let messages = [];
  /** @type {{ locales: string[], regions: Region[] }} */
  let pressable = { locales: [], regions: [] };
  /** @type {Map<Region, Answer[]>} */
  let answers = new Map();
  /** Of the picture on show; empty if there is none. */
  let address = '';
  let alt = '';
  let hasAnswered = false;
  /** @type {(() => void) | undefined} of the layer, while the board lies over a narrow page */
  let left;

  const stage = createStage((x, y) => {
    const region = regionAt(pressable.regions, x, y);
    hint.textContent = '';
    choices.close();
    if (region) press(region);
  });
  const marks = outlines(press);
  stage.sheet.append(marks.element);
  const status = h('p', { class: 'status', role: 'status' });
  const hint = h('p', { class: 'hint', 'aria-hidden': 'true' });
  const choices = createChoices();
  const tools = h('div', { class: 'tools', role: 'toolbar' });
  const words = h('p', { class: 'caption' });
  const summary = h('summary');
  const below = h('details', { class: 'below' }, summary, words);
  stage.stage.append(hint, choices.element);
  const several = createSeveral((chosen) => send(chosen, tickedOf(chosen)));
  board.append(tools, stage.stage, status, several.element, below);
  byId('messages').addEventListener('change', drawMarks);

  /** @param {Region} region */
  const nameOf = (region) => region.names[Math.max(0, pressable.locales.indexOf(language()))] ?? region.id;

  /** Answers with a place; asks which is meant if several answers name it. @param {Region} region */
  function press(region) {
    const found = answers.get(region) ?? [];
    if (found.length === 0) return tell(nameOf(region));
    const [only] = found;
    if (found.length === 1 && only) return void answer(region, only);
    choices.offer(nameOf(region), found, (one) => void answer(region, one));
  }

  /** @param {Region} region @param {Answer} chosen */
  async function answer(region, chosen) {
    if (chosen.isTick) return tick(region, chosen);
    choices.close();
    tell(say('board.answering', { label: chosen.label }));
    marks.wait(region, true);
    await send(chosen, chosen.value === undefined ? undefined : [chosen.value]);
    marks.wait(region, false);
  }

  /** Ticks a line of a menu of several, or takes the tick away. @param {Region} region @param {Answer} chosen */
  function tick(region, chosen) {
    const box = boxOf(chosen);
    const menu = box?.closest('details');
    if (!box || !menu) return;
    if (box.disabled) return tell(say('board.full', { label: chosen.label }));
    menu.open = true;
    box.click();
    const key = box.checked ? 'board.ticked' : 'board.unticked';
    tell(say(key, { label: chosen.label, confirm: say('select.confirm') }));
    // Of several lines at a place more may be meant: the list stays, and shows what is ticked.
    if (choices.isOpen()) press(region);
  }

  /** Presses or selects in the conversation, and says what came of it. @param {Answer} chosen @param {string[]} [values] */
  async function send({ message, customId }, values) {
    choices.close();
    await act(message, customId, values);
    tell(articleOf(message)?.querySelector('.failure')?.textContent || ask());
    hasAnswered = true;
    goBack();
  }

  /** After an answer, when what is asked next is not to be answered here: back to the conversation, where it stands. */
  function goBack() {
    if (hasAnswered && answers.size === 0) close();
  }

  /** @param {string} text */
  function tell(text) {
    status.textContent = text;
  }

  const isDirect = () => currentChannel()?.kind === 'dm';
  /** What is asked, and whether the board can answer it. */
  const ask = () => {
    const [first] = [...answers.values()].flat();
    const question = first && messages.find(({ id }) => id === first.message);
    if (question) return say('board.ask', { question: headOf(question) });
    const channel = currentChannel();
    const other = channel && questionIn(messages, channel);
    return other ? headOf(other) : '';
  };

  /** Finds what a press on the board answers now. */
  function read() {
    answers = new Map();
    for (const question of questionsOf(messages, isDirect())) {
      answers = answersOf(question, pressable.regions);
      if (answers.size > 0) break;
    }
    drawMarks();
    choices.close();
    tell(ask());
    goBack();
  }

  /** Outlines what answers, and what is ticked. */
  function drawMarks() {
    const shown = [...answers].map(([region, found]) => ({
      region,
      label: `${nameOf(region)}: ${found.map(({ label }) => label).join(', ')}`,
      ...(found.some(({ isTick }) => isTick) && { isTicked: found.some((one) => boxOf(one)?.checked) }),
    }));
    marks.draw(stage.image, shown);
    several.show([...answers.values()].flat());
  }

  function close() {
    if (!document.body.classList.contains('board-open')) return;
    document.body.classList.remove('board-open');
    opener.setAttribute('aria-expanded', 'false');
    left?.();
    left = undefined;
    opener.focus();
  }
  opener.addEventListener('click', () => {
    document.body.classList.add('board-open');
    opener.setAttribute('aria-expanded', 'true');
    hasAnswered = false;
    left = openLayer(close);
    stage.stage.focus();
  });
  wide.addEventListener('change', close);
  board.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      if (!choices.isOpen()) return close();
      choices.close();
      return stage.stage.focus();
    }
    if (event.target === stage.stage || marks.element.contains(/** @type {Node} */ (event.target))) stage.onKey(event);
  });
  stage.image.addEventListener('load', read);
  // Not on the drawing itself: one that listens for the focus takes it.
  stage.sheet.addEventListener('focusin', ({ target }) => {
    const region = marks.regionOf(target);
    if (region) stage.reveal(...middleOf(region));
  });
  // What lies under the pointer has a name, and is outlined if it answers.
  stage.stage.addEventListener('pointermove', (event) => {
    const at = stage.pictureAt(event);
    const isOver =
      event.pointerType === 'mouse' &&
      event.buttons === 0 &&
      !choices.element.contains(/** @type {Node} */ (event.target));
    const region = isOver ? regionAt(pressable.regions, at.x, at.y) : undefined;
    marks.hover(region);
    stage.stage.classList.toggle('answers', region !== undefined && answers.has(region));
    const [only, other] = (region && answers.get(region)) ?? [];
    hint.textContent = region ? (only && !other ? only.label : nameOf(region)) : '';
    const { left: fromLeft, top } = stage.stage.getBoundingClientRect();
    hint.style.transform = `translate(${event.clientX - fromLeft + 14}px, ${event.clientY - top + 14}px)`;
  });
  stage.stage.addEventListener('pointerleave', () => {
    marks.hover(undefined);
    hint.textContent = '';
  });

  /** Nothing is to be shown. */
  function leave() {
    document.body.classList.remove('has-board');
    board.hidden = opener.hidden = true;
    address = '';
    close();
  }

  return {
    leave,
    /** The words, in the reader's language. */
    redraw() {
      tools.setAttribute('aria-label', say('board.tools'));
      board.setAttribute('aria-label', say('board'));
      stage.stage.setAttribute('aria-label', say('board.stage'));
      tools.replaceChildren(
        ...stage.tools(),
        h('button', { type: 'button', class: 'close', onclick: close }, say('viewer.close')),
      );
      summary.textContent = say('viewer.words');
      read();
    },
    /**
     * Shows what a room has to show.
     * @param {Message[]} seen of the room, oldest first
     * @param {Message[]} [asked] where the reader is asked about it, if that is elsewhere: in direct messages
     */
    async show(seen, asked = seen) {
      messages = asked;
      const picture = boardOf(seen);
      if (!picture) return leave();
      document.body.classList.add('has-board');
      board.hidden = opener.hidden = false;
      read();
      if (picture.address === address && picture.alt === alt) return;
      ({ address, alt } = picture);
      const found = await regionsOf(address);
      if (address !== picture.address) return;
      pressable = found;
      words.textContent = picture.alt;
      stage.show(picture.address, picture.alt || say('picture'));
      read();
    },
  };
}
