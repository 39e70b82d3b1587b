// @ts-check
import { articleOf, byId } from './base/dom.js';
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
  const sight = new IntersectionObserver((seen) => show(!seen.at(-1)?.isIntersecting), {
    root: byId('scroller'),
    rootMargin: `-${margin}px 0px`,
  });
  /** @param {boolean} isAway */
  const show = (isAway) => {
    button.hidden = !isAway;
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
      if (article) sight.observe(article);
      else show(false);
    },
  };
}
