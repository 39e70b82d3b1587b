// @ts-check
import { articleOf, byId } from './base/dom.js';
import { isHeld } from './base/press.js';
import { currentChannel, say } from './base/table.js';
import { headOf, questionIn } from './map/what-stands.js';

/** @typedef {import('./base/types.js').Message} Message */

/** So much of a question (px) must be within the messages for it to count as in sight. */
const margin = 64;

/** While what the reader is asked has been scrolled out of sight, it stands below the messages, and a press leads back to it. */
export function createWayBack() {
  const button = byId('way-back');
  /** @type {Element | null} */
  let article = null;
  let isAway = false;
  const sight = new IntersectionObserver(
    (seen) => {
      isAway = !seen.at(-1)?.isIntersecting;
      draw();
    },
    { root: byId('scroller'), rootMargin: `-${margin}px 0px` },
  );
  /** The way back takes a row from the messages: where they end it moves them, so it waits while something in them is pressed. */
  const draw = () => {
    if (!isHeld(draw)) button.hidden = !isAway;
  };
  button.addEventListener('click', () => {
    if (!(article instanceof HTMLElement)) return;
    article.scrollIntoView({ block: 'end' });
    article.focus({ preventScroll: true });
  });
  return {
    /** Keeps watch over what is asked among these. @param {Message[]} messages of the channel on show, drawn, oldest first */
    show(messages) {
      const channel = currentChannel();
      const question = channel && questionIn(messages, channel);
      const there = question ? articleOf(question.id) : null;
      button.textContent = question ? say('question.back', { question: headOf(question) }) : '';
      if (there === article) return;
      sight.disconnect();
      article = there;
      isAway = false;
      if (article) sight.observe(article);
      else draw();
    },
  };
}
