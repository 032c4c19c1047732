import { expect, test } from 'vitest';
import { menus } from '#contract/site/menus.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import { openedDesk } from '#test/opened-shop.ts';

const { shop, admin: owner } = openedDesk(() => undefined, {
  env: { SHOP_MODE: 'live', PUBLIC_URL: 'https://tienda.example', RATE_LIMITS: 'on' },
  settings: 'none',
});

const shown = () => shop.guest().call(menus.shown, {});

/** Publishes a page of the owner on a subject. */
async function publish(kind: 'about' | 'sizes', asked: string): Promise<void> {
  const { slug, version } = await owner.call(pageDesk.create, { slug: asked, title: asked, kind });
  const text = { title: asked, description: '', html: '<p>x</p>', isDated: false, inMenu: false, inFooter: true };
  const saved = await owner.call(pageDesk.save, { slug, ...text, version });
  await owner.call(pageDesk.publish, { slug, version: saved.version });
}

test('OWN-1 OWN-5 a live shop begins without the links of the demonstration', async () => {
  expect(await shown()).toMatchObject({ main: [], footer: [], about: null, sizes: null });
  expect(await owner.call(menus.desk, {})).toMatchObject({ main: [], footer: [], first: { main: [], footer: [] } });
});

test('OWN-1 OWN-5 what a live shop has of the demonstration in an old menu is left out and marked', async () => {
  const paths = ['/about', '/info/dev', '/pay/?x=1', '/arrepentimiento'];
  const links = paths.map((path) => ({ text: path, target: { to: 'path' as const, path } }));
  expect((await owner.refusal(menus.save, { main: [], footer: [{ title: '', links }] })).errors).toEqual(
    [0, 1, 2].map((at) => ({ path: `footer.0.links.${at}`, message: 'Esa página no existe.' })),
  );
  // As a shop saved it that had them.
  await shop.pool.query(
    `insert into content_versions (kind, key, version, content, at, by, publish_at)
     values ('menu', 'shop', 1, $1, $2, 'duenia', $2)`,
    [JSON.stringify({ main: [], footer: [{ title: '', links }] }), shop.clock.now()],
  );
  expect((await shown()).footer).toEqual([
    { title: '', links: [{ text: '/arrepentimiento', to: '/arrepentimiento' }] },
  ]);
  const places = async () => (await owner.call(menus.desk, {})).broken.map(({ place }) => place);
  expect(await places()).toEqual(['footer.0.links.0', 'footer.0.links.1', 'footer.0.links.2']);

  await publish('about', 'nosotros');
  expect(await shown()).toMatchObject({ about: '/paginas/nosotros', footer: [{ links: [{ to: '/about' }, {}] }, {}] });
  expect(await places()).toEqual(['footer.0.links.1', 'footer.0.links.2']);
  await publish('sizes', 'medidas');
  expect((await shown()).sizes).toBe('/paginas/medidas');
});
