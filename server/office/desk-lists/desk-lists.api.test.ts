import { expect, test } from 'vitest';
import { deskLists, mostViews } from '#contract/core/protocol/desk-lists.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

test('LIST-2 a view is saved for its administrator, replaced by one of the same name, and deleted', async () => {
  const [ana, eva] = [await here.shop.admin('ana.jefa'), await here.shop.admin('eva.jefa')];
  const list = 'orders';
  expect(await ana.call(deskLists.setup, { list })).toEqual({ views: [], hidden: null });
  await ana.call(deskLists.saveView, { list, name: ' Caras ', query: 'order=total-desc' });
  const { views } = await ana.call(deskLists.saveView, {
    list,
    name: 'CARAS',
    query: 'order=total-desc&status=approved',
  });
  expect(views).toEqual([{ id: expect.any(Number), name: 'CARAS', query: 'order=total-desc&status=approved' }]);
  expect((await ana.call(deskLists.setup, { list: 'products' })).views).toEqual([]);
  expect((await eva.call(deskLists.setup, { list })).views).toEqual([]);
  const id = views[0]?.id ?? 0;
  expect((await eva.refusal(deskLists.removeView, { list, id })).code).toBe('not_found');
  expect((await ana.call(deskLists.removeView, { list, id })).views).toEqual([]);
  expect((await ana.refusal(deskLists.removeView, { list, id })).code).toBe('not_found');
});

test('an administrator keeps a limited number of views, also when they are saved concurrently', async () => {
  const admin = await here.shop.admin('muchas');
  const list = 'clients';
  const saved = await Promise.allSettled(
    Array.from({ length: mostViews + 5 }, (_, number) =>
      admin.call(deskLists.saveView, { list, name: `Vista ${number}`, query: '' }),
    ),
  );
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostViews);
  const { views } = await admin.call(deskLists.setup, { list });
  expect(views).toHaveLength(mostViews);
  const again = await admin.call(deskLists.saveView, { list, name: views[0]?.name ?? '', query: 'rol=admin' });
  expect(again.views[0]?.query).toBe('rol=admin');
  const refused = await admin.refusal(deskLists.saveView, { list, name: 'Una más', query: '' });
  expect([refused.status, refused.detail]).toEqual([
    409,
    'Puede guardar hasta 20 vistas de una lista. Quite alguna primero.',
  ]);
});

test('LIST-3 hidden columns are kept by list and person, and go with the account', async () => {
  const admin = await here.shop.admin('columnas');
  await admin.call(deskLists.hideColumns, { list: 'orders', hidden: ['email', 'units', 'email'] });
  expect((await admin.call(deskLists.setup, { list: 'orders' })).hidden).toEqual(['email', 'units']);
  await admin.call(deskLists.hideColumns, { list: 'orders', hidden: [] });
  expect((await admin.call(deskLists.setup, { list: 'orders' })).hidden).toEqual([]);
  await admin.call(deskLists.saveView, { list: 'orders', name: 'Mía', query: '' });
  await here.shop.pool.query(`delete from users where username = 'columnas'`);
  const { rows } = await here.shop.pool.query(
    'select 1 from list_views where user_id not in (select id from users) union select 1 from list_columns where user_id not in (select id from users)',
  );
  expect(rows).toEqual([]);
});

test('a view without a name, and a query that is none, are rejected', async () => {
  const admin = await here.shop.admin('estricta');
  const nameless = await admin.refusal(deskLists.saveView, { list: 'orders', name: '  ', query: '' });
  expect(nameless.errors).toContainEqual({ path: 'name', message: 'Escriba un nombre para la vista.' });
  expect((await admin.refusal(deskLists.saveView, { list: 'orders', name: 'x', query: 'a b#c' })).status).toBe(422);
});
