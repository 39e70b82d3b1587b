import { inflateSync } from 'node:zlib';

/** Pixels of an 8-bit RGB or RGBA PNG without interlace, so that tests need no canvas. */
export interface Pixels {
  width: number;
  height: number;
  at(x: number, y: number): [r: number, g: number, b: number];
}

export function readPng(file: Buffer): Pixels {
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const channels = file[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)]!;
    for (let x = 0; x < stride; x++) {
      const left = x >= channels ? out[y * stride + x - channels]! : 0;
      const up = y > 0 ? out[(y - 1) * stride + x]! : 0;
      const corner = y > 0 && x >= channels ? out[(y - 1) * stride + x - channels]! : 0;
      out[y * stride + x] = raw[y * (stride + 1) + 1 + x]! + predict(filter, left, up, corner);
    }
  }
  return {
    width,
    height,
    at: (x, y) => [0, 1, 2].map((c) => out[y * stride + x * channels + c]!) as [number, number, number],
  };
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
