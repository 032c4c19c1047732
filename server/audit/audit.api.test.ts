import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#contract/audit.ts';
import { categories } from '#contract/categories.ts';
import type { Given } from '#contract/endpoint.ts';
import { people } from '#contract/people.ts';
import type { Actor } from '#test/actor.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';

let shop: Shop;
let admin: Actor;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin('administradora');
  await shop.customer('ana.paz');
  await admin.call(categories.create, { id: 16, title: 'Camisas', genre: 'women' });
  await admin.call(categories.create, { id: 161, title: 'Faldas', genre: 'women' });
  await admin.call(people.setRole, { user_name: 'ana.paz', rol: 'admin' });
});

afterAll(() => shop.close());

const found = async (asked: Given<typeof audit.list>) => {
  const { entries } = await admin.call(audit.list, asked);
  return entries.map(({ action, subject }) => `${action} ${subject}`);
};

const made = ['user.role ana.paz', 'category.create 161', 'category.create 16'];

test('MEND-37 a part of a name finds the person who changed something, whatever its capitals', async () => {
  expect(await found({ actor: 'ADM' })).toEqual(made);
  expect(await found({ actor: 'otra' })).toEqual([]);
});

test('MEND-37 a number means that one thing, a text any part of a name', async () => {
  for (const subject of ['16', 'N° 16', 'nº16']) expect(await found({ subject })).toEqual(['category.create 16']);
  expect(await found({ subject: 'paz' })).toEqual(['user.role ana.paz']);
});

test('MEND-37 one kind of thing is asked for alone', async () => {
  expect(await found({ kind: 'category' })).toEqual(made.slice(1));
  expect(await found({ kind: 'user' })).toEqual(made.slice(0, 1));
});

test('MEND-37 days are those of the shop, the last one included', async () => {
  const at = async (moment: string, subject: string) =>
    shop.pool.query("insert into audit_log (at, actor, action, subject) values ($1, 'reloj', 'category.delete', $2)", [
      moment,
      subject,
    ]);
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
