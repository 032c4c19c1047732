import { setTimeout as pause } from 'node:timers/promises';
import { catalogue } from '#contract/goods/products.ts';
import { categories } from '#contract/goods/categories.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import type { ProductGiven } from '#contract/goods/product-rules.ts';
import type { Actor } from '#test/actor.ts';
import { attempt, type Crowd } from './crowd.ts';
import { deskWorks, type Work } from './desk-works.ts';

/** Makes the changes of an administrator until stopped. */
export async function administer(admin: Actor, crowd: Crowd): Promise<void> {
  const { dice, goods, signal } = crowd;
  while (!signal.aborted) {
    const good = goods[dice(goods.length)];
    const work = works[dice(works.length)];
    if (good && work) await attempt(crowd, () => work(admin, good, crowd));
    await pause(20 + dice(60));
  }
}

/** One call with both differences, because the trial knows only the sum. */
const countStock: Work = async (admin, { id, variantId }) => {
  const changes = [
    { variantId, change: 1 },
    { variantId, change: -1 },
  ];
  await admin.call(productDesk.stock, { productId: id, changes });
};

const plain = (name: string, currentPrice: number): ProductGiven => ({
  name,
  currentPrice,
  description: 'Una prenda',
  images: ['fotos.example/prenda.png'],
  color: 'Blanco',
  gender: 'women',
  brandName: 'Casa',
  category: 900,
});

/** Changes the price, with the sizes as the form showed them; units sold meanwhile must not come back. */
const editProduct: Work = async (admin, { id }, { dice }) => {
  const { name, variants } = await admin.call(catalogue.detail, { id: String(id) });
  const shown = variants.map(({ variantId, brandSize, stock }) => ({
    variantId,
    brandSize,
    stock,
    isInStock: stock > 0,
    seenStock: stock,
  }));
  await admin.call(productDesk.update, { ...plain(name, 1000 + dice(500)), variants: shown, productId: id });
};

const makeAndRemove: Work = async (admin, _good, { dice }) => {
  const { id } = await admin.call(productDesk.create, plain('De paso', 900));
  if (dice(2) === 0) await admin.call(productDesk.remove, { productId: id });
};

const renameCategory: Work = async (admin, _good, { dice }) => {
  await admin.call(categories.update, { id: 900, title: `Pruebas ${'abcdefgh'[dice(8)]}` });
};

/** A payment may arrive for an order that an administrator has failed. */
const failOrder: Work = async (admin) => {
  const { orders } = await admin.call(orderDesk.list, { status: 'pending' });
  const [oldest] = orders.toReversed();
  if (oldest) await admin.call(orderDesk.setStatus, { payment_id: oldest.reference, status: 'failure' });
};

const works: readonly Work[] = [
  ...deskWorks,
  countStock,
  countStock,
  editProduct,
  editProduct,
  makeAndRemove,
  renameCategory,
  failOrder,
];
