import { createRequire } from 'node:module';
import { type Canvas, createCanvas, GlobalFonts, Path2D } from 'canvas';
import { LRUCache } from 'lru-cache';
import { setText } from '#renderers/measure';
import type { Fill, Frame, Hatch, Layer, Node, Scene, Stroke, Style, Text } from '#renderers/scene';

/** The only module that knows a canvas: a Scene goes in, an encoded picture comes out. */

const FAMILY = 'Castellan Sans';
const FACES = ['400Regular/NotoSansJP_400Regular.ttf', '700Bold/NotoSansJP_700Bold.ttf'];
/** Characters that lesser Japanese subsets lack, and Latin. */
const PROBE = '髙﨑鬱葛AZaz09';

type Context = ReturnType<Canvas['getContext']>;

let registered = false;
function registerFonts(): void {
  if (registered) return;
  const require = createRequire(import.meta.url);
  for (const face of FACES) {
    const file = require.resolve(`@expo-google-fonts/noto-sans-jp/${face}`);
    if (!GlobalFonts.registerFromPath(file, FAMILY)) throw new Error(`the font ${file} cannot be read`);
  }
  registered = true;
}

export interface PaintOptions {
  format: 'jpeg' | 'webp' | 'png';
  /** JPEG and WebP, 1–100. 100, the default, is lossless in WebP. */
  quality?: number;
  /** Size of the picture in parts of the scene's; 1 if absent. */
  scale?: number;
}

/** Draws a scene, which holds the thread, and encodes it, which does not. */
export async function paint(scene: Scene, { format, quality = 100, scale = 1 }: PaintOptions): Promise<Buffer> {
  registerFonts();
  const canvas = blank(Math.round(scene.width * scale), Math.round(scene.height * scale));
  const context = canvas.getContext('2d');
  context.lang = scene.lang;
  context.scale(scale, scale);
  context.fillStyle = ink(context, scene.ground);
  context.fillRect(0, 0, scene.width, scene.height);
  drawAll(context, scene.nodes, { scale, lang: scene.lang });
  const bytes = await (format === 'png' ? canvas.encode(format) : canvas.encode(format, quality));
  done.push(canvas);
  if (done.length > DONE) done.shift();
  return bytes;
}

/** Canvases whose pictures are encoded. Memory that is fresh from the system costs a picture a tenth of its time. */
const done: Canvas[] = [];
const DONE = 4;

/** A canvas of that size with nothing on it and everything as it was at first. */
function blank(width: number, height: number): Canvas {
  const n = done.findIndex((canvas) => canvas.width === width && canvas.height === height);
  const [canvas = createCanvas(width, height)] = n < 0 ? [] : done.splice(n, 1);
  canvas.getContext('2d').reset();
  return canvas;
}

/** Width of one line as the font itself has it, in pixels. */
export function inkedWidth(text: string, size: number, bold = false): number {
  registerFonts();
  const context = createCanvas(1, 1).getContext('2d');
  context.font = font(size, bold);
  return context.measureText(text).width;
}

/** Throws when a packaged face has no glyph for a probe character or for one of `texts`: nothing else would tell. */
export function checkFonts(texts: Iterable<string> = []): void {
  registerFonts();
  const characters = new Set(PROBE);
  for (const text of texts)
    for (const character of text) if (!/[\s\p{M}\p{Cf}]/u.test(character)) characters.add(character);
  for (const bold of [false, true]) {
    const box = glyph('\u{10FFFE}', bold);
    const missing = [...characters].filter((character) => glyph(character, bold) === box);
    if (missing.length > 0) throw new Error(`the ${bold ? 'bold' : 'regular'} face lacks ${missing.join(' ')}`);
  }
}

function glyph(character: string, bold: boolean): string {
  const canvas = createCanvas(24, 24);
  const context = canvas.getContext('2d');
  context.font = font(18, bold);
  context.fillText(character, 2, 18);
  return Buffer.from(context.getImageData(0, 0, 24, 24).data).toString('base64');
}

const font = (size: number, bold?: boolean): string => `${bold ? 700 : 400} ${size}px "${FAMILY}"`;

interface Here {
  scale: number;
  lang: string;
}

function drawAll(context: Context, nodes: readonly Node[], here: Here): void {
  for (const node of nodes) draw(context, node, here);
}

function draw(context: Context, node: Node, here: Here): void {
  switch (node.kind) {
    case 'polygon':
      context.beginPath();
      trace(context, node.points);
      context.closePath();
      finish(context, node);
      break;
    case 'line':
      context.beginPath();
      trace(context, node.points);
      finish(context, { stroke: node.stroke });
      break;
    case 'disc':
      context.beginPath();
      context.arc(node.x, node.y, node.r, 0, 2 * Math.PI);
      finish(context, node);
      break;
    case 'rect':
      context.beginPath();
      context.roundRect(node.x, node.y, node.w, node.h, node.radius ?? 0);
      finish(context, node);
      break;
    case 'path':
      finish(context, node, new Path2D(node.d));
      break;
    case 'text':
      write(context, node);
      break;
    case 'group':
      context.save();
      context.translate(node.x ?? 0, node.y ?? 0);
      if (node.rotate) context.rotate((node.rotate * Math.PI) / 180);
      if (node.scale) context.scale(node.scale, node.scale);
      if (node.opacity !== undefined) context.globalAlpha *= node.opacity;
      if (node.clip) clip(context, node.clip);
      drawAll(context, node.nodes, { ...here, scale: here.scale * (node.scale ?? 1) });
      context.restore();
      break;
    case 'layer':
      context.drawImage(layerCanvas(node, here), 0, 0, node.width, node.height);
  }
}

function trace(context: Context, points: readonly (readonly [number, number])[]): void {
  for (const [n, [x, y]] of points.entries()) n === 0 ? context.moveTo(x, y) : context.lineTo(x, y);
}

function clip(context: Context, frame: Frame): void {
  context.beginPath();
  context.rect(frame.x, frame.y, frame.w, frame.h);
  context.clip();
}

function finish(context: Context, style: Style, shape?: Path2D): void {
  if (style.fill !== undefined) {
    context.fillStyle = ink(context, style.fill);
    shape ? context.fill(shape) : context.fill();
  }
  if (style.stroke) {
    pen(context, style.stroke);
    shape ? context.stroke(shape) : context.stroke();
  }
}

function pen(context: Context, stroke: Stroke): void {
  context.strokeStyle = stroke.colour;
  context.lineWidth = stroke.width;
  context.lineJoin = 'round';
  context.lineCap = stroke.dash ? 'butt' : 'round';
  context.setLineDash([...(stroke.dash ?? [])]);
}

function write(context: Context, node: Text): void {
  const { size, lines } = setText(node);
  context.font = font(size, node.bold);
  if (node.outline) {
    pen(context, node.outline);
    for (const { text, x, y } of lines) context.strokeText(text, x, y);
  }
  context.fillStyle = node.colour;
  for (const { text, x, y } of lines) context.fillText(text, x, y);
}

type Ink = Context['fillStyle'];

function ink(context: Context, fill: Fill): Ink {
  if (typeof fill === 'string') return fill;
  if (fill.shade === 'hatch') return hatch(context, fill);
  const shade =
    fill.shade === 'linear'
      ? context.createLinearGradient(...fill.from, ...fill.to)
      : context.createRadialGradient(...fill.centre, 0, ...fill.centre, fill.radius);
  for (const stop of fill.stops) shade.addColorStop(stop.at, stop.colour);
  return shade;
}

/** One tile of the hatch, repeated: slanted lines wrap round because the tile's side is the gap times √2. */
function hatch(context: Context, fill: Hatch): Ink {
  const slanted = fill.angle === 45 || fill.angle === 135;
  const side = Math.max(2, Math.round(fill.gap * (slanted ? Math.SQRT2 : 1)));
  const tile = createCanvas(side, side);
  const pencil = tile.getContext('2d');
  pencil.fillStyle = fill.ground;
  pencil.fillRect(0, 0, side, side);
  pencil.strokeStyle = fill.colour;
  pencil.lineWidth = fill.width;
  for (const shift of [-side, 0, side]) {
    pencil.beginPath();
    if (fill.angle === 0) pencil.rect(-1, side / 2 + shift, side + 2, 0);
    else if (fill.angle === 90) pencil.rect(side / 2 + shift, -1, 0, side + 2);
    else {
      const down = fill.angle === 45;
      pencil.moveTo(shift - side, down ? -side : 2 * side);
      pencil.lineTo(shift + 2 * side, down ? 2 * side : -side);
    }
    pencil.stroke();
  }
  return context.createPattern(tile, 'repeat');
}

/** Layers that are kept as they were drawn: about a dozen whole boards. */
const kept = new LRUCache<string, Canvas>({
  maxSize: 80 * 2 ** 20,
  sizeCalculation: ({ width, height }) => width * height * 4,
});

/** The layer's canvas, drawn on first use. */
function layerCanvas(layer: Layer, here: Here): Canvas {
  const key = `${layer.key}@${here.scale}`;
  const canvas = kept.get(key) ?? drawLayer(layer, here);
  kept.set(key, canvas);
  return canvas;
}

function drawLayer(layer: Layer, here: Here): Canvas {
  const canvas = createCanvas(Math.ceil(layer.width * here.scale), Math.ceil(layer.height * here.scale));
  const context = canvas.getContext('2d');
  context.lang = here.lang;
  context.scale(here.scale, here.scale);
  drawAll(context, layer.nodes, here);
  return canvas;
}
