import { describe, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { people } from '#contract/office/people-desk.ts';
import { profile } from '#contract/people/profile.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openShop } from '#test/shop.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

const carla = { user_name: 'carla', legajo_user: '100002', rol: 'admin', user_password: 'abcd' } as const;

describe('administrators', () => {
  test('AUSR-1 CALL-46 an administrator makes another one, who can log in', async () => {
    const admin = await here.shop.admin('jefa1');
    const made = await admin.call(people.createAdmin, carla);
    expect(made).toMatchObject({ username: 'carla', legajo: '100002', rol: 'admin', email: null });
    const { token } = await here.shop.guest().call(accounts.logIn, { user_name: 'carla', user_password: 'abcd' });
    expect(token).toHaveLength(43);
    expect((await admin.refusal(people.createAdmin, { ...carla, user_name: 'CARLA' })).errors).toEqual([
      { path: 'user_name', message: 'El nombre de usuario ya esta en uso' },
    ]);
    const { entries } = await admin.call(audit.list, { action: 'user.create-admin' });
    expect(JSON.stringify(entries)).not.toMatch(/abcd|argon2/);
  });

  test('AUSR-1 every rule is the server’s too', async () => {
    const admin = await here.shop.admin('jefa2');
    const wrong = { user_name: 'carl', legajo_user: '10000', rol: 'admin', user_password: 'abc' } as const;
    const { errors } = await admin.refusal(people.createAdmin, wrong);
    expect(errors.map(({ path, message }) => [path, message])).toEqual([
      ['user_name', 'Debe ingresar un nombre'],
      ['legajo_user', 'Debe ingresar un legajo!'],
      ['user_password', 'Debe ingresar una contraseña!'],
      ['user_name', 'Tiene 4 caracteres y debe tener al menos 5.'],
      ['legajo_user', 'Tiene 5 caracteres y debe tener al menos 6.'],
      ['user_password', 'Tiene 3 caracteres y debe tener al menos 4.'],
    ]);
  });
});

describe('roles', () => {
  test('AUSR-4 CALL-47 a change of role ends existing sessions', async () => {
    const admin = await here.shop.admin('jefa3');
    const luz = await here.shop.customer('luz');
    expect(await admin.call(people.setRole, { user_name: 'LUZ', rol: 'admin' })).toMatchObject({ rol: 'admin' });
    expect((await luz.refusal(profile.find, { id: 'luz' })).status).toBe(401);
    const { entries } = await admin.call(audit.list, { subject: 'luz' });
    expect(entries).toMatchObject([{ action: 'user.role', before: { rol: 'client' }, after: { rol: 'admin' } }]);
  });

  test('AUSR-4 nobody can change their own role', async () => {
    const admin = await here.shop.admin('jefa4');
    const refused = await admin.refusal(people.setRole, { user_name: 'jefa4', rol: 'client' });
    expect([refused.status, refused.detail]).toEqual([403, 'No puedes cambiar tus propios permisos!']);
  });

  test('AUSR-4 of two administrators who demote each other concurrently one remains', async () => {
    const alone = await openShop();
    const names = ['una', 'otra', 'tercera'];
    const admins = await Promise.all(names.map((name) => alone.admin(name)));
    const demotions = admins.flatMap((admin) =>
      names
        .filter((name) => name !== admin.username)
        .map((user_name) => admin.call(people.setRole, { user_name, rol: 'client' })),
    );
    await Promise.allSettled(demotions);
    const { rows } = await alone.pool.query<{ admins: number }>(
      `select count(*)::int as admins from users where rol = 'admin'`,
    );
    expect(rows[0]?.admins).toBe(1);
    await alone.close();
  });
});

describe('clients', () => {
  test('AUSR-2 CALL-44 are found by any of their fields, a page at a time', async () => {
    const admin = await here.shop.admin('jefa5');
    await here.shop.pool.query(`
      insert into users (username, name, lastname, email, dni)
      select 'cliente' || lpad(n::text, 3, '0'), 'María ' || n, 'Núñez', 'c' || n || '@example.com', (30000000 + n)::text
      from generate_series(1, 70) n`);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Output<typeof people.list> = await admin.call(people.list, {
        search: 'maria nunez',
        ...(after !== null && { after }),
      });
      seen.push(...page.people.map(({ username }) => username));
      after = page.next;
    } while (after !== null);
    expect(seen).toEqual(Array.from({ length: 70 }, (_, index) => `cliente${String(index + 1).padStart(3, '0')}`));
    const found = async (search: string) =>
      (await admin.call(people.list, { search })).people.map((one) => one.username);
    expect(await found('30000007')).toEqual(['cliente007']);
    expect(await found('C9@EXAMPLE.COM')).toEqual(['cliente009']);
    expect(await found('%')).toEqual([]);
    const all = await admin.call(people.all, {});
    expect(all.length).toBeGreaterThan(70);
    expect(JSON.stringify(all)).not.toMatch(/password|token/i);
  });

  test('AUSR-2 are sorted by user name and age, filtered by role, and read backwards', async () => {
    const admin = await here.shop.admin('jefa9');
    await here.shop.pool.query(`
      insert into users (username, name, created_at, rol)
      select 'orden' || lpad(n::text, 3, '0'), 'Ordenada', timestamptz '2026-01-01' + (n % 7) * interval '1 day',
        case when n % 10 = 0 then 'admin' else 'client' end
      from generate_series(1, 65) n`);
    for (const order of ['username-asc', 'username-desc', 'since-asc', 'since-desc'] as const) {
      const asked = { order, search: 'ordenada' };
      const first = await admin.call(people.list, asked);
      const second = await admin.call(people.list, { ...asked, after: first.next ?? '' });
      const third = await admin.call(people.list, { ...asked, after: second.next ?? '' });
      const all = [first, second, third].flatMap((page) => page.people);
      expect([new Set(all.map(({ username }) => username)).size, first.total, third.next]).toEqual([65, 65, null]);
      const back = await admin.call(people.list, { ...asked, before: third.previous ?? '' });
      expect(back.people).toEqual(second.people);
      const values = all.map(({ username, since }) => (order.startsWith('username') ? username : since));
      expect(values).toEqual(order.endsWith('asc') ? values.toSorted() : values.toSorted().toReversed());
    }
    expect((await admin.call(people.list, { search: 'ordenada', rol: 'admin' })).total).toBe(6);
  });

  test('AUSR-3 CALL-45 a deleted client is gone; the orders stay, without personal data', async () => {
    const admin = await here.shop.admin('jefa6');
    const scene = purchaseScene(here.shop);
    const product = await scene.product({ stock: 4 });
    const sol = await here.shop.customer('solcliente');
    const { reference } = await sol.call(checkout.start, { cartItems: [product.line(1)] });
    const left = await admin.call(people.remove, { user_name: 'solcliente' });
    expect(left.map(({ username }) => username)).not.toContain('solcliente');
    expect((await sol.refusal(profile.find, { id: 'solcliente' })).status).toBe(401);
    const order = await scene.order(reference);
    expect(order).toMatchObject({ userId: null, email: 'eliminado@percha.invalid', status: 'pending' });
    expect(await scene.stock(product)).toBe(3);
    const { entries } = await admin.call(audit.list, { subject: 'solcliente' });
    expect(JSON.stringify(entries)).not.toContain('@');
    expect((await admin.refusal(people.remove, { user_name: 'solcliente' })).status).toBe(404);
  });

  test('MEND-31 the list says how many orders each person has, and how many are paid', async () => {
    const admin = await here.shop.admin('jefa8');
    const scene = purchaseScene(here.shop);
    const product = await scene.product({ stock: 9 });
    const buyer = await here.shop.customer('compradora31');
    await here.shop.customer('compradora32');
    const { init_point } = await buyer.call(checkout.start, { cartItems: [product.line(1)] });
    const payment = await scene.pay(init_point, 'APRO');
    await buyer.call(orders.record, { payment_id: String(payment?.id) });
    await buyer.call(checkout.start, { cartItems: [product.line(2)] });
    const { people: found } = await admin.call(people.list, { search: 'compradora3' });
    expect(found.map(({ username, orders: all, paidOrders }) => [username, all, paidOrders])).toEqual([
      ['compradora31', 2, 1],
      ['compradora32', 0, 0],
    ]);
  });

  test('AUSR-3 nobody can delete their own account', async () => {
    const admin = await here.shop.admin('jefa7');
    expect((await admin.refusal(people.remove, { user_name: 'JEFA7' })).status).toBe(403);
  });
});

test('the audit log is append-only', async () => {
  for (const statement of ['delete from events', `update events set actor = 'x'`, 'truncate events cascade']) {
    await expect(here.shop.pool.query(statement)).rejects.toThrow('what administrators did is only added to');
  }
});
