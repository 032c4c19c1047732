import { expect, test } from 'vitest';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import { mostCharacters } from '#contract/goods/product-rules.ts';
import { productTextsGiven } from '#contract/goods/product-texts.ts';
import { cleanHtml } from '#server/goods/products/clean-html.service.ts';
import { demoProducts } from '../goods/products/demo-products.ts';
import { demoCategories } from '../goods/products/models.ts';
import { altOf, viewWords } from '../pictures/picture-alt.ts';
import { englishModels } from './model-names.ts';
import { englishAlts, englishTexts } from './insert-demo-english.ts';
import { spanishIn } from './spanish-in.ts';
import { englishWord } from './words.ts';

const goods = demoProducts().map((product) => ({ product, english: englishTexts(product) }));

/** The name that the house gave a model, without what it is: 'Puerto'. */
const ownName = (model: string) => model.slice(model.indexOf(' ') + 1);

const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];

test('OWN-2 every model of the demo has an English name, with the name that the house gave it', () => {
  const models = demoCategories.flatMap((category) => category.models.map(({ name }) => name));
  expect(Object.keys(englishModels).toSorted()).toEqual(models.toSorted());
  for (const [model, english] of Object.entries(englishModels)) {
    expect(english.startsWith(`${ownName(model)} `)).toBe(true);
    expect(spanishIn(english.slice(ownName(model).length))).toEqual([]);
  }
});

test('OWN-2 every product of the demo has all texts in English, no two the same name', () => {
  for (const { english } of goods) for (const text of Object.values(english)) expect(text).toMatch(/^\S.*\S$/);
  expect(new Set(goods.map(({ english }) => english.name)).size).toBe(goods.length);
});

test('OWN-2 no Spanish word is left in a product’s English texts but its own name, and no exclamation', () => {
  for (const { product, english } of goods) {
    const said = Object.values(english).join(' ').replaceAll(ownName(product.model), '');
    expect([product.name, spanishIn(said), said.includes('!')]).toEqual([product.name, [], false]);
  }
});

test('OWN-2 the English description has the elements of the Spanish one, and is stored as it is written', () => {
  for (const { product, english } of goods) {
    expect(tagsOf(english.description)).toEqual(tagsOf(product.description));
    expect(cleanHtml(english.description)).toBe(english.description);
  }
});

test('OWN-2 the English texts are within the limits of the back office, which changes nothing of them', () => {
  for (const { english } of goods) {
    const { name, description, ...info } = english;
    expect(productTextsGiven.parse({ name, description, info })).toEqual({ name, description, info });
    expect(name.length).toBeLessThanOrEqual(mostCharacters.name);
  }
});

test('GOOD-2 OWN-2 an English name has its colour once', () => {
  for (const { product, english } of goods) {
    expect(nameWithColor({ name: english.name, color: englishWord(product.color) })).toBe(english.name);
  }
});

test('OWN-2 what differs in Spanish differs in English, and only that', () => {
  for (const field of ['description', 'aboutMe', 'careInfo', 'sizeAndFit'] as const) {
    const pairs = new Map(goods.map(({ product, english }) => [product[field], english[field]]));
    expect(new Set(pairs.values()).size).toBe(pairs.size);
    for (const { product, english } of goods) expect(english[field]).toBe(pairs.get(product[field]));
  }
});

test('OWN-2 each picture of a product has its alternative text in English', () => {
  for (const { product, english } of goods) {
    const alts = englishAlts(product);
    expect(Object.keys(alts)).toEqual(product.pictures.map(({ view }) => altOf(product.name, viewWords[view])));
    for (const alt of Object.values(alts)) {
      expect(alt.startsWith(`${english.name}, `)).toBe(true);
      expect(spanishIn(alt.slice(english.name.length))).toEqual([]);
    }
  }
});

test('OWN-2 a product that is not of the demo is refused', () => {
  const [first] = demoProducts();
  if (!first) throw new Error('the demo has no products');
  expect(() => englishTexts({ ...first, model: 'Remera Nueva' })).toThrow(RangeError);
});
