import { afterEach, expect, test } from 'vitest';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { modifiedProduct } from '#contract/goods/product-rules.ts';
import { dayWords } from '#contract/core/time/shop-time.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { texts } from '#contract/core/texts.ts';
import { t } from '#messages/messages.ts';
import { language } from '#messages/present-language.ts';
import { inLanguage } from './request-language.ts';

const before = shop();

afterEach(() => setShop(before));

test('outside of requests messages are in the language of the shop', () => {
  expect(language()).toBe('es-AR');
  setShop({ ...before, language: 'es-MX' });
  expect(t('returns.sizeMissing')).toBe('Elija la talla.');
});

test('two requests at the same time each have their own language', async () => {
  const said = async () => {
    await Promise.resolve();
    return texts.bag.keepShopping;
  };
  const both = [inLanguage('en', said), inLanguage('es-ES', said)];
  expect(await Promise.all(both)).toEqual(['Keep shopping', 'Seguir comprando']);
});

test('a schema that was made before says what is wrong in the language of the request', () => {
  const wrong = { name: '' };
  const firstIn = (one: 'en' | 'es-AR') =>
    inLanguage(one, () => modifiedProduct.safeParse(wrong).error?.issues[0]?.message);
  expect(firstIn('es-AR')).toBe('Debe ingresar un nombre válido para el producto!');
  expect(firstIn('en')).toBe('Enter a valid name for the product!');
});

test('an error is told in the language of the request, its values filled in', () => {
  const error = new ShopError('page_not_found', { last: 4 });
  expect(error.detail).toBe('La lista termina en la página 4.');
  expect(inLanguage('en', () => error.detail)).toBe('The list ends at page 4.');
});

test('dates are in words of the language, in the form of the shop’s country', () => {
  expect(dayWords('2026-11-20')).toBe('20 de noviembre de 2026');
  expect(inLanguage('en', () => dayWords('2026-11-20'))).toBe('November 20, 2026');
});
