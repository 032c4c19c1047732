import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { staffRoles } from '#contract/core/protocol/staff-roles.ts';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { finder } from '#contract/office/finder.ts';
import { people } from '#contract/office/people-desk.ts';
import { lettersDesk } from '#contract/mail/letter-desk.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { oneServer } from '#platform/database/servers.ts';
import { followChanges } from '#platform/events/follow-changes.ts';
import { createApi } from '#server/start/api.ts';
import { startSession } from '#server/people/accounts/sessions.ts';
import { hashOf } from '#server/people/accounts/passwords.service.ts';
import { createActor } from '#test/actor.ts';
import { openedShop } from '#test/opened-shop.ts';
import { openShop } from '#test/shop.ts';

const here = openedShop();

const minutes = (count: number) => count * 60_000;

/** An owner at a browser: the session is a cookie, and the password is known. */
async function ownerAtBrowser(username: string) {
  const { shop } = here;
  const owner = await shop.staff('admin', username);
  await shop.pool.query('update users set password_hash = $1 where id = $2', [await hashOf('mi-clave-7'), owner.id]);
  return createActor(username, shop.sendAs({ cookie: `percha=${owner.token}`, origin: shop.settings.publicUrl }));
}

test('TEAM-1 an owner gives each role, and the person may do what the role may at once', async () => {
  const owner = await here.shop.staff('admin', 'duena1');
  for (const rol of staffRoles) {
    await owner.call(people.createAdmin, {
      user_name: `nueva-${rol}`,
      legajo_user: '200001',
      rol,
      user_password: 'abcd',
    });
    const { token } = await here.shop
      .guest()
      .call(accounts.logIn, { user_name: `nueva-${rol}`, user_password: 'abcd' });
    const her = createActor(rol, here.shop.sendAs({ authorization: `Bearer ${token}` }));
    expect((await her.call(accounts.session, {})).user).toMatchObject({ rol });
    const counts = await her.call(orderDesk.counts, {}).then(
      () => 'read',
      (error: unknown) => (error instanceof ShopError ? error.code : error),
    );
    expect([rol, counts]).toEqual([rol, rol === 'catalogue' || rol === 'marketing' ? 'not_allowed' : 'read']);
  }
});

test('TEAM-1 a role that may do more needs the own password at a browser, and one that may do less does not', async () => {
  const owner = await ownerAtBrowser('duena2');
  await here.shop.customer('pia');
  const promote = { user_name: 'pia', rol: 'orders' } as const;
  for (const currentPassword of [undefined, '', 'otra-clave']) {
    const refused = await owner.refusal(people.setRole, { ...promote, currentPassword });
    expect([refused.code, refused.errors]).toEqual([
      'wrong_password',
      [{ path: 'currentPassword', message: 'Contraseña actual incorrecta' }],
    ]);
  }
  expect(await owner.call(people.setRole, { ...promote, currentPassword: 'mi-clave-7' })).toMatchObject({
    rol: 'orders',
  });
  // Marketing may do what orders may not, so that is a promotion too.
  expect((await owner.refusal(people.setRole, { user_name: 'pia', rol: 'marketing' })).code).toBe('wrong_password');
  expect(await owner.call(people.setRole, { user_name: 'pia', rol: 'client' })).toMatchObject({ rol: 'client' });
  const { entries } = await owner.call(audit.list, { subject: 'pia' });
  expect(JSON.stringify(entries)).not.toContain('clave');
});

test('TEAM-1 in a live shop somebody new gets rights by the own password too; the demonstration keeps to the specified steps', async () => {
  const owner = await ownerAtBrowser('duena6');
  const asked = { user_name: 'nuevacara', legajo_user: '200002', rol: 'viewer', user_password: 'abcd' } as const;
  expect(await owner.call(people.createAdmin, asked)).toMatchObject({ rol: 'viewer' });
  const { services, settings } = here.shop;
  const live = createApi({ ...services, settings: { ...settings, mode: 'live' } });
  const password = 'Tormenta-verde-84';
  const cookie = (await here.shop.pool.query<{ id: number }>("select id::int from users where username = 'duena6'"))
    .rows[0];
  const { token } = await startSession(here.shop.db, cookie?.id ?? 0, here.shop.clock.now());
  const send = async (path: string, body: object) => {
    const headers = { cookie: `percha=${token}`, origin: settings.publicUrl, 'content-type': 'application/json' };
    const request = new Request(`${settings.publicUrl}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const answer = await live.fetch(request, { ip: '127.0.0.1' });
    return [answer.status, z.object({ code: z.string().optional() }).parse(await answer.json()).code];
  };
  const created = { ...asked, user_name: 'nuevamas', user_password: password };
  expect(await send('/users/createAdmin', created)).toEqual([403, 'wrong_password']);
  expect(await send('/users/createAdmin', { ...created, currentPassword: 'mi-clave-7' })).toEqual([201, undefined]);
  const invited = { user_name: 'nuevainv', legajo_user: '200003', rol: 'viewer', email: 'inv@example.com' };
  expect(await send('/admin/users/invitations', invited)).toEqual([403, 'wrong_password']);
  expect(await send('/admin/users/invitations', { ...invited, currentPassword: 'mi-clave-7' })).toEqual([
    201,
    undefined,
  ]);
});

test('TEAM-1 a program that logged in just now has proven the password, and later has not', async () => {
  const owner = await here.shop.staff('admin', 'duena3');
  await here.shop.customer('rita');
  expect(await owner.call(people.setRole, { user_name: 'rita', rol: 'viewer' })).toMatchObject({ rol: 'viewer' });
  here.shop.clock.advance(minutes(11));
  expect((await owner.refusal(people.setRole, { user_name: 'rita', rol: 'admin' })).code).toBe('wrong_password');
});

test('TEAM-1 a changed role counts at once: the sessions end, also the open stream of news', async () => {
  const { shop } = here;
  const owner = await shop.staff('admin', 'duena4');
  const ines = await shop.staff('manager', 'ines');
  const changes = followChanges(
    oneServer(shop.databaseUrl),
    { subscribers: [shop.services.streams.subscriber], onEvents: () => undefined },
    shop.services.log,
  );
  const answer = await ines.send('/admin/orders/live', { method: 'GET', headers: {} });
  expect(answer.status).toBe(200);
  const open = shop.services.streams.count();
  await owner.call(people.setRole, { user_name: 'ines', rol: 'catalogue' });
  expect((await ines.refusal(orderDesk.counts, {})).code).toBe('not_logged_in');
  await vi.waitFor(() => expect(shop.services.streams.count()).toBe(open - 1));
  await answer.body?.cancel();
  await changes.stop();
});

test('TEAM-1 of two owners who demote, or delete, each other at once one remains, and so it is in the database', async () => {
  for (const change of ['demote', 'remove'] as const) {
    const alone = await openShop();
    const [one, other] = [await alone.staff('admin', 'una'), await alone.staff('admin', 'otra')];
    const settled = await Promise.allSettled(
      [
        [one, 'otra'],
        [other, 'una'],
      ].map(([actor, user_name]) => {
        if (typeof actor !== 'object' || typeof user_name !== 'string') throw new Error('no pair');
        return change === 'demote'
          ? actor.call(people.setRole, { user_name, rol: 'client' })
          : actor.call(people.remove, { user_name });
      }),
    );
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = await alone.pool.query<{ username: string }>("select username from users where rol = 'admin'");
    expect(left.rows).toHaveLength(1);
    for (const statement of [
      "update users set rol = 'manager' where rol = 'admin'",
      "delete from users where rol = 'admin'",
    ]) {
      await expect(alone.pool.query(statement)).rejects.toThrow('without an owner');
    }
    await alone.close();
  }
});

test('TEAM-1 two who take away the last two owners past the code wait for each other, and one is refused', async () => {
  const alone = await openShop();
  const [one, other] = [await alone.staff('admin', 'una'), await alone.staff('admin', 'otra')];
  const [first, second] = [await alone.pool.connect(), await alone.pool.connect()];
  await first.query('begin');
  await second.query('begin');
  await first.query("update users set rol = 'client' where id = $1", [one.id]);
  const late = second.query("update users set rol = 'client' where id = $1", [other.id]).then(
    () => 'done',
    (error: unknown) => String(error),
  );
  await first.query('commit');
  expect(await late).toContain('without an owner');
  await second.query('rollback');
  first.release();
  second.release();
  await alone.close();
});

test('TEAM-1 the finder finds only what the role may read', async () => {
  await here.shop.customer('zulemabuscada');
  const kinds = async (rol: 'viewer' | 'catalogue') => {
    const her = await here.shop.staff(rol, `busca-${rol}`);
    return (await her.call(finder.find, { search: 'zulemabuscada' })).clients.map(({ username }) => username);
  };
  expect(await kinds('viewer')).toEqual(['zulemabuscada']);
  expect(await kinds('catalogue')).toEqual([]);
});

test('TEAM-4 only who manages people sees and writes the letters whose links get into an account', async () => {
  const marketing = await here.shop.staff('marketing', 'mora');
  const kinds = (await marketing.call(lettersDesk.list, {})).map(({ kind }) => kind);
  expect(kinds).toContain('payment-review');
  expect(
    kinds.filter((kind) => ['password-reset', 'confirm-address', 'welcome', 'admin-password'].includes(kind)),
  ).toEqual([]);
  const texts = { subject: 'Hola', title: 'Hola', text: 'https://otro.example/{{enlace}}', note: '', version: 0 };
  for (const kind of ['password-reset', 'admin-password'] as const) {
    expect((await marketing.refusal(lettersDesk.one, { kind })).code).toBe('not_allowed');
    expect((await marketing.refusal(lettersDesk.versions, { kind })).code).toBe('not_allowed');
    expect((await marketing.refusal(lettersDesk.save, { kind, ...texts })).code).toBe('not_allowed');
  }
  const owner = await here.shop.staff('admin', 'duena5');
  expect((await owner.call(lettersDesk.list, {})).map(({ kind }) => kind)).toContain('password-reset');
});
