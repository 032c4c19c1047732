import { afterAll, beforeAll, expect, test } from 'vitest';
import { categories } from '#contract/goods/categories.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { translations } from '#contract/office/translations.ts';
import { oneServer } from '#platform/database/servers.ts';
import { followChanges } from '#platform/events/follow-changes.ts';
import { openCacheablePages } from '#platform/page-cache/cacheable-pages.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import { openTranslations, translationsTag } from '#server/core/translations.service.ts';
import { serveCache } from '#test/serve-cache.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

let one: Awaited<ReturnType<typeof openProcess>>;

beforeAll(async () => {
  await here.admin.call(settingsDesk.languages, { otherLanguage: 'en' });
  await here.admin.call(categories.create, { id: 1, title: 'Vestidos', genre: 'women' });
  one = await openProcess();
});

afterAll(async () => {
  await one.close();
});

/** A process whose page cache keeps an answer in each language by its address, as it keeps pages. */
async function openProcess() {
  const { apiBase, publicUrl } = here.shop.settings;
  let made = 0;
  const memory = await openTranslations({
    db: here.shop.db,
    onFailure: (error) => expect.unreachable(String(error)),
  });
  const cache = openCacheablePages({
    site: (request) => {
      made += 1;
      const { pathname } = new URL(request.url);
      const language = pathname.startsWith('/en/') ? 'en' : 'es-AR';
      const call = `${publicUrl}${apiBase}${pathname.replace(/^\/en/, '')}`;
      return inLanguage(language, async () => here.shop.api.fetch(new Request(call), { ip: '127.0.0.1' }));
    },
    addressOf: (target) => target,
    publicUrl,
    log: here.shop.services.log,
  });
  memory.onChange(() => cache.subscriber.invalidate([translationsTag]));
  const subscribers = [cache.subscriber, memory.subscriber];
  const listeners = { subscribers, onEvents: () => undefined };
  const changes = followChanges(oneServer(here.shop.databaseUrl), listeners, here.shop.services.log);
  const served = await serveCache(cache);
  return {
    made: () => made,
    text: async (path: string) => (await fetch(`${served.url}${path}`)).text(),
    async close() {
      await changes.stop();
      memory.stop();
      await served.close();
    },
  };
}

/** Waits until a page is kept. */
async function kept(path: string): Promise<void> {
  await expect
    .poll(async () => {
      const before = one.made();
      for (const _ of [1, 2]) await one.text(path);
      return one.made() - before;
    })
    .toBe(0);
}

test('OWN-2 a translation is shown at once on pages that were cached, in the process that saves it and in every other', async () => {
  const [own, english] = ['/categories', '/en/categories'];
  await kept(own);
  await kept(english);
  expect(await one.text(english)).toContain('"Vestidos"');
  const [text] = (await here.admin.call(translations.one, { section: 'categories' })).texts;
  const texts = { [text?.key ?? '']: 'Dresses' };
  await here.admin.call(translations.save, { section: 'categories', language: 'en', texts });
  await expect.poll(() => one.text(english)).toContain('"Dresses"');
  // As another process changes it. The pages in the shop's own language stay as they are.
  await kept(english);
  await kept(own);
  const before = one.made();
  await here.shop.pool.query("update owner_texts set text = 'Gowns', version = version + 1");
  await expect.poll(() => one.text(english)).toContain('"Gowns"');
  const made = one.made();
  expect(await one.text(own)).toContain('"Vestidos"');
  expect([made > before, one.made() - made]).toEqual([true, 0]);
});
