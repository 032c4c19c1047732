import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Actor } from './actor.ts';
import { openShopWithPost, type ShopWithPost } from './post.ts';
import { purchaseScene } from './purchase.ts';
import { openShop, type Shop } from './shop.ts';

type Options = Parameters<typeof openShop>[0] & {
  /** True if no notice of the provider arrives: the tests send them, or the shop asks. */
  readonly losesNotices?: boolean;
  /** True if each test has a shop of its own. */
  readonly anew?: boolean;
};

type Admin = Awaited<ReturnType<Shop['admin']>>;

type Opened = { readonly shop: Shop };
type OpenedScene<Scene> = Opened & { readonly scene: Scene };
type OpenedDesk<Scene> = OpenedScene<Scene> & { readonly admin: Admin };

/** Makes the scene that the tests play, of which the administrator may be a part. */
type SceneOf<Scene> = (shop: Shop, admin: Actor) => Scene;

/** Opens a shop for all tests of a file, and closes it after them. What it returns has its members in tests and hooks. */
export function openedShop(options?: Options): Opened {
  return { shop: openIn(options) };
}

/** The same with the scene that the tests play. */
export function openedScene<Scene>(sceneOf: (shop: Shop) => Scene, options?: Options): OpenedScene<Scene> {
  const scene = Object.create(null);
  const shop = openIn(options, (real) => fill(scene, sceneOf(real)));
  return { shop, scene };
}

/** The same with an administrator. */
export function openedDesk<Scene>(sceneOf: SceneOf<Scene>, options?: Options): OpenedDesk<Scene> {
  const [admin, scene] = [Object.create(null), Object.create(null)];
  const shop = openIn(options, async (real) => {
    fill(admin, await real.admin());
    fill(scene, sceneOf(real, admin));
  });
  return { shop, admin, scene };
}

/** Opens something else for all tests of a file, and closes it after them. */
export function opened<Thing extends { readonly close: () => Promise<void> }>(open: () => Promise<Thing>): Thing {
  const here: Thing = Object.create(null);
  beforeAll(async () => {
    fill(here, await open());
  });
  afterAll(() => here.close());
  return here;
}

type PostOptions = {
  /** Environment variables that override the tests' own. */
  readonly env?: Readonly<Record<string, string>>;
  readonly keepsMail?: boolean;
};

/** Opens a shop with e-mails by real SMTP. Each test begins with an empty box, unless it `keepsMail` of the tests before. */
export function openedPost({ env, keepsMail = false }: PostOptions = {}): ShopWithPost {
  const here = opened(() => openShopWithPost(env));
  if (!keepsMail) {
    beforeEach(() => {
      here.box.received.length = 0;
    });
  }
  return here;
}

/** The same with an administrator, and the scene that the tests play. */
export function openedPostDesk<Scene>(
  sceneOf: SceneOf<Scene>,
  options?: PostOptions,
): Omit<OpenedDesk<Scene>, 'shop'> & { readonly post: ShopWithPost } {
  const [admin, scene] = [Object.create(null), Object.create(null)];
  const post = openedPost(options);
  beforeAll(async () => {
    fill(admin, await post.shop.admin());
    fill(scene, sceneOf(post.shop, admin));
  });
  return { post, admin, scene };
}

/** Opens a shop with a data folder of its own, which is deleted with it, and an administrator. */
export function openedMedia() {
  const here = { shop: late<Shop>(), admin: late<Admin>(), dataDir: '', mediaDir: '' };
  beforeAll(async () => {
    here.dataDir = await mkdtemp(join(tmpdir(), 'percha-media-'));
    here.mediaDir = join(here.dataDir, 'media');
    fill(here.shop, await openShop({ env: { DATA_DIR: here.dataDir } }));
    fill(here.admin, await here.shop.admin());
  });
  afterAll(async () => {
    await here.shop.close();
    await rm(here.dataDir, { recursive: true, force: true });
  });
  return here;
}

function openIn(
  { losesNotices = false, anew = false, ...options }: Options = {},
  begin: (shop: Shop) => Promise<void> | void = () => undefined,
): Shop {
  const shop = late<Shop>();
  const [before, after] = anew ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => {
    fill(shop, await openShop(options));
    if (losesNotices) await purchaseScene(shop).loseNotices();
    await begin(shop);
  });
  after(() => shop.close());
  return shop;
}

/** Returns an object whose members come later, from `fill`. */
function late<Thing extends object>(): Thing {
  return Object.create(null);
}

function fill(one: object, from: unknown): void {
  if (typeof from === 'object' && from !== null) Object.defineProperties(one, Object.getOwnPropertyDescriptors(from));
}
