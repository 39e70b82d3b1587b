import { type Canvas, clearAllCache, createCanvas, Path2D } from 'canvas';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { cutOf, setText } from '#renderers/measure';
import type { Group, Layer, Node, Scene, Shadow, Stroke, Style, Text } from '#renderers/scene';
import { fontOf } from './fonts.ts';
import { type Context, inkFor, noiseTile } from './inks.ts';
import { regionsOf } from './regions.ts';

/** A Scene goes in, an encoded picture comes out. */

export interface PaintOptions {
  format: 'webp' | 'png';
  /** WebP, 1–100. 100, the default, is lossless. */
  quality?: number;
  /** Size of the picture in parts of the scene's; 1 if absent. */
  scale?: number;
  /** Of libwebp, 0–6; more for what is drawn once and sent for years. */
  effort?: number;
  /** In bytes. A WebP that has more is encoded once more with more effort, then at a little less quality. */
  most?: number;
}

/** One core at most: the others are the bot's. */
sharp.concurrency(1);
/** It keeps what it has worked on, and no picture is worked on twice. */
sharp.cache(false);
/** Of libwebp, 0–6: 1 has a few bytes fewer than 0 for as much work; 2 has a sixth fewer, for half as much work again. */
const EFFORT = 1;
/** For the few that are larger than they should be. */
const HARDER = 2;
/** For the very few that still are: a tenth fewer bytes, and letters that nobody tells from the others. */
const LESS = 4;

/**
 * Draws a scene and encodes it; a WebP knows what can be pressed in it. It is drawn before this returns; rejects when it cannot be. Lossy WebP is encoded by sharp: the
 * canvas has one effort, which takes three times as long. `look` sees the pixels of a WebP before they are encoded.
 */
export async function paint(
  scene: Scene,
  { format, quality = 100, scale = 1, effort = EFFORT, most = Number.POSITIVE_INFINITY }: PaintOptions,
  look?: (pixels: Uint8Array, size: { width: number; height: number }) => void,
): Promise<Buffer> {
  const canvas = canvasOf(scene, scale);
  if (format === 'png') return canvas.encodeSync(format);
  const { width, height } = canvas;
  const pixels = canvas.data();
  look?.(pixels, { width, height });
  const regions = regionsOf(scene, scale);
  const encoded = (by: number, at = quality) => {
    const plain = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
    return (regions === undefined ? plain : plain.withXmp(regions))
      .webp(quality === 100 ? { lossless: true } : { quality: at, effort: by })
      .toBuffer();
  };
  const bytes = await encoded(effort);
  if (bytes.length <= most || effort >= HARDER) return bytes;
  const harder = await encoded(HARDER);
  const best = harder.length < bytes.length ? harder : bytes;
  return best.length <= most || quality === 100 ? best : encoded(HARDER, quality - LESS);
}

/** A scene on a canvas of its size times `scale`. The canvas serves the next scene of that size again. */
export function canvasOf(scene: Scene, scale: number): Canvas {
  const canvas = blank(Math.round(scene.width * scale), Math.round(scene.height * scale));
  const context = canvas.getContext('2d');
  context.lang = scene.lang;
  context.scale(scale, scale);
  context.fillStyle = inkFor(context, scene.ground);
  context.fillRect(0, 0, scene.width, scene.height);
  drawAll(context, scene.nodes, { scale, lang: scene.lang });
  return canvas;
}

/** Canvases of the last sizes, to be drawn on again: memory fresh from the system costs a picture a tenth of its time. */
const used = new LRUCache<string, Canvas>({ max: 4 });

/** A canvas of that size with nothing on it and everything as it was at first. */
function blank(width: number, height: number): Canvas {
  const size = `${width} ${height}`;
  const canvas = used.get(size) ?? createCanvas(width, height);
  used.set(size, canvas);
  canvas.getContext('2d').reset();
  return canvas;
}

/** Lets go of what only the next picture in a row is quicker by: the canvases, and what the canvas keeps for itself. */
export function rest(): void {
  used.clear();
  clearAllCache();
}

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
      finish(context, node, here);
      break;
    case 'line':
      context.beginPath();
      trace(context, node.points);
      finish(context, { stroke: node.stroke }, here);
      break;
    case 'disc':
      context.beginPath();
      context.arc(node.x, node.y, node.r, 0, 2 * Math.PI);
      finish(context, node, here);
      break;
    case 'rect':
      context.beginPath();
      context.roundRect(node.x, node.y, node.w, node.h, node.radius ?? 0);
      if (!laid(context, node, here)) finish(context, node, here);
      break;
    case 'path':
      finish(context, node, here, new Path2D(node.d));
      break;
    case 'text':
      write(context, node);
      break;
    case 'group':
      drawGroup(context, node, here);
      break;
    case 'layer':
      if (node.keptAt !== undefined) context.imageSmoothingQuality = 'high';
      context.drawImage(layerCanvas(node, here), 0, 0, node.width, node.height);
  }
}

const BLENDS = { multiply: 'multiply', screen: 'screen', soft: 'soft-light' } as const;

function drawGroup(context: Context, node: Group, here: Here): void {
  context.save();
  context.translate(node.x ?? 0, node.y ?? 0);
  if (node.rotate) context.rotate((node.rotate * Math.PI) / 180);
  if (node.scale) context.scale(node.scale, node.scale);
  if (node.opacity !== undefined) context.globalAlpha *= node.opacity;
  if (node.blend) context.globalCompositeOperation = BLENDS[node.blend];
  if (node.clip !== undefined) clip(context, node.clip);
  drawAll(context, node.nodes, { ...here, scale: here.scale * (node.scale ?? 1) });
  context.restore();
}

/**
 * Lays down noise that fills a rectangle and nothing else, tile beside tile, pixel on pixel. A pattern that is scaled takes many times as
 * long. It works only where nothing is turned or moved by parts of a pixel; elsewhere it does nothing and gives false.
 */
function laid(context: Context, { fill, stroke, shadow, ...at }: Extract<Node, { kind: 'rect' }>, here: Here): boolean {
  if (typeof fill !== 'object' || fill.shade !== 'noise' || stroke || shadow || at.x < 0 || at.y < 0) return false;
  const { a, b, c, d, e, f } = context.getTransform();
  const isStraight = Math.abs(a - here.scale) < 1e-6 && Math.abs(d - here.scale) < 1e-6 && b === 0 && c === 0;
  if (!isStraight || !Number.isInteger(e) || !Number.isInteger(f)) return false;
  const tile = noiseTile(fill, here.scale);
  const { width, height } = tile;
  const [left, top] = [at.x * here.scale, at.y * here.scale];
  const [right, foot] = [left + at.w * here.scale, top + at.h * here.scale];
  context.save();
  context.clip();
  context.setTransform(1, 0, 0, 1, e, f);
  for (let y = top - (top % height); y < foot; y += height)
    for (let x = left - (left % width); x < right; x += width) context.drawImage(tile, x, y);
  context.restore();
  return true;
}

function trace(context: Context, points: readonly (readonly [number, number])[]): void {
  for (const [n, [x, y]] of points.entries()) n === 0 ? context.moveTo(x, y) : context.lineTo(x, y);
}

function clip(context: Context, shape: NonNullable<Group['clip']>): void {
  if (typeof shape === 'string') {
    context.clip(new Path2D(shape));
    return;
  }
  context.beginPath();
  context.rect(shape.x, shape.y, shape.w, shape.h);
  context.clip();
}

function finish(context: Context, style: Style, here: Here, shape?: Path2D): void {
  if (style.shadow) cast(context, style.shadow, here);
  if (style.fill !== undefined) {
    context.fillStyle = inkFor(context, style.fill);
    shape ? context.fill(shape) : context.fill();
    if (style.shadow) context.shadowColor = 'transparent';
  }
  if (style.stroke) {
    pen(context, style.stroke);
    shape ? context.stroke(shape) : context.stroke();
  }
  if (style.shadow) context.shadowColor = 'transparent';
}

/** A canvas measures shadows in its own pixels, whatever its scale. */
function cast(context: Context, { colour, blur, x = 0, y = 0 }: Shadow, { scale }: Here): void {
  context.shadowColor = colour;
  context.shadowBlur = blur * scale;
  context.shadowOffsetX = x * scale;
  context.shadowOffsetY = y * scale;
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
  context.font = fontOf(cutOf(node), size);
  if (node.outline) {
    pen(context, node.outline);
    for (const { text, x, y } of lines) context.strokeText(text, x, y);
  }
  context.fillStyle = node.colour;
  for (const { text, x, y } of lines) context.fillText(text, x, y);
}

/** Layers that are kept as they were drawn: about ten whole boards. */
const kept = new LRUCache<string, Canvas>({
  maxSize: 40 * 2 ** 20,
  sizeCalculation: ({ width, height }) => width * height * 4,
});

/** The layer's canvas, drawn on first use. */
function layerCanvas(layer: Layer, here: Here): Canvas {
  const scale = layer.keptAt ?? here.scale;
  const key = `${layer.key}@${scale}`;
  const canvas = kept.get(key) ?? drawLayer(layer, { ...here, scale });
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
