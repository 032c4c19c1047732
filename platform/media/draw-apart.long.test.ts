import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { costlyDrawings, square, svg } from '#test/costly-drawings.ts';
import { takePicture } from './take-picture.ts';
import { takeSettingPicture } from './take-setting-picture.ts';

let mediaDir: string;

beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'percha-drawings-'));
});
afterEach(() => rm(mediaDir, { recursive: true }));

const message = 'el SVG es demasiado complejo. Simplifíquelo o súbalo como PNG.';
const refusal = { code: 'bad_picture', values: { problem: message } };

test.each(costlyDrawings)('OWN-1 a logo that would take long to draw is refused: %s', async (_, drawing) => {
  await expect(takeSettingPicture(mediaDir, drawing)).rejects.toMatchObject(refusal);
});

test('OWN-4 ADM-4 so is a picture, which may take 15 seconds, and the next one is taken', async () => {
  const [, drawing] = costlyDrawings[2] ?? [];
  await expect(takePicture(mediaDir, drawing ?? Buffer.from(''))).rejects.toMatchObject(refusal);
  expect(await takePicture(mediaDir, svg(square))).toMatchObject({ width: 1920, height: 960 });
});
