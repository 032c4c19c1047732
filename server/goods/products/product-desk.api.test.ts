import { beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { compare, shopMoney } from '#contract/core/money/money.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { catalogue, type Product } from '#contract/goods/products.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { mostPictureBytes } from '#contract/core/shop/pictures.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import type { ProductGiven } from '#contract/goods/product-rules.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

beforeAll(async () => {
  await purchaseScene(here.shop).product();
});

/** A valid product; the category is the test scene's, for women. */
const shirt: ProductGiven = {
  name: 'Camisa Océano',
  description: '<p>Camisa de lino, fresca.</p><img src=x onerror=alert>',
  images: ['https://www.tienda.example/fotos/camisa.png'],
  isOffertPrice: false,
  previousPrice: null,
  currentPrice: '18990',
  color: 'Azul marino',
  gender: 'women',
  brandName: 'Casa',
  category: 900,
  info: { aboutMe: 'Hecha a mano', careInfo: 'Lavar a mano', sizeAndFit: 'Calza amplio' },
  variants: [
    { brandSize: 's', isInStock: true, stock: 4 },
    { brandSize: 'M', isInStock: false, stock: 9 },
  ],
};

const firstOf = ({ variants }: Pick<Product, 'variants'>) => ({ variantId: variants[0]?.variantId ?? 0 });

const firstSize = { brandSize: 's', isInStock: true, stock: 4 };

const count = async () => {
  const { rows } = await here.shop.pool.query<{ all: string }>(
    `select (select count(*) from products) || ' ' || (select count(*) from events) as all`,
  );
  return rows[0]?.all;
};

describe('a new product', () => {
  test('APROD-1 APROD-2 CALL-41 is made whole: clean, in capitals, addresses without scheme', async () => {
    const made = await here.admin.call(productDesk.create, shirt);
    expect(made).toMatchObject({
      name: 'Camisa Océano',
      description: '<p>Camisa de lino, fresca.</p>',
      image: 'https://tienda.example/fotos/camisa.png',
      currentPrice: shopMoney(1_899_000),
      previousPrice: null,
      Category: { id: 900 },
      variants: [
        { brandSize: 'S', stock: 4, isInStock: true },
        { brandSize: 'M', stock: 0, isInStock: false },
      ],
    });
    // Visitors see the same, but for what is the staff's.
    const shown = await here.shop.guest().call(catalogue.detail, { id: made.id });
    expect(made).toMatchObject(shown);
    expect(Object.keys(made).filter((name) => !(name in shown))).toEqual(['state', 'publishAt']);
    const { entries } = await here.admin.call(audit.list, { subject: String(made.id) });
    expect(entries).toMatchObject([{ actor: 'jefa', action: 'product.create', after: { name: 'Camisa Océano' } }]);
  });

  test.each([
    [{ name: '' }, 'name', 'Debe ingresar un nombre válido para el producto'],
    [{ name: 'Camisa @' }, 'name', 'Debe ingresar un nombre válido para el producto'],
    [{ name: 'x'.repeat(71) }, 'name', 'Debe ingresar un nombre válido para el producto'],
    [{ description: '<p> </p>' }, 'description', 'Debe ingresar una description del producto'],
    [{ description: 'Lino 100%' }, 'description', 'Debe ingresar una description del producto'],
    [{ images: [] }, 'images', 'Debe agregar al menos una imagen producto'],
    [{ images: ['https://tienda.example/camisa'] }, 'images.0', 'Por favor inserte una URL válida'],
    [{ images: [`/media/${'0'.repeat(32)}`] }, 'images.0', 'Por favor inserte una URL válida'],
    [{ currentPrice: '' }, 'currentPrice', 'Debe ingresar un importe valido'],
    [{ currentPrice: '-1' }, 'currentPrice', 'Debe ingresar un importe valido'],
    [{ currentPrice: 'mil' }, 'currentPrice', 'Debe ingresar un importe valido'],
    [{ currentPrice: '123456' }, 'currentPrice', 'Debe ingresar un importe valido'],
    [{ isOffertPrice: true }, 'previousPrice', 'Debe ingresar un importe valido'],
    [{ color: 'Azul 2' }, 'color', 'Debe ingresar un color de prenda valido'],
    [{ color: 'x'.repeat(21) }, 'color', 'Debe ingresar un color de prenda valido'],
    [{ gender: '' }, 'gender', 'Debe ingresar un genero'],
    [{ brandName: '' }, 'brandName', 'Debe ingresar una marca'],
    [{ brandName: 'x'.repeat(21) }, 'brandName', 'Debe ingresar una marca'],
    [{ category: '' }, 'category', 'Debe ingresar una marca'],
    [{ category: 901 }, 'category', 'Elija una categoría del género de la prenda'],
    [{ gender: 'men' }, 'category', 'Elija una categoría del género de la prenda'],
    [{ variants: [firstSize, { ...firstSize, brandSize: 'S' }] }, 'variants', 'Hay un talle repetido'],
  ])('APROD-1 %o is refused at its field, and nothing is made', async (change, path, message) => {
    const before = await count();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ ...shirt, ...change });
    const answer = await here.admin.send('/products/create', { method: 'POST', headers, body });
    expect([404, 422]).toContain(answer.status);
    const { errors }: { errors?: unknown } = await answer.json();
    expect(errors).toContainEqual({ path, message });
    expect(await count()).toBe(before);
  });
});

describe('an existing product', () => {
  const made = () => here.admin.call(productDesk.create, shirt);

  test('APROD-3 CALL-42 is modified under looser rules, whose messages end with an exclamation mark', async () => {
    const { id } = await made();
    const change = {
      ...shirt,
      name: 'Camisa @ 100%',
      currentPrice: '123456.5',
      images: [...shirt.images],
      variants: [],
    };
    const after = await here.admin.call(productDesk.update, { ...change, productId: id });
    expect(after).toMatchObject({ id, name: 'Camisa @ 100%', currentPrice: shopMoney(12_345_650), variants: [] });
    const refused = await here.admin.refusal(productDesk.update, {
      ...change,
      productId: id,
      name: ' ',
      currentPrice: '-1',
    });
    expect(refused.errors.map(({ message }) => message)).toEqual([
      'Debe ingresar un nombre válido para el producto!',
      'Debe ingresar un importe valido!',
      'No puede ser negativo.',
    ]);
    expect((await here.admin.refusal(productDesk.update, { ...change, productId: 999_999 })).status).toBe(404);
  });

  test('APROD-4 stock that is sold while it is edited is not given back by the edit', async () => {
    const product = await made();
    const ana = await here.shop.customer('compra');
    await ana.call(checkout.start, { cartItems: [{ ...firstOf(product), quantity: 3 }] });
    // The form showed 4 and the person typed 10: six units were added.
    const variants = [{ brandSize: 'S', isInStock: true, stock: 10, seenStock: 4 }];
    const change = { ...shirt, productId: product.id, variants };
    expect((await here.admin.call(productDesk.update, change)).variants).toMatchObject([{ brandSize: 'S', stock: 7 }]);
  });

  test('APROD-4 forty concurrent changes of the stock, up and down, all count', async () => {
    const product = await made();
    const change = (units: number) => ({ productId: product.id, changes: [{ ...firstOf(product), change: units }] });
    const changes = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? -1 : 3));
    const outcomes = await Promise.allSettled(
      changes.map((units) => here.admin.call(productDesk.stock, change(units))),
    );
    const done = changes.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    const { variants } = await here.shop.guest().call(catalogue.detail, { id: product.id });
    expect(variants[0]?.stock).toBe(4 + done.reduce((sum, units) => sum + units, 0));
    expect((await here.admin.refusal(productDesk.stock, change(-9999))).code).toBe('stock_sold_meanwhile');
  });

  test('APROD-5 CALL-43 is deleted, and the orders that hold it keep their lines', async () => {
    const product = await made();
    const eva = await here.shop.customer('evacompra');
    const { reference } = await eva.call(checkout.start, { cartItems: [{ ...firstOf(product), quantity: 1 }] });
    expect(await here.admin.call(productDesk.remove, { productId: product.id })).toEqual({ id: product.id });
    expect((await here.shop.guest().refusal(catalogue.detail, { id: product.id })).status).toBe(404);
    const { rows } = await here.shop.pool.query('select name from order_lines where order_reference = $1', [reference]);
    expect(rows).toEqual([{ name: 'Camisa Océano' }]);
    expect((await here.admin.refusal(productDesk.remove, { productId: product.id })).status).toBe(404);
  });
});

describe('the list', () => {
  test('APROD-4 is searched, filtered by category and stock, and has 40 a page', async () => {
    for (let index = 0; index < 45; index += 1) {
      await here.admin.call(productDesk.create, {
        ...shirt,
        images: [...shirt.images],
        name: `Ñandú ${index}`,
        variants: [],
      });
    }
    const found = await here.admin.call(productDesk.list, { search: 'nandu casa' });
    expect([found.products.length, found.total, found.pages]).toEqual([40, 45, 2]);
    expect((await here.admin.call(productDesk.list, { search: 'NANDU', page: 2 })).products).toHaveLength(5);
    expect((await here.admin.call(productDesk.list, { search: 'ñandú', stock: 'in' })).total).toBe(0);
    expect((await here.admin.call(productDesk.list, { search: 'ñandú', stock: 'out' })).total).toBe(45);
    const { products: cheap } = await here.admin.call(productDesk.list, { order: 'price-asc' });
    const prices = cheap.map((one) => one.currentPrice);
    expect(prices).toEqual(prices.toSorted(compare));
    const { products: named } = await here.admin.call(productDesk.list, { order: 'name' });
    expect(named.map(({ name }) => name).slice(0, 2)).toEqual(
      named
        .map(({ name }) => name)
        .slice(0, 2)
        .toSorted(),
    );
    expect((await here.admin.call(productDesk.list, { category: 901 })).total).toBe(0);
    expect((await here.admin.call(productDesk.list, { search: '100%' })).total).toBe(1);
    expect((await here.admin.call(productDesk.list, { search: '_' })).total).toBe(0);
  });
});

describe('a picture', () => {
  const upload = (bytes: Uint8Array, actor = here.admin) => actor.call(productDesk.uploadPicture, { bytes });
  const pixels = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
    sharp({ create: { width: 40, height: 50, channels: 3, background: '#123456' } })
      .toFormat(format)
      .toBuffer();

  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('APROD-1 %s is accepted and can be used', async (format) => {
    const picture = await upload(await pixels(format));
    expect(picture).toMatchObject({ width: 40, height: 50, path: expect.stringMatching(/^\/media\/[\da-f]{32}$/) });
    const images = [{ path: picture.path, alt: 'De frente' }];
    const made = await here.admin.call(productDesk.create, { ...shirt, images, variants: [] });
    expect(made.pictures).toEqual([{ ...picture, alt: 'De frente' }]);
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="http://127.0.0.1/x.png"/></svg>',
    '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
    '<html><body>hola</body></html>',
    'GIF89a but no picture',
    '%PDF-1.7',
    '',
  ])('APROD-1 %s is refused', async (text) => {
    const refused = await here.admin.refusal(productDesk.uploadPicture, { bytes: Buffer.from(text) });
    expect([refused.code, refused.status]).toEqual(['bad_picture', 422]);
  });

  test('APROD-1 more than 25 MB are refused, and nobody else uploads', async () => {
    const large = await here.admin.refusal(productDesk.uploadPicture, { bytes: new Uint8Array(mostPictureBytes + 1) });
    expect(large.status).toBe(413);
    const customer = await here.shop.customer('sinpermiso');
    expect((await customer.refusal(productDesk.uploadPicture, { bytes: await pixels('png') })).status).toBe(403);
  });
});
