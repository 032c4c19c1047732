import { describe, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { api } from '#contract/api.ts';
import { catalogue } from '#contract/goods/products.ts';
import { categories } from '#contract/goods/categories.ts';
import { stock } from '#contract/goods/stock/stock.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

const julia = { name: 'Julia', email: 'Julia@example.com', user_name: 'julia', user_password: 'secreta1' };

describe('accounts', () => {
  test('CALL-8 CALL-9 CALL-11 CALL-12 somebody registers, logs in and out', async () => {
    const guest = here.shop.guest();
    expect(await guest.call(accounts.register, julia)).toMatchObject({ username: 'julia', rol: 'client' });
    const { token, ...user } = await guest.call(accounts.logIn, { user_name: 'JULIA', user_password: 'secreta1' });
    expect(JSON.stringify(user)).not.toMatch(/password|argon2/);
    const send = here.shop.sendAs({ authorization: `Bearer ${token}` });
    const session = async () => (await send('/session', { method: 'GET', headers: {} })).json();
    expect(await session()).toMatchObject({ user: { username: 'julia' } });
    await send('/users/logout', { method: 'POST', headers: {} });
    expect(await session()).toEqual({ user: null });
  });

  test('AUTH-2 a wrong password and an unknown user are refused alike', async () => {
    const wrong = await here.shop.guest().refusal(accounts.logIn, { user_name: 'julia', user_password: 'no' });
    const nobody = await here.shop.guest().refusal(accounts.logIn, { user_name: 'nadie', user_password: 'no' });
    expect([wrong.detail, nobody.detail]).toEqual(Array(2).fill('Usuario o contraseña incorrecta!'));
  });

  test('AUTH-3 user names and addresses are unique in any case, also in twenty concurrent registrations', async () => {
    const taken = await here.shop
      .guest()
      .refusal(accounts.register, { ...julia, user_name: 'JULIA', email: 'julia@EXAMPLE.com' });
    expect(taken.errors.map(({ path }) => path)).toEqual(['user_name', 'email']);
    const tries = Array.from({ length: 20 }, (_, index) =>
      here.shop.guest().call(accounts.register, { ...julia, user_name: 'unica', email: `u${index}@example.com` }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('CALL-10 MEND-10 an entry has only the requested field; only an administrator gets whole entries', async () => {
    const byName = { username: 'Julia' };
    const byAddress = { email: 'JULIA@example.com' };
    for (const who of [here.shop.guest(), await here.shop.customer('curiosa')]) {
      expect(await who.call(accounts.findByUsername, byName)).toEqual([{ username: 'julia' }]);
      expect(await who.call(accounts.findByUsername, byAddress)).toEqual([{ email: 'Julia@example.com' }]);
      expect(await who.call(accounts.findByUsername, { ...byName, ...byAddress })).toEqual([
        { username: 'julia' },
        { email: 'Julia@example.com' },
      ]);
      expect(await who.call(accounts.findByUsername, { username: 'nadie', ...byAddress })).toHaveLength(1);
    }
    expect(await (await here.shop.admin('quien')).call(accounts.findByUsername, byName)).toEqual([
      { username: 'julia', email: 'Julia@example.com' },
    ]);
    expect(await here.shop.guest().call(accounts.findByUsername, {})).toEqual([]);
    expect((await (await here.shop.admin()).call(accounts.findByUsername, {})).length).toBeGreaterThan(1);
  });

  test.each([
    ['{', 'application/json', 400],
    ['{}', 'text/plain', 415],
    [JSON.stringify({ ...julia, user_name: 'a\u0000b' }), 'application/json', 422],
    [JSON.stringify({ name: 'x'.repeat(2_000_000) }), 'application/json', 413],
    ['[]', 'application/json', 422],
  ])('a bad body is refused with a problem in Spanish', async (body, type, status) => {
    const answer = await here.shop
      .guest()
      .send('/users/create', { method: 'POST', headers: { 'content-type': type }, body });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  test('a compressed body is refused, and not unpacked', async () => {
    for (const encoding of ['gzip', 'br', 'deflate, gzip']) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const answer = await here.shop.guest().send('/users/create', { method: 'POST', headers, body: '{}' });
      expect([answer.status, await answer.json()]).toEqual([415, expect.objectContaining({ code: 'encoded_body' })]);
    }
  });

  test('a foreign page cannot use the cookie', async () => {
    const send = here.shop.sendAs({ cookie: 'percha=x', origin: 'https://otro.example' });
    expect((await send('/users/logout', { method: 'POST', headers: {} })).status).toBe(403);
  });
});

describe('catalogue', () => {
  test('CALL-1 CALL-2 CALL-3 CALL-4 CALL-5 CALL-6 CALL-7 the goods are answered by every call', async () => {
    const { id, name } = await purchaseScene(here.shop).product({ name: 'Camisa Océano' });
    const guest = here.shop.guest();
    const [listed] = await guest.call(categories.list, {});
    expect((await guest.call(catalogue.detail, { id })).name).toBe(name);
    expect((await guest.call(catalogue.all, {})).map((one) => one.id)).toContain(id);
    expect((await guest.call(catalogue.byGender, { genrename: 'Women' })).map((one) => one.id)).toContain(id);
    expect(await guest.call(catalogue.byGender, { genrename: 'Men' })).toEqual([]);
    expect((await guest.call(catalogue.search, { productName: 'OCEANO' })).map((one) => one.id)).toContain(id);
    expect((await guest.call(catalogue.search, { categoryId: listed?.id ?? 0 })).map((one) => one.id)).toContain(id);
    const page = await guest.call(catalogue.page, { gender: 'Women', search: 'ocano', size: 'm' });
    expect(page).toMatchObject({ total: 1, pages: 1, products: [{ id }] });
    expect((await guest.refusal(catalogue.detail, { id: 999_999 })).status).toBe(404);
    expect((await guest.send('/catalogue?page=x', { method: 'GET', headers: {} })).status).toBe(422);
  });

  test('CALL-18 CALL-19 only an administrator moves stock by hand', async () => {
    const product = await purchaseScene(here.shop).product({ stock: 3 });
    const admin = await here.shop.admin('otra');
    expect((await here.shop.guest().refusal(stock.take, [product.line()])).status).toBe(401);
    expect((await (await here.shop.customer('luz')).refusal(stock.take, [product.line()])).status).toBe(403);
    expect(await admin.call(stock.take, [product.line(2)])).toMatchObject([{ stock: 1 }]);
    expect((await admin.refusal(stock.take, [product.line(), product.line()])).code).toBe('out_of_stock');
    expect(await admin.call(stock.giveBack, [product.line(2)])).toMatchObject([{ stock: 3 }]);
  });
});

test('every call is in the OpenAPI document', async () => {
  const document: unknown = await (
    await here.shop.guest().send('/openapi.json', { method: 'GET', headers: {} })
  ).json();
  const text = JSON.stringify(document);
  for (const group of Object.values(api)) {
    for (const { path } of Object.values(group)) expect(text).toContain(path.replace(/:(\w+)/g, '{$1}'));
  }
});
