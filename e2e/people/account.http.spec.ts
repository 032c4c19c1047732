import { expect, test } from '../fixtures/test.ts';
import type { APIRequestContext } from '@playwright/test';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { homeAddress } from '#test/home-address.ts';
import { newAccount } from '../actors/ready-accounts.ts';
import { readPage, sentPage } from '../fixtures/sent-page.ts';

/** Sends a form as a browser without scripts does. */
async function send(request: APIRequestContext, origin: string, path: string, form: Record<string, string>) {
  return sentPage(await request.post(path, { headers: { origin }, form, maxRedirects: 0 }));
}

const list = '/user/addresses';

test('SHIP-1 addresses are kept without scripts', async ({ request, shop }) => {
  await newAccount(request, shop.url, { hasAddress: false });
  const refused = await send(request, shop.url, `${list}/new`, { ...homeAddress, phone: 'llamame' });
  expect(refused.text).toContain('No reconocemos el teléfono');
  expect(refused.$('input[name=street]').val()).toBe(homeAddress.street);
  const saved = await send(request, shop.url, `${list}/new`, homeAddress);
  expect([saved.status, saved.headers['location']]).toEqual([302, list]);
  const { $ } = await readPage(request, list);
  const card = $('main li').filter((_at, one) => $(one).text().includes('Av. Corrientes 1234'));
  expect(card.text()).toContain('La de siempre');
  const button = card.find('button:contains("Eliminar")');
  const fields = $(button.closest('form').get(0)).find('input');
  const remove = Object.fromEntries(
    fields.toArray().map((one) => [$(one).attr('name') ?? '', $(one).attr('value') ?? '']),
  );
  expect(remove['intent']).toBe('remove');
  await send(request, shop.url, list, remove);
  expect((await readPage(request, list)).text).toContain('Todavía no guardó direcciones');
});

test('SHIP-1 somebody else’s address does not exist', async ({ request, shop }) => {
  await newAccount(request, shop.url, { hasAddress: false });
  expect((await readPage(request, `${list}/1`)).status).toBe(404);
});

test('ACC-4 without a link the current password is required', async ({ request, shop }) => {
  const { username, password } = await newAccount(request, shop.url, { hasAddress: false });
  expect((await request.post('/api/users/logout', { headers: { origin: shop.url } })).status()).toBe(200);
  const path = `/user/changepassword/${username}`;
  const fields = { next: 'segunda2', repeated: 'segunda2' };
  const refused = await send(request, shop.url, path, { ...fields, current: 'equivocada' });
  expect(refused.text).toContain(accountTexts.changePassword.wrong);
  const done = await send(request, shop.url, path, { ...fields, current: password });
  expect(done.text).toContain(accountTexts.changePassword.doneByLink);
});

const passwordFields = [
  ['/login', ['current-password']],
  ['/login?vista=crear', ['new-password', 'new-password']],
  ['/user/changepassword/cliente', ['current-password', 'new-password', 'new-password']],
  ['/user/changepassword', ['current-password', 'new-password', 'new-password']],
] as const;

test('MEND-21 password managers are told of each password whether it is the present or a new one', async ({
  request,
  shop,
}) => {
  for (const [path, completions] of passwordFields) {
    if (path === '/user/changepassword') await newAccount(request, shop.url, { hasAddress: false });
    const { $ } = await readPage(request, path);
    const found = $('main input[type=password]').toArray();
    expect({ path, found: found.map((one) => $(one).attr('autocomplete')) }).toEqual({ path, found: completions });
  }
});
