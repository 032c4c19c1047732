import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawApart } from './draw-apart.ts';
import { takePicture } from './take-picture.ts';
import { takeSettingPicture } from './take-setting-picture.ts';

let mediaDir: string;

beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'percha-drawings-'));
});
afterEach(() => rm(mediaDir, { recursive: true }));

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500">${inside}</svg>`);

const square = '<rect width="1000" height="500" fill="#234"/>';

const costly: readonly (readonly [name: string, drawing: Buffer])[] = [
  ['fine dashes', svg(`<path d="M${crossing(20_000)}" stroke="#000" fill="none" stroke-dasharray="0.4"/>`)],
  ['shades upon shades', svg(`<g id="a" opacity=".5">${square}</g>${'<use href="#a" opacity=".5"/>'.repeat(4900)}`)],
  ['crossing lines', svg(`<path d="M${crossing(60_000)}z"/>`)],
];

function crossing(count: number): string {
  return Array.from({ length: count }, (_, at) => `${(at * 7919) % 1000} ${(at * 104_729) % 500}`).join(' ');
}

const message = 'el SVG es demasiado complejo. Simplifíquelo o súbalo como PNG.';

test.each(costly)('OWN-1 a logo that would take long to draw is refused: %s', async (_, drawing) => {
  const refusal = { code: 'bad_picture', values: { problem: message } };
  await expect(takeSettingPicture(mediaDir, drawing)).rejects.toMatchObject(refusal);
});

test('OWN-4 ADM-4 so is a picture, and the next one is taken', async () => {
  const [, drawing] = costly[2] ?? [];
  const refusal = { code: 'bad_picture', values: { problem: message } };
  await expect(takePicture(mediaDir, drawing ?? Buffer.from(''))).rejects.toMatchObject(refusal);
  expect(await takePicture(mediaDir, svg(square))).toMatchObject({ width: 1920, height: 960 });
});

test('OWN-1 a drawing is drawn as big as asked, transparent or on a ground, and what is none is damaged', async () => {
  const half = svg('<rect width="500" height="500" fill="#ff0000"/>').toString();
  const clear = await sharp(await drawApart(half, { width: 100, height: 100, mostSeconds: 5 })).metadata();
  expect(clear).toMatchObject({ width: 100, height: 50, hasAlpha: true });
  const onBlue = await drawApart(half, { width: 100, ground: '#0000ff', mostSeconds: 5 });
  const { data, info } = await sharp(onBlue).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(-info.channels)].slice(0, 3)).toEqual([0, 0, 255]);
  await expect(drawApart('<svg', { width: 1, mostSeconds: 5 })).rejects.toMatchObject({ problem: 'damaged' });
});
