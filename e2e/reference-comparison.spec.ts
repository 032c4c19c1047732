import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { unlike } from './references/compare-pictures.ts';
import { camera, windows } from './references/photograph.ts';
import { differenceOf } from './references/picture-difference.ts';
import { visit } from './fixtures/visit.ts';

const pixels = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8Array(width * height * 3).fill(200),
});

test('LOOK-1 differing pixels are counted, and those that touch are one area', () => {
  const [one, other] = [pixels(10, 10), pixels(10, 10)];
  // Two areas: three that touch by a side and a corner, and the ends of two rows, which are not beside each other.
  for (const at of [11, 12, 23, 49, 50]) other.data[at * 3 + 1] = 100;
  other.data[80 * 3] = 195;
  expect(differenceOf(one, other)).toMatchObject({ share: 0.05, greatest: 3 });
  expect(differenceOf(one, one)).toMatchObject({ share: 0, greatest: 0 });
});

test('LOOK-1 an edge that is drawn a part of a pixel beside its place does not differ, a line that is gone does', () => {
  const columns = (values: readonly number[]) => ({
    width: values.length,
    height: 20,
    data: Uint8Array.from(
      { length: values.length * 20 * 3 },
      (_, at) => values[Math.floor(at / 3) % values.length] ?? 0,
    ),
  });
  const edge = columns([20, 20, 90, 240, 240, 240]);
  expect(differenceOf(edge, columns([20, 20, 200, 240, 240, 240]))).toMatchObject({ share: 0, greatest: 0 });
  expect(differenceOf(edge, columns([20, 20, 20, 20, 240, 240])).greatest).toBe(40);
  expect(differenceOf(columns([240, 240, 90, 240, 240]), columns([240, 240, 240, 240, 240])).greatest).toBe(20);
});

const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'another colour of a button': (page) =>
    page.getByRole('button', { name: 'INGRESAR' }).evaluate((one) => void (one.style.background = '#23483a')),
  'a heading 8 px lower': (page) =>
    page.getByRole('heading', { level: 1 }).evaluate((one) => void (one.style.translate = '0 8px')),
  'another word': (page) =>
    page
      .getByRole('link', { name: 'Olvidé mi contraseña' })
      .evaluate((one) => void (one.textContent = 'Perdí mi contraseña')),
};

test.each(windows)('LOOK-1 a changed screen is unlike its reference, at $width px', async (size) => {
  const { page, close } = await visit();
  const photograph = await camera(page);
  await page.setViewportSize(size);
  await page.goto('/login');
  const take = () => photograph('page');
  const reference = await take();
  expect(await unlike(reference, await take())).toBeUndefined();
  const missed: string[] = [];
  for (const [name, change] of Object.entries(changes)) {
    await page.reload();
    expect(await unlike(reference, await take())).toBeUndefined();
    await change(page);
    if ((await unlike(reference, await take())) === undefined) missed.push(name);
  }
  expect(missed).toEqual([]);
  await close();
});
