import { afterAll, beforeAll, expect, test } from 'vitest';
import { sizeTables } from '#contract/goods/sizes/size-tables.ts';
import { collectionDesk } from '#contract/site/collections/collection-desk.ts';
import { menus } from '#contract/site/menus.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import { openDatabase } from '#platform/database/database.ts';
import { followChanges } from '#platform/events/follow-changes.ts';
import { openCacheablePages } from '#platform/page-cache/cacheable-pages.ts';
import { createApi } from '#server/start/api.ts';
import { cacheableAddresses } from '#server/core/context/cacheable-address.ts';
import { menuSubscriber } from '#server/site/menus/menu-memory.service.ts';
import { serveCache } from '#test/serve-cache.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

let processes: readonly Awaited<ReturnType<typeof openProcess>>[];

beforeAll(async () => {
  processes = await Promise.all([openProcess(), openProcess()]);
});

afterAll(async () => {
  for (const one of processes) await one.close();
});

/** A process of the shop: its own connections, API, menu in memory and page cache. */
async function openProcess() {
  const { db, servers, close } = await openDatabase(here.shop.databaseUrl, { max: 3 });
  const api = createApi({ ...here.shop.services, db });
  let made = 0;
  const cache = openCacheablePages({
    site: (request) => {
      made += 1;
      return api.fetch(request, { ip: '127.0.0.1' });
    },
    addressOf: cacheableAddresses({}, here.shop.settings.apiBase),
    publicUrl: here.shop.settings.publicUrl,
    log: here.shop.services.log,
  });
  const subscribers = [menuSubscriber(db), cache.subscriber];
  const changes = followChanges(servers, { subscribers, onEvents: () => undefined }, here.shop.services.log);
  const served = await serveCache(cache);
  return {
    made: () => made,
    text: async (path: string) => (await fetch(`${served.url}${here.shop.settings.apiBase}${path}`)).text(),
    async close() {
      await changes.stop();
      await served.close();
      await close();
    },
  };
}

/** Waits until every process answers from its cache, so that the next change has something to invalidate. */
async function untilCached(path: string): Promise<void> {
  for (const one of processes) {
    await expect
      .poll(async () => {
        await one.text(path);
        const before = one.made();
        await one.text(path);
        return one.made() - before;
      })
      .toBe(0);
  }
}

async function expectEverywhere(path: string, words: RegExp): Promise<void> {
  for (const one of processes) await expect.poll(() => one.text(path), { interval: 5 }).toMatch(words);
}

test('OWN-5 a published change of a page, and of the menu, is soon shown by every process', async () => {
  const slug = 'envios';
  const rest = { slug, title: 'Envíos', description: '', isDated: false, inMenu: false, inFooter: true };
  const { version } = await here.admin.call(pageDesk.create, { slug, title: 'Envíos' });
  await expectEverywhere('/menu', /"main":\[\]/);
  await untilCached('/menu');
  const first = await here.admin.call(pageDesk.save, { ...rest, html: '<p>uno</p>', version });
  const live = await here.admin.call(pageDesk.publish, { slug, version: first.version });
  await expectEverywhere(`/pages/${slug}`, /uno/);
  await expectEverywhere('/menu', /Ayuda/);
  await untilCached(`/pages/${slug}`);
  await untilCached('/menu');
  const second = await here.admin.call(pageDesk.save, { ...rest, html: '<p>dos</p>', version: live.version });
  const newest = await here.admin.call(pageDesk.publish, { slug, version: second.version });
  await expectEverywhere(`/pages/${slug}`, /dos/);
  await here.admin.call(menus.save, {
    main: [{ text: 'Cómo llega', target: { to: 'page', slug } }],
    footer: [],
  });
  await expectEverywhere('/menu', /Cómo llega/);
  await untilCached('/menu');
  await here.admin.call(pageDesk.withdraw, { slug, version: newest.version });
  await expectEverywhere(`/pages/${slug}`, /not_found/);
  await expectEverywhere('/menu', /"main":\[\]/);
});

test('GOOD-6 a product that enters or leaves a collection soon does so on the page of every process', async () => {
  const collection = { slug: 'verano', title: 'Verano', source: { by: 'rule' as const, query: { search: 'lino' } } };
  await here.admin.call(collectionDesk.create, { ...collection, sort: 'newest', isPublic: true });
  const path = '/collections/verano';
  await expectEverywhere(path, /"total":0/);
  await untilCached(path);
  const { id } = await purchaseScene(here.shop).product({ name: 'Camisa Lino' });
  await expectEverywhere(path, /"total":1/);
  await untilCached(path);
  await here.shop.pool.query("update products set name = 'Camisa Lana' where id = $1", [id]);
  await expectEverywhere(path, /"total":0/);
  await untilCached('/menu');
  const target = { to: 'curated' as const, slug: 'verano' };
  await here.admin.call(menus.save, { main: [{ text: 'El verano', target }], footer: [] });
  await expectEverywhere('/menu', /El verano/);
  await untilCached('/menu');
  await here.admin.call(collectionDesk.remove, { slug: 'verano' });
  await expectEverywhere(path, /not_found/);
  await expectEverywhere('/menu', /"main":\[\]/);
});

test('GOOD-5 a changed size table is soon shown for its products by every process', async () => {
  const { id } = await purchaseScene(here.shop).product({ size: 'M' });
  const path = `/products/${id}/size-table`;
  await expectEverywhere(path, /"table":null/);
  await untilCached(path);
  const measures = { columns: [{ name: 'Pecho', of: 'body' as const }], rows: [{ size: 'M', measures: [null] }] };
  const made = await here.admin.call(sizeTables.create, { name: 'Prendas', ...measures });
  await expectEverywhere(path, /Prendas/);
  await untilCached(path);
  await here.admin.call(sizeTables.remove, { id: made.id });
  await expectEverywhere(path, /"table":null/);
});
