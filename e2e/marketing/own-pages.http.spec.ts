import { expect, test } from '../fixtures/test.ts';
import type { APIRequestContext } from '@playwright/test';
import { enterAs, readPage } from '../fixtures/sent-page.ts';

/** Returns the status of a page, and where it leads instead. */
async function answerOf(request: APIRequestContext, path: string) {
  const { status, headers } = await readPage(request, path);
  return [status, headers['location']] as const;
}

test('ACC-1 the account page links to the user’s own data', async ({ request }) => {
  await enterAs(request, 'cliente');
  const { $ } = await readPage(request, '/user');
  const ways = $('main a').toArray();
  expect(ways.map((way) => [$(way).text(), $(way).attr('href')])).toEqual(
    expect.arrayContaining([
      ['MI PERFIL', '/user/profile'],
      ['MIS COMPRAS', '/user/orders'],
      ['MIS RESEÑAS', '/user/reviews'],
    ]),
  );
  expect($('main button').text()).toContain('MIS FAVORITOS');
});

test('ACC-1 the account page shows the last order with its picture and state, and the address, each with a link', async ({
  request,
}) => {
  await enterAs(request, 'maria');
  const { $ } = await readPage(request, '/user');
  const card = (title: string) => $('main section').filter((_at, one) => $(one).find('h2').text() === title);
  const order = card('Su última compra');
  expect(order.find('img').attr('src')).toContain('/media/');
  expect(order.find('[data-status], [data-fulfilment]').text()).not.toBe('');
  const link = order.find('a').attr('href') ?? '';
  expect(link).toMatch(/^\/user\/orders\/[\da-f-]{36}$/);
  const number = /N° (\d+)/.exec(order.text())?.[1] ?? 'none';
  expect((await readPage(request, link)).$('main').text()).toContain(number);
  const address = card('Su dirección');
  expect(address.find('p').length).toBeGreaterThan(2);
  expect(address.find('a').attr('href')).toBe('/user/addresses');
});

test('ACC-1 REV-4 WISH-1 the pages of the account lead a guest to the login and back; an administrator has none', async ({
  request,
}) => {
  for (const path of ['/user', '/user/reviews', '/user/wishlist', '/user/reviews/delete/1']) {
    expect(await answerOf(request, path)).toEqual([302, `/login?volver=${encodeURIComponent(path)}`]);
  }
  await enterAs(request, 'admin');
  expect(await answerOf(request, '/user')).toEqual([302, '/admin']);
  expect((await answerOf(request, '/user/wishlist'))[0]).toBe(403);
});

test('REV-3 REV-4 the address of another user’s review is rejected, and nobody has one that does not exist', async ({
  request,
  shop,
}) => {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `select reviews.id from reviews join users on users.id = user_id where username <> 'cliente' limit 1`,
  );
  await enterAs(request, 'cliente');
  for (const [which, status] of [
    [`update/${rows[0]?.id}`, 403],
    [`delete/${rows[0]?.id}`, 403],
    ['update/2000000000', 404],
    ['delete/abc', 404],
  ] as const) {
    expect([which, (await answerOf(request, `/user/reviews/${which}`))[0]]).toEqual([which, status]);
  }
});
