import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { categories } from '#contract/goods/categories.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { people } from '#contract/office/people-desk.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import type { Actor } from '#test/actor.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

let admin: Actor;

beforeAll(async () => {
  admin = await here.shop.admin('administradora');
  await here.shop.customer('ana.paz');
  await admin.call(categories.create, { id: 16, title: 'Camisas', genre: 'women' });
  await admin.call(categories.create, { id: 161, title: 'Faldas', genre: 'women' });
  await admin.call(people.setRole, { user_name: 'ana.paz', rol: 'admin' });
});

const found = async (asked: Given<typeof audit.list>) => {
  const { entries } = await admin.call(audit.list, asked);
  return entries.map(({ action, subject }) => `${action} ${subject}`);
};

const made = ['user.role ana.paz', 'category.create 161', 'category.create 16'];

test('MEND-37 a part of a name finds the person who changed something, whatever its capitals', async () => {
  expect(await found({ actor: 'ADM' })).toEqual(made);
  expect(await found({ actor: 'otra' })).toEqual([]);
});

test('MEND-37 a number matches exactly, a text any part of a name', async () => {
  for (const subject of ['16', 'N° 16', 'nº16']) expect(await found({ subject })).toEqual(['category.create 16']);
  expect(await found({ subject: 'paz' })).toEqual(['user.role ana.paz']);
});

test('MEND-37 entries can be filtered by one kind of thing', async () => {
  expect(await found({ kind: 'category' })).toEqual(made.slice(1));
  expect(await found({ kind: 'user' })).toEqual(made.slice(0, 1));
});

test('MEND-37 days are those of the shop, the last one included', async () => {
  const at = async (moment: string, subject: string) =>
    here.shop.pool.query(
      "insert into events (at, actor, kind, subject) values ($1, 'admin:reloj', 'category.delete', $2)",
      [moment, subject],
    );
  await at('2026-03-01T02:59:59Z', '1');
  await at('2026-03-01T03:00:00Z', '2');
  await at('2026-03-03T02:59:59Z', '3');
  await at('2026-03-03T03:00:00Z', '4');
  const ofClock = (asked: Given<typeof audit.list>) => found({ actor: 'reloj', ...asked });
  expect(await ofClock({ from: '2026-03-01', to: '2026-03-02' })).toEqual(['category.delete 3', 'category.delete 2']);
  expect(await ofClock({ from: '2026-03-03' })).toEqual(['category.delete 4']);
  expect(await ofClock({ to: '2026-02-28' })).toEqual(['category.delete 1']);
  expect((await admin.refusal(audit.list, { from: '2026-02-30' })).errors).toContainEqual({
    path: 'from',
    message: 'Escriba una fecha.',
  });
});

test('MEND-37 a part of a product’s name, then or now, and the number of an order find their entries', async () => {
  const { id, variantId } = await purchaseScene(here.shop).product({ name: 'Camisa Óvalo' });
  await admin.call(productDesk.stock, { productId: id, changes: [{ variantId, change: 1 }] });
  expect(await found({ subject: 'ovalo' })).toEqual([`product.stock ${id}`]);
  await admin.call(productDesk.remove, { productId: id });
  expect(await found({ subject: 'camisa óva' })).toEqual([`product.delete ${id}`]);

  const reference = randomUUID();
  await here.shop.pool.query(
    `insert into orders (reference, status, email, currency, subtotal_minor, shipping_method, shipping_title,
      shipping_minor, total_minor, order_date, payment_id, is_open, bag_key, expires_at)
    values ($1, 'failure', 'x@example.com', 'ARS', 100, 'home', 'Envío', 0, 100, now(), '117952851511', false, '', now())`,
    [reference],
  );
  await here.shop.pool.query(
    "insert into events (at, actor, kind, subject) values (now(), 'admin:jefa', 'order.status', $1)",
    [reference],
  );
  for (const subject of ['117952851511', 'N° 117952851511', reference.slice(0, 8), `N° ${reference.slice(0, 8)}`]) {
    expect(await found({ subject })).toEqual([`order.status ${reference}`]);
  }
  const { entries } = await admin.call(audit.list, { subject: reference });
  const { rows } = await here.shop.pool.query<{ number: number }>('select number from orders where reference = $1', [
    reference,
  ]);
  expect(entries[0]?.name).toBe(String(rows[0]?.number));
});

test('MEND-37 the log is read in pages, from the newest or the oldest entry, and backwards', async () => {
  await here.shop.pool.query(`
    insert into events (at, actor, kind, subject)
    select now(), 'admin:paginas', 'category.delete', n::text from generate_series(1, 120) n`);
  for (const order of ['date-desc', 'date-asc'] as const) {
    const asked = { order, actor: 'paginas' };
    const first = await admin.call(audit.list, asked);
    const second = await admin.call(audit.list, { ...asked, after: first.next ?? 0 });
    const third = await admin.call(audit.list, { ...asked, after: second.next ?? 0 });
    const subjects = [first, second, third].flatMap((page) => page.entries.map(({ subject }) => Number(subject)));
    const sorted = Array.from({ length: 120 }, (_, index) => index + 1);
    expect(subjects).toEqual(order === 'date-asc' ? sorted : sorted.toReversed());
    expect([first.total, first.previous, third.next]).toEqual([120, null, null]);
    expect((await admin.call(audit.list, { ...asked, before: third.previous ?? 0 })).entries).toEqual(second.entries);
  }
});
