// @ts-check
import htm from '/page/lib/htm.mjs';
import { Component, createRef, h, render } from '/page/lib/preact.mjs';

/** What draws the page: Preact, and its elements written as HTML. There is no build step; the server hands out both files. */
export const html = htm.bind(h);
export { Component, createRef, render };
