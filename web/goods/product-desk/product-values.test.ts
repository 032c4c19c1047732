import { expect, onTestFinished, test } from 'vitest';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { afterSaving, emptyProduct, productErrors, withOffer, type ProductValues } from './product-values.ts';
import { sameSize } from './product-words.ts';

const right: ProductValues = {
  ...emptyProduct,
  name: 'Camisa Océano',
  description: '<p>Camisa de lino.</p>',
  images: [{ path: 'https://tienda.example/a.png', alt: '' }],
  currentPrice: '18990',
  color: 'Azul',
  gender: 'men',
  brandName: 'Casa',
  category: '101',
  variants: [{ brandSize: 'M', isInStock: true, stock: '3' }],
};

test('APROD-1 a product whose every field is right has no errors', () => {
  expect(productErrors(right, 'new')).toEqual({});
  expect(productErrors(right, 'modified')).toEqual({});
});

test('APROD-1 the empty form says what is missing, each at its place', () => {
  expect(productErrors(emptyProduct, 'new')).toEqual({
    name: 'Debe ingresar un nombre válido para el producto',
    description: 'Debe ingresar una description del producto',
    images: 'Debe agregar al menos una imagen producto',
    currentPrice: 'Debe ingresar un importe valido',
    color: 'Debe ingresar un color de prenda valido',
    gender: 'Debe ingresar un genero',
    brandName: 'Debe ingresar una marca',
    category: 'Debe ingresar una marca\nFalta elegir la categoría.',
  });
});

test('a shop that does not keep the requirements to the letter names the field that is wrong, in Spanish', () => {
  const before = shop();
  setShop({ ...before, productRules: 'wide' });
  onTestFinished(() => setShop(before));
  expect(productErrors(emptyProduct, 'new')).toMatchObject({
    description: 'Debe ingresar una descripción del producto',
    images: 'Debe agregar al menos una imagen del producto',
    currentPrice: 'Debe ingresar un importe válido',
    gender: 'Debe elegir un género',
    category: 'Debe elegir una categoría',
  });
});

test('APROD-2 a former price is required only for an offer, and a stock only for a size in stock', () => {
  expect(productErrors({ ...right, previousPrice: 'x' }, 'new')).toEqual({});
  expect(Object.keys(productErrors({ ...right, isOffertPrice: true }, 'new'))).toEqual(['previousPrice']);
  const variants = [{ brandSize: 'M', isInStock: true, stock: '-1' }];
  expect(Object.keys(productErrors({ ...right, variants }, 'new'))).toEqual(['variants.0.stock']);
});

test('PRICE-1 a shop that shows true prices fills in the one before an offer, and takes none that is not higher', () => {
  const before = shop();
  setShop({ ...before, productRules: 'wide' });
  onTestFinished(() => setShop(before));
  const offer = { ...right, isOffertPrice: true };
  expect(productErrors(offer, 'modified')).toEqual({});
  expect(Object.keys(productErrors({ ...offer, previousPrice: '18990' }, 'modified'))).toEqual(['previousPrice']);
});

test('APROD-2 an offer begins with the price as the former one, and gives it back if no other was typed', () => {
  const begun = withOffer({ previousPrice: '', currentPrice: '18990' }, true);
  expect(begun).toEqual({ isOffertPrice: true, previousPrice: '18990', currentPrice: '' });
  expect(withOffer({ previousPrice: '18990', currentPrice: '' }, false)).toEqual({
    isOffertPrice: false,
    previousPrice: '',
    currentPrice: '18990',
  });
  // What was typed is never moved.
  expect(withOffer({ previousPrice: '20000', currentPrice: '18990' }, true)).toEqual({ isOffertPrice: true });
  expect(withOffer({ previousPrice: '20000', currentPrice: '18990' }, false)).toEqual({ isOffertPrice: false });
});

test('APROD-3 an existing product may have any name except an empty one', () => {
  expect(
    productErrors({ ...right, name: 'Camisa 100%', color: 'Azul #2', currentPrice: '123456' }, 'modified'),
  ).toEqual({});
  expect(productErrors({ ...right, name: '', currentPrice: '-2' }, 'modified')).toEqual({
    name: 'Debe ingresar un nombre válido para el producto!',
    currentPrice: 'Debe ingresar un importe valido!\nNo puede ser negativo.',
  });
});

test('APROD-4 a size has its id while it is edited, a new one gets it by its save, and a copy has none', () => {
  const size = { brandSize: 'M', isInStock: true, stock: '8', seenStock: 8 };
  const stored = { ...right, variants: [{ ...size, variantId: 17 }] };
  const sent = { ...right, variants: [{ brandSize: 'M', isInStock: true, stock: '8' }] };
  expect(afterSaving(sent, sent, stored).variants).toEqual(stored.variants);
  const renamed = { ...right, variants: [{ ...size, variantId: 17, brandSize: 'MEDIANO' }] };
  expect(sameSize(renamed.variants, { variantId: 17, brandSize: 'M' })).toEqual(renamed.variants[0]);
  expect(sameSize(stored.variants, { variantId: 18, brandSize: 'L' })).toBeUndefined();
});

test('OWN-2 a product that stays open after its save compares the stock with what is stored, and keeps what was typed since', () => {
  const size = (stock: string, seenStock: number) => ({ brandSize: 'M', isInStock: true, stock, seenStock });
  const sent = { ...right, name: 'Camisa ', variants: [size('8', 5)] };
  const stored = { ...right, name: 'Camisa', variants: [size('8', 8)] };
  expect(afterSaving(sent, sent, stored)).toEqual(stored);
  const typed = { ...sent, brandName: 'Otra', variants: [size('9', 5)] };
  expect(afterSaving(sent, typed, stored)).toEqual({ ...stored, brandName: 'Otra', variants: [size('9', 8)] });
});
