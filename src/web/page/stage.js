// @ts-check
import { Component, createRef, html } from './lib.js';
import { nameOf } from './marks.js';
import { Offered, Outlines } from './outlines.js';
import { Painted } from './painted.js';
import { followPointers } from './pointers.js';
import { middleOf, printedAt, regionAt } from './regions.js';
import { awayFrom } from './tips.js';
import { held, moved, revealed, wholeScale, wholeView, zoomed } from './view.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').Drawn} Drawn */
/** @typedef {import('./types.js').Region} Region */
/** @typedef {import('./marks.js').Mark} Mark */
/** @typedef {import('./view.js').View} View */
/**
 * `picture` names it; `isSmall`: it is shown whole in the place that it has, and only pressed. `isOld`: the one that shows what stands now is
 * still being drawn. `trouble`: why there is none.
 * @typedef {import('./app.js').Screen & { picture: string, name: string, drawn?: Drawn, marks: Mark[], pointed?: Region[], isSmall?: boolean, isOld?: boolean, trouble?: string }} Staged
 */

/** How far (px) an arrow key moves. */
const STEP = 60;

/**
 * A picture that is dragged, zoomed and pressed. What can be chosen is outlined, and nothing else. Where it lies is its own affair; what is
 * chosen is the page's.
 * @extends {Component<Staged, { size: { width: number, height: number }, room: { width: number, height: number }, view: View | null, over: Region | null, at: { x: number, y: number } }>}
 */
export class Stage extends Component {
  element = /** @type {{ current: HTMLDivElement | null }} */ (createRef());
  /** @type {ResizeObserver | undefined} */
  observer;

  /** @param {Staged} props */
  constructor(props) {
    super(props);
    const none = { width: 0, height: 0 };
    this.state = { size: none, room: none, view: null, over: null, at: { x: 0, y: 0 } };
  }

  /** @override */
  componentDidMount() {
    const element = this.element.current;
    if (!element) return;
    const measure = () => this.setState({ room: { width: element.clientWidth, height: element.clientHeight } });
    this.observer = new ResizeObserver(measure);
    this.observer.observe(element);
    measure();
    followPointers(element, {
      zoom: (by, at) => this.zoom(by, at),
      move: (by) => this.see((view, room, size) => moved(view, by, room, size)),
      press: (at) => this.press(at),
      hold: (at) => this.explain(at, 0),
    });
    if (this.props.isSmall) return;
    element.addEventListener('wheel', (event) => {
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, this.placeOf(event));
    });
    element.addEventListener('dblclick', (event) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      if (this.state.view) this.setState({ view: null });
      else this.zoom(2.5, this.placeOf(event));
    });
  }

  /** @override */
  componentWillUnmount() {
    this.observer?.disconnect();
  }

  /** A picture has come. @param {EventTarget | null} image */
  measure(image) {
    if (image instanceof HTMLImageElement)
      this.setState({ size: { width: image.naturalWidth, height: image.naturalHeight } });
  }

  /** The view that is shown: the whole picture unless somebody has moved it. @returns {View} */
  viewNow() {
    const { view, room, size } = this.state;
    return view ? held(view, room, size) : wholeView(room, size);
  }

  /** @param {(view: View, room: { width: number, height: number }, size: { width: number, height: number }) => View} make */
  see(make) {
    if (this.props.isSmall) return;
    const { room, size } = this.state;
    const view = make(this.viewNow(), room, size);
    this.setState({ view: view.scale <= wholeScale(room, size) ? null : view });
  }

  /** @param {number} by @param {{ x: number, y: number }} [at] */
  zoom(by, at) {
    const { room } = this.state;
    const middle = { x: room.width / 2, y: room.height / 2 };
    this.see((view, there, size) => zoomed(view, { by, at: at ?? middle }, there, size));
  }

  /** @param {{ clientX: number, clientY: number }} event */
  placeOf({ clientX, clientY }) {
    const { left, top } = this.element.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: clientX - left, y: clientY - top };
  }

  /** What lies there, whether it answers or not. @param {{ x: number, y: number }} at in the room */
  regionAt({ x, y }) {
    const view = this.viewNow();
    return regionAt(this.props.drawn?.regions ?? [], (x - view.x) / view.scale, (y - view.y) / view.scale);
  }

  /** The things that can be read about there. @param {{ x: number, y: number }} at in the room @returns {import('./types.js').Thing[]} */
  thingsAt({ x, y }) {
    const view = this.viewNow();
    const lies = printedAt(this.props.drawn?.printed ?? [], (x - view.x) / view.scale, (y - view.y) / view.scale);
    const region = this.regionAt({ x, y });
    return [...(lies ? [lies.thing] : []), ...(region ? [{ of: 'place', id: region.id }] : [])];
  }

  /** Tells what the rules say of what lies there. @param {{ x: number, y: number }} at in the room @param {number} [after] in ms */
  explain({ x, y }, after) {
    const { left, top } = this.element.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    this.props.doing.explain(this.thingsAt({ x, y }), awayFrom({ clientX: left + x, clientY: top + y }), after);
  }

  /** @param {{ x: number, y: number }} at */
  press(at) {
    const { marks, doing, picture } = this.props;
    const region = this.regionAt(at);
    const mark = marks.find((one) => one.region.id === region?.id);
    if (mark) return doing.place(picture, mark);
    doing.table({ offered: null });
    this.setState({ over: region ?? null, at });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return this.props.doing.table({ offered: null });
    /** @type {Record<string, () => void>} */
    const keys = {
      '+': () => this.zoom(1.4),
      '=': () => this.zoom(1.4),
      '-': () => this.zoom(1 / 1.4),
      0: () => this.setState({ view: null }),
      ArrowLeft: () => this.see((view, room, size) => moved(view, { x: STEP, y: 0 }, room, size)),
      ArrowRight: () => this.see((view, room, size) => moved(view, { x: -STEP, y: 0 }, room, size)),
      ArrowUp: () => this.see((view, room, size) => moved(view, { x: 0, y: STEP }, room, size)),
      ArrowDown: () => this.see((view, room, size) => moved(view, { x: 0, y: -STEP }, room, size)),
    };
    const move = keys[event.key];
    if (!move || this.props.isSmall) return;
    event.preventDefault();
    move();
  }

  /** What lies under the mouse has a name. @param {PointerEvent} event */
  onOver(event) {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const at = this.placeOf(event);
    this.setState({ over: this.regionAt(at) ?? null, at });
    this.explain(at);
  }

  /** A finger that goes leaves what it has asked for. @param {PointerEvent} event */
  leave({ pointerType }) {
    this.setState({ over: null });
    if (pointerType === 'mouse') this.props.doing.explain([]);
  }

  render() {
    const { name, drawn, marks, pointed = [], picture, state, doing, isSmall, isOld, trouble } = this.props;
    const { locale, table } = state;
    const { size, at, room } = this.state;
    const over = /** @type {Region | null} */ (this.state.over);
    const view = this.viewNow();
    const mark = over && marks.find(({ region }) => region.id === over.id);
    const offered =
      table?.offered?.picture === picture ? marks.find(({ region }) => region.id === table.offered?.region) : undefined;
    const lies = {
      width: `${size.width * view.scale}px`,
      height: `${size.height * view.scale}px`,
      transform: `translate(${view.x}px, ${view.y}px)`,
    };
    const shape = isSmall ? { aspectRatio: `${size.width || 3} / ${size.height || 2}` } : {};
    return html`
      <div
        ref=${this.element}
        class=${`stage${isSmall ? ' small-stage' : ''}${mark ? ' answers' : ''}${drawn ? '' : ' waits'}${drawn?.url && isOld ? ' old' : ''}`}
        style=${shape}
        tabindex=${isSmall ? null : 0}
        role="group"
        aria-label=${isSmall ? name : say(locale, 'stage.help', { name })}
        data-picture=${picture}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => this.onKey(event)}
        onPointerMove=${(/** @type {PointerEvent} */ event) => this.onOver(event)}
        onPointerLeave=${(/** @type {PointerEvent} */ event) => this.leave(event)}
      >
        ${
          drawn?.url
            ? html`<${Painted} drawn=${drawn} name=${name} lies=${lies} size=${size} onMeasure=${(/** @type {EventTarget | null} */ image) => this.measure(image)} />`
            : html`<p class="empty">${trouble || say(locale, drawn ? 'stage.none' : 'loading')}</p>`
        }
        <${Outlines}
          marks=${drawn?.url ? marks : []}
          pointed=${drawn?.url ? pointed : []}
          size=${size}
          style=${lies}
          over=${over?.id}
          nameOf=${(/** @type {Region} */ region) => nameOf(region, drawn?.locales ?? [], locale)}
          onBlur=${() => doing.explain([])}
          onFocus=${(/** @type {Region} */ region, /** @type {Element} */ element) => {
            const { x: clientX, y: clientY } = element.getBoundingClientRect();
            if (element.matches(':focus-visible'))
              doing.explain([{ of: 'place', id: region.id }], awayFrom({ clientX, clientY }));
            const [x, y] = middleOf(region);
            this.see((now, there, whole) => revealed(now, { x, y }, there, whole));
          }}
          onPress=${(/** @type {Mark} */ one) => doing.place(picture, one)}
          state=${state}
        />
        ${drawn?.url && isOld && html`<p class="being-drawn">${say(locale, 'stage.old')}</p>`}
        ${over && html`<p class=${`hint${at.x > room.width / 2 ? ' left' : ''}`} style=${{ transform: `translate(${at.x}px, ${at.y}px)` }} aria-hidden="true"><span>${hintOf(over, mark ?? undefined, nameOf(over, drawn?.locales ?? [], locale))}</span></p>`}
        ${offered && html`<${Offered} mark=${offered} name=${nameOf(offered.region, drawn?.locales ?? [], locale)} state=${state} doing=${doing} />`}
        ${!isSmall && drawn?.url && html`<${Tools} isWhole=${this.state.view === null} stage=${this} locale=${locale} />`}
      </div>
    `;
  }
}

/** What a place is called, and what a press there answers. @param {Region} _ @param {Mark | undefined} mark @param {string} name */
function hintOf(_, mark, name) {
  const [only, other] = mark?.choices ?? [];
  if (!only) return name;
  return other || only.label === name ? name : `${name}: ${only.label}`;
}

/** The buttons that zoom; fingers need none but the one that shows all again. @param {{ isWhole: boolean, stage: Stage, locale: import('./types.js').Locale }} given */
const Tools = ({ isWhole, stage, locale }) => html`
  <div class=${`tools${isWhole ? ' whole' : ''}`}>
    <button type="button" aria-label=${say(locale, 'stage.smaller')} onClick=${() => stage.zoom(1 / 1.4)}>−</button>
    <button type="button" class="fit" aria-label=${say(locale, 'stage.fit')} onClick=${() => stage.setState({ view: null })}>⤢</button>
    <button type="button" aria-label=${say(locale, 'stage.larger')} onClick=${() => stage.zoom(1.4)}>+</button>
  </div>
`;
