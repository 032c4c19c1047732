import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { assistant } from '#contract/office/assistant.ts';
import { categories } from '#contract/goods/categories.ts';
import { catalogue } from '#contract/goods/products.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { groupNames } from '#contract/core/settings/owner-settings.ts';
import { stock } from '#contract/goods/stock/stock.ts';
import { fulfilmentScene } from './fulfilment.ts';
import { lockScenes } from './optimistic-lock.scenes.ts';
import type { Scenes } from './optimistic-lock.kinds.ts';
import { fieldsOf } from './sample-input.ts';
import { openedDesk } from './opened-shop.ts';

const here = openedDesk(() => undefined);

let scenes: Scenes;

beforeAll(async () => {
  await here.shop.customer('empleada');
  const { reference } = await fulfilmentScene(here.shop).paidOrder();
  scenes = await lockScenes(here.admin, await here.shop.customer('ana'), reference);
});

/** Changes that cannot overwrite another person's, and why. */
const withoutVersion: Readonly<Record<string, string>> = {
  'PUT /orders/:reference/tax-data': 'what its only buyer gives for the invoice of an order, whole each time',
  'PUT /payment-links/:token/tax-data': 'the same by the link of the order',
  'PATCH /admin/products/:productId/stock': 'differences',
  'PATCH /product/stock/restar': 'differences',
  'PATCH /product/stock/sumar': 'differences',
  'PATCH /updateStatusOrder/:payment_id': 'one step from pending, taken once',
  'PUT /admin/products/:productId/low-stock': 'one number, which its page shows and sets again',
  'PUT /admin/products/:productId/offer': 'a price and two times, which their page shows and sets again',
  'PUT /admin/products/:productId/preorders': 'a few numbers and a day, which their page shows and sets again',
  'PUT /admin/department-order': 'an order, which its page shows and changes again',
  'PUT /admin/attribute-order': 'an order, which its page shows and changes again',
  'PUT /admin/product-imports/:importId/columns': 'choices of a preview, which show again before anything is written',
  'PUT /admin/product-imports/:importId/old-shop': 'one address, which its page shows and asks again',
  'PUT /admin/old-addresses': 'one address, which its page shows and directs again',
  'PUT /admin/lists/:list/columns': 'by the administrator alone whose screen it is',
  'PUT /users/addresses/:id': 'by its owner alone, who sees the whole of it',
  'PATCH /product/review': 'by its author alone, who sees the whole of it',
  'PATCH /users/factor/:id': 'by its owner alone, who sees the whole of it',
};

/** Calls that are made from the same description as one that is tried. */
const likeIdentity = groupNames.map((group) => `PATCH /admin/settings/${group}`);

const kinds = [
  'product',
  'texts',
  'category',
  'department',
  'attribute',
  'sizeTable',
  'person',
  'role',
  'ownRole',
  'question',
  'answer',
  'zone',
  'method',
  'carrier',
  'parcel',
  'home',
  'page',
  'menu',
  'collection',
  'campaign',
  'coupon',
  'settings',
  'letter',
  'translations',
  'webhook',
] as const;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Returns the code of the rejection, 'saved' if there was none. */
const codeOf = (saving: Promise<unknown>): Promise<string> =>
  saving.then(
    () => 'saved',
    (error: unknown) => (error instanceof ShopError ? error.code : String(error)),
  );

const texts = {
  role: ['admin', 'client', 'admin', 'client'],
  other: ['Primera', 'Segunda', 'Tercera'],
  others: ['Cuarta', 'Quinta', 'Sexta', 'Octava'],
} as const;
const textsOf = (kind: (typeof kinds)[number]) => (kind === 'role' ? texts.role : texts.other);

test('MEND-27 every call that changes a row takes its version, or cannot overwrite anything', () => {
  const changing = Object.values(api)
    .flatMap((group) => Object.values<Endpoint>(group))
    .filter(({ method }) => method === 'PATCH' || method === 'PUT');
  const tried = new Set([...likeIdentity, ...kinds.map((kind) => nameOf(scenes[kind].endpoint))]);
  for (const one of changing) {
    const isSafe = nameOf(one) in withoutVersion;
    expect([nameOf(one), fieldsOf(one).has('version'), one.errors?.includes('changed_meanwhile') ?? false]).toEqual([
      nameOf(one),
      !isSafe,
      !isSafe,
    ]);
    expect([nameOf(one), tried.has(nameOf(one)) || isSafe]).toEqual([nameOf(one), true]);
  }
});

describe.each(kinds)('%s', (kind) => {
  test('MEND-27 DESK-6 a save for an older version is rejected with the current row, and changes nothing', async () => {
    const { read, save } = scenes[kind];
    const [first, second] = textsOf(kind);
    const { version } = await read();
    const saved = await save(first, version);
    expect(saved.version).toBe(version + 1);
    const refusal = await save(second, version).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    expect(refusal).toMatchObject({ conflict: { present: { version: version + 1 } } });
    expect(await read()).toEqual({ version: version + 1, text: first });
    expect((await save(second, version + 1)).version).toBe(version + 2);
  });

  test('MEND-27 DESK-6 of concurrent saves for one version exactly one succeeds', async () => {
    const { read, save } = scenes[kind];
    const { version, text } = await read();
    // All differ from the stored value: saving that would be no change, and the next save would succeed too.
    const next = kind === 'role' ? [text === 'admin' ? 'client' : 'admin'] : texts.others;
    expect(next).not.toContain(text);
    const saves = [0, 1, 2, 3].map((turn) => save(`${next[turn % next.length]}`, version));
    const codes = await Promise.all(saves.map(codeOf));
    expect(codes.toSorted()).toEqual(['changed_meanwhile', 'changed_meanwhile', 'changed_meanwhile', 'saved']);
    expect((await read()).version).toBe(version + 1);
  });

  test('MEND-27 a call without a version changes the row', async () => {
    const { read, save } = scenes[kind];
    const [, , third] = textsOf(kind);
    await save(third);
    expect((await read()).text).toBe(third);
  });

  test('MEND-27 saving the stored values is no change', async () => {
    const { read, save } = scenes[kind];
    const { version, text } = await read();
    expect((await save(text, version)).version).toBe(version);
  });
});

test('MEND-27 DESK-6 the rejection contains who changed which field', async () => {
  const { read, save } = scenes.product;
  const { version } = await read();
  await save('Camisa nueva', version);
  const refusal = await save('Camisa vieja', version).catch((error: unknown) => error);
  const conflict = refusal instanceof ShopError ? refusal.conflict : undefined;
  expect(conflict?.present).toMatchObject({ name: 'Camisa nueva', currentPrice: 15_000 });
  expect(conflict?.changedBy).toContainEqual(expect.objectContaining({ field: 'name', actor: 'jefa' }));
});

describe('what counts as a change of a product', () => {
  const form = {
    name: 'Falda',
    description: 'Lino',
    images: ['https://tienda.example/a.png'],
    currentPrice: '15000',
    color: 'Azul',
    gender: 'women',
    brandName: 'Casa',
    category: 701,
    variants: [{ brandSize: 'M', isInStock: true, stock: 5, seenStock: 5 }],
  } as const;
  const given = () => ({ ...form, images: [...form.images], variants: form.variants.map((one) => ({ ...one })) });

  const made = async () => {
    await here.admin.call(categories.create, { id: 701, title: 'Faldas', genre: 'women' }).catch(() => undefined);
    return here.admin.call(productDesk.create, given());
  };
  const versionOf = async (id: number) => (await here.admin.call(catalogue.detail, { id })).version;

  test('MEND-27 stock changes are differences and never conflict', async () => {
    const { id, version, variants } = await made();
    const variantId = variants[0]?.variantId ?? 0;
    await here.admin.call(productDesk.stock, { productId: id, changes: [{ variantId, change: -2 }] });
    await here.admin.call(stock.take, [{ id, brandSize: 'M', quantity: 1 }]);
    const after = await here.admin.call(productDesk.update, {
      ...given(),
      name: 'Falda larga',
      productId: id,
      version,
    });
    expect(after.variants).toMatchObject([{ stock: 2 }]);
  });

  test('MEND-27 another size or another picture is a change', async () => {
    const { id, version } = await made();
    const variants = [...given().variants, { brandSize: 'L', isInStock: true, stock: 1 }];
    await here.admin.call(productDesk.update, { ...given(), variants, productId: id, version });
    expect(await versionOf(id)).toBe(version + 1);
    const images = [...given().images, 'https://tienda.example/b.png'];
    await here.admin.call(productDesk.update, { ...given(), variants, images, productId: id, version: version + 1 });
    expect(await versionOf(id)).toBe(version + 2);
    const stale = await here.admin.refusal(productDesk.update, { ...given(), productId: id, version });
    expect(stale.code).toBe('changed_meanwhile');
  });

  test('MEND-27 moving a whole category is a change', async () => {
    await here.admin.call(categories.create, { id: 702, title: 'Polleras', genre: 'women' });
    const { id, version } = await made();
    await here.admin.call(categories.remove, { id: 701, moveTo: 702 });
    const stale = await here.admin.refusal(productDesk.update, { ...given(), productId: id, version });
    expect(stale).toMatchObject({ code: 'changed_meanwhile', conflict: { present: { CategoryId: 702 } } });
  });
});

test('MEND-27 deleting a question changes the answers that offered it', async () => {
  await here.admin.call(assistant.addQuestion, { name: 'Talles' });
  const gone = await here.admin.call(assistant.addQuestion, { name: 'Cambios' });
  const { id, version } = await here.admin.call(assistant.addAnswer, {
    name: 'Talles',
    respuesta: 'De S a XL',
    receptor: ['Cambios'],
  });
  await here.admin.call(assistant.removeQuestion, { id: gone.id });
  const change = { id, name: 'Talles', respuesta: 'Todos', isActive: true, alternativa: [], version };
  expect((await here.admin.refusal(assistant.changeAnswer, change)).code).toBe('changed_meanwhile');
});
