import { afterEach, expect, test } from 'vitest';
import { t } from '#messages/messages.ts';
import { firstLanguage } from '#messages/languages.ts';
import { setLanguageSource } from '#messages/present-language.ts';
import { counted, listCount } from './list-count.ts';

afterEach(() => setLanguageSource(() => firstLanguage));

const products = (count: number) => t('product-desk.productCount', counted(count));
const orders = (total: number) => listCount(total, (how) => t('order-desk.count', how));

test('MEND-26 a number of things is written as amounts are', () => {
  expect([0, 1, 1234].map(products)).toEqual(['0 productos', '1 producto', '1.234 productos']);
});

test('OWN-2 the rows of a list are counted by the plural of the language', () => {
  expect([1, 37, 10_001].map(orders)).toEqual(['1 orden', '37 órdenes', 'Más de 10.000 órdenes']);
  setLanguageSource(() => 'en');
  expect([1, 37, 10_001].map(orders)).toEqual(['1 order', '37 orders', 'More than 10.000 orders']);
});
