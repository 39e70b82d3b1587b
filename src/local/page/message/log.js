// @ts-check
import { byId, h } from '../base/dom.js';
import { isHeld } from '../base/press.js';
import { say } from '../base/table.js';
import { announcement, messageElement } from './message.js';

/** @typedef {import('../base/types.js').Message} Message */

/**
 * The messages of the channel on show. Only what changed is drawn again, so the reader keeps place, focus and open
 * lists. At the bottom the log follows along; scrolled up it stays and counts what is new.
 */
export function createLog() {
  const scroller = byId('scroller');
  const list = byId('messages');
  const newer = /** @type {HTMLButtonElement} */ (byId('newer'));
  const live = byId('live');
  /** @type {Map<string, { message: Message | null, element: HTMLElement }>} */
  let shown = new Map();
  /** @type {string | null} */
  let channel = null;
  let follows = true;
  let waiting = 0;
  let lastTop = 0;

  const toBottom = () => {
    scroller.scrollTop = scroller.scrollHeight;
    lastTop = scroller.scrollTop;
    waiting = 0;
    newer.hidden = true;
  };
  /** Whether the reader is at the end, or has left it. */
  const look = () => {
    // Only moving up is leaving the end: when a font or picture makes the log longer, the reader has not moved.
    const isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 80;
    follows = isAtEnd || (follows && scroller.scrollTop >= lastTop);
    lastTop = scroller.scrollTop;
    if (follows) {
      waiting = 0;
      newer.hidden = true;
    }
  };
  scroller.addEventListener('scroll', look);
  newer.addEventListener('click', () => {
    follows = true;
    toBottom();
    byId('line')?.focus();
  });
  /** The log stays at its end when it grows; a button that is held down does not move away below the finger. */
  const keepUp = () => {
    if (follows && !isHeld(keepUp)) toBottom();
  };
  const sizes = new ResizeObserver(keepUp);
  sizes.observe(list);
  sizes.observe(scroller);

  return {
    /** Makes the next `show` draw every message again, each in its place (another language, other names). */
    forget() {
      for (const entry of shown.values()) entry.message = null;
    },
    /**
     * Shows these messages, oldest first. One that is the same object as before has not changed.
     * @param {string} id of their channel
     * @param {Message[]} messages
     */
    show(id, messages) {
      // The browser tells of a scroll with its next frame; what comes in before that must not take the reader back to the end.
      look();
      const isOther = id !== channel || shown.size === 0;
      if (id !== channel) {
        channel = id;
        follows = true;
        shown = new Map();
        list.replaceChildren();
      }
      const next = new Map();
      for (const message of messages) {
        const old = shown.get(message.id);
        if (old?.message === message) {
          next.set(message.id, old);
          continue;
        }
        const element = messageElement(message);
        next.set(message.id, { message, element });
        const wasAwaited =
          old && (old.element.querySelector('.thinking') || old.element.contains(document.activeElement));
        if (wasAwaited) live.append(h('p', {}, announcement(element)));
        if (old) replace(old.element, element);
        else if (!isOther) {
          live.append(h('p', {}, announcement(element)));
          if (!follows) waiting += 1;
        }
      }
      for (const [key, { element }] of shown) if (!next.has(key)) element.remove();
      shown = next;
      arrange(
        list,
        [...next.values()].map(({ element }) => element),
      );
      byId('empty').hidden = messages.length > 0;
      while (live.childElementCount > 5) live.firstElementChild?.remove();
      newer.hidden = waiting === 0;
      newer.textContent = say('messages.new.count', { n: waiting });
      if (follows) toBottom();
    },
  };
}

/** Puts the elements in this order, moving only those out of place. @param {HTMLElement} list @param {HTMLElement[]} elements */
function arrange(list, elements) {
  elements.forEach((element, at) => {
    const there = list.children[at] ?? null;
    if (there !== element) list.insertBefore(element, there);
  });
}

/** A changed message takes the place of the old one, and the focus if it was in there. @param {HTMLElement} old @param {HTMLElement} element */
function replace(old, element) {
  const focused =
    document.activeElement instanceof HTMLElement && old.contains(document.activeElement)
      ? document.activeElement
      : null;
  old.replaceWith(element);
  if (!focused) return;
  const control = focused.dataset.control;
  const same = [...element.querySelectorAll('[data-control]')].find(
    (each) => /** @type {HTMLElement} */ (each).dataset.control === control,
  );
  const target = control && same && !same.hasAttribute('disabled') ? same : element;
  /** @type {HTMLElement} */ (target).focus({ preventScroll: true });
}
