import { expect, test } from 'vitest';
import { demoProducts } from './demo-products.ts';
import { demoCategories } from './models.ts';
import { shopWindow } from './shop-window.ts';

const goods = demoProducts();

test('the demo shop is stocked for both genders, the same way each time', () => {
  expect(demoProducts()).toEqual(goods);
  for (const genre of ['men', 'women']) {
    expect(goods.filter(({ gender }) => gender === genre).length).toBeGreaterThanOrEqual(60);
    expect(demoCategories.filter((category) => category.genre === genre)).toHaveLength(12);
  }
  expect(new Set(goods.map(({ name }) => name)).size).toBe(goods.length);
  expect(new Set(goods.map(({ brandName }) => brandName)).size).toBe(8);
});

test('it has offers, sizes without stock and products sold out', () => {
  const soldOut = goods.filter(({ sizes }) => sizes.every(({ stock }) => stock === 0));
  expect(goods.some(({ isOffertPrice }) => isOffertPrice)).toBe(true);
  expect(soldOut.length).toBeGreaterThan(0);
  expect(
    goods.some(({ sizes }) => sizes.some(({ stock }) => stock > 0) && sizes.some(({ stock }) => stock === 0)),
  ).toBe(true);
});

test('names and prices are within the limits of the back office', () => {
  for (const { name, color, brandName, currentPrice, previousPrice } of goods) {
    expect(name).toMatch(/^[A-Za-z0-9 ,.!?;:"áéíóúñÑ*+-]{1,70}$/);
    expect(Math.max(color.length, brandName.length)).toBeLessThanOrEqual(20);
    expect(previousPrice === null || previousPrice > currentPrice).toBe(true);
    expect(String(currentPrice / 100).length).toBeLessThanOrEqual(5);
  }
});

test('GOOD-2 the colours of a model share its brand, and a name has its colour once', () => {
  const models = Map.groupBy(goods, ({ model }) => model);
  for (const colours of models.values()) {
    expect(colours.length).toBeGreaterThan(1);
    expect(
      new Set(colours.map(({ brandName, gender, categoryId }) => `${brandName} ${gender} ${categoryId}`)).size,
    ).toBe(1);
    expect(new Set(colours.map(({ color }) => color)).size).toBe(colours.length);
  }
  for (const { name, model, color } of goods) expect(name).toBe(`${model} ${color}`);
});

test('CAT-8 the newest goods of each gender are those of the window, a page of them, one of a model, none sold out', () => {
  const newest = goods.toReversed();
  expect(newest.slice(0, shopWindow.length).map(({ name }) => name)).toEqual(shopWindow);
  for (const genre of ['women', 'men']) {
    const first = newest.filter(({ gender }) => gender === genre).slice(0, 9);
    expect(first.filter(({ name }) => !shopWindow.includes(name))).toEqual([]);
    expect(new Set(first.map(({ categoryId }) => categoryId)).size).toBe(9);
    const isScarce = ({ sizes }: (typeof goods)[number]) =>
      sizes.filter(({ stock }) => stock > 0).length < Math.min(3, sizes.length);
    expect(first.filter(isScarce)).toEqual([]);
  }
  // Those of the first turn keep their numbers.
  expect(goods.slice(0, 51).filter(({ name }) => shopWindow.includes(name))).toEqual([]);
  expect(goods[4]?.name).toBe('Buzo Quebrada Gris');
});
