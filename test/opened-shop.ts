import { afterAll, beforeAll } from 'vitest';
import type { Actor } from './actor.ts';
import { purchaseScene } from './purchase.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

type Options = Parameters<typeof openShop>[0] & {
  /** True if no notice of the provider arrives: the tests send them, or the shop asks. */
  readonly losesNotices?: boolean;
};

/**
 * Opens a shop for all tests of a file, with the scene that they play, and closes it after them. The members can be read in
 * tests and hooks.
 */
export function openedShop<Scene>(sceneOf: (shop: Shop) => Scene, options?: Options) {
  let shop: Shop;
  let scene: Scene;
  beforeAll(async () => {
    shop = await openedFor(options);
    scene = sceneOf(shop);
  });
  afterAll(() => shop.close());
  return {
    get shop() {
      return shop;
    },
    get scene() {
      return scene;
    },
  };
}

/** The same with an administrator, who may be part of the scene. */
export function openedDesk<Scene>(sceneOf: (shop: Shop, admin: Actor) => Scene, options?: Options) {
  let shop: Shop;
  let scene: Scene;
  let admin: Awaited<ReturnType<Shop['admin']>>;
  beforeAll(async () => {
    shop = await openedFor(options);
    admin = await shop.admin();
    scene = sceneOf(shop, admin);
  });
  afterAll(() => shop.close());
  return {
    get shop() {
      return shop;
    },
    get scene() {
      return scene;
    },
    get admin() {
      return admin;
    },
  };
}

async function openedFor({ losesNotices = false, ...options }: Options = {}): Promise<Shop> {
  const shop = await openShop(options);
  if (losesNotices) await purchaseScene(shop).loseNotices();
  return shop;
}
