import { expect, test } from 'vitest';
import { usualTables } from '#contract/goods/sizes/usual-tables.ts';
import { demoProducts } from '../goods/products/demo-products.ts';
import { demoCategories } from '../goods/products/models.ts';
import { palette } from '../goods/products/palette.ts';
import { demoDelivery, demoPickup, demoSameDay, demoZone } from '../delivery/demo-delivery.ts';
import { demoCollection } from '../site/demo-collections.ts';
import { demoHome, storyParagraphs } from '../site/insert-demo-home.ts';
import { bannerName, campaignFolder } from '../pictures/demo-banners.ts';
import { viewWords } from '../pictures/picture-alt.ts';
import { readPictures } from '../pictures/stored-pictures.ts';
import { demoSettings } from '../core/demo-settings.ts';
import { spanishIn } from './spanish-in.ts';
import { englishWord, englishWords } from './words.ts';

/** The fields of blocks that nobody reads as words. */
const unread = new Set(['id', 'kind', 'wide', 'narrow', 'icon', 'link', 'of', 'source']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (unread.has(name) ? [] : textsIn(part)));
}

async function homeTexts(): Promise<string[]> {
  const stored = await readPictures(campaignFolder);
  return textsIn(
    demoHome({
      ofBanner(banner) {
        const picture = stored.find(({ name }) => name === bannerName(banner));
        if (!picture) throw new RangeError(`no picture ${bannerName(banner)}`);
        return picture;
      },
    }),
  );
}

/** The sizes that are words: others are letters and numbers, the same in both languages. */
const wordSizes = demoProducts().flatMap(({ sizes }) =>
  sizes.flatMap(({ size }) => (/^(?:[XSML]+|\d+)$/.test(size) ? [] : [size])),
);

test('OWN-2 all that the demo’s owner wrote has its English, and no entry is of something else', async () => {
  const inUse = new Set([
    ...demoCategories.map(({ title }) => title),
    ...palette.map(({ name }) => name),
    ...wordSizes,
    ...usualTables().flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]),
    ...(await homeTexts()),
    ...storyParagraphs,
    ...[demoDelivery, demoSameDay, demoPickup].map(({ title }) => title),
    demoPickup.pickup.hours,
    demoZone.name,
    demoCollection.title,
    demoCollection.description,
    ...Object.values(viewWords),
    demoSettings.identity.description,
    demoSettings.identity.motto,
  ]);
  expect(Object.keys(englishWords).toSorted()).toEqual([...inUse].toSorted());
});

test('OWN-2 the English of the demo has no Spanish word, and no exclamation', () => {
  const wrong = Object.values(englishWords).filter((text) => spanishIn(text).length > 0 || /[!]|^\s|\s$|^$/.test(text));
  expect(wrong).toEqual([]);
});

test('OWN-2 colours and categories that differ in Spanish differ in English', () => {
  for (const names of [palette.map(({ name }) => name), [...new Set(demoCategories.map(({ title }) => title))]]) {
    expect(new Set(names.map(englishWord)).size).toBe(names.length);
  }
});

test('OWN-2 a word that the demo does not have is refused', () => {
  expect(() => englishWord('Violeta')).toThrow(RangeError);
  expect(() => englishWord('constructor')).toThrow(RangeError);
});
