import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Actor } from './actor.ts';
import { openShopWithPost, type ShopWithPost } from './post.ts';
import { purchaseScene } from './purchase.ts';
import { openShop, type Shop } from './shop.ts';

type Options = Parameters<typeof openShop>[0] & {
  /** True if no notice of the provider arrives: the tests send them, or the shop asks. */
  readonly losesNotices?: boolean;
};

/** Its members can be read in tests and hooks. */
class Opened {
  shop!: Shop;
}

class OpenedScene<Scene> extends Opened {
  scene!: Scene;
}

class OpenedDesk<Scene> extends OpenedScene<Scene> {
  admin!: Awaited<ReturnType<Shop['admin']>>;
}

/** Opens a shop for all tests of a file, and closes it after them. */
export function openedShop(options?: Options): Readonly<Opened> {
  return openIn(new Opened(), options);
}

/** The same with the scene that the tests play. */
export function openedScene<Scene>(sceneOf: (shop: Shop) => Scene, options?: Options): Readonly<OpenedScene<Scene>> {
  const here = openIn(new OpenedScene<Scene>(), options);
  beforeAll(() => {
    here.scene = sceneOf(here.shop);
  });
  return here;
}

/** The same with an administrator, who may be part of the scene. */
export function openedDesk<Scene>(
  sceneOf: (shop: Shop, admin: Actor) => Scene,
  options?: Options,
): Readonly<OpenedDesk<Scene>> {
  const here = openIn(new OpenedDesk<Scene>(), options);
  beforeAll(async () => {
    here.admin = await here.shop.admin();
    here.scene = sceneOf(here.shop, here.admin);
  });
  return here;
}

class OpenedPost extends Opened implements ShopWithPost {
  box!: ShopWithPost['box'];
  deliver!: ShopWithPost['deliver'];
  registered!: ShopWithPost['registered'];
  askForLink!: ShopWithPost['askForLink'];
  mayLogIn!: ShopWithPost['mayLogIn'];
  close!: ShopWithPost['close'];
}

type PostOptions = {
  /** Environment variables that override the tests' own. */
  readonly env?: Readonly<Record<string, string>>;
  readonly keepsMail?: boolean;
};

/** The same with e-mails by real SMTP. Each test begins with an empty box, unless it `keepsMail` of the tests before. */
export function openedPost({ env, keepsMail = false }: PostOptions = {}): Readonly<OpenedPost> {
  const here = new OpenedPost();
  beforeAll(async () => {
    Object.assign(here, await openShopWithPost(env));
  });
  afterAll(() => here.close());
  if (!keepsMail) {
    beforeEach(() => {
      here.box.received.length = 0;
    });
  }
  return here;
}

class OpenedMedia extends Opened {
  admin!: Actor;
  dataDir!: string;
  /** Where its pictures and videos are. */
  mediaDir!: string;
}

/** The same with a data folder of its own, which is deleted with it, and an administrator. */
export function openedMedia(): Readonly<OpenedMedia> {
  const here = new OpenedMedia();
  beforeAll(async () => {
    here.dataDir = await mkdtemp(join(tmpdir(), 'percha-media-'));
    here.mediaDir = join(here.dataDir, 'media');
    here.shop = await openShop({ env: { DATA_DIR: here.dataDir } });
    here.admin = await here.shop.admin();
  });
  afterAll(async () => {
    await here.shop.close();
    await rm(here.dataDir, { recursive: true, force: true });
  });
  return here;
}

function openIn<Here extends Opened>(here: Here, { losesNotices = false, ...options }: Options = {}): Here {
  beforeAll(async () => {
    here.shop = await openShop(options);
    if (losesNotices) await purchaseScene(here.shop).loseNotices();
  });
  afterAll(() => here.shop.close());
  return here;
}
