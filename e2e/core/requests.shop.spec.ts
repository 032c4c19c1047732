import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { askedByAdministrators } from './asked-by-administrators.ts';
import { askedByCustomers } from './asked-by-customers.ts';
import { askedByGuests } from './asked-by-guests.ts';
import { fail, failures, follow, notOpened, pageParts, stayAtBag, walk, type Asked } from './failed-requests.ts';
import { plentifulSize } from '../actors/plentiful.ts';
import { bagUnits, sendPlainly } from '../actors/plain-shopper.ts';
import { logIn, newCustomer } from '../actors/ready-accounts.ts';

// One of each kind of asking: web/core/requests/every-request.test.ts and the rule shop/requests prove that there are no others.

const asAdministrator = (page: Page) => logIn(page, 'admin', 'admin1234');
const asCustomer = (page: Page) => newCustomer(page);
const asGuest = async () => {};

/** Each kind loses its answer. The other failures differ by their words alone (request-failure.test.ts): one goes through them. */
const lost = failures.filter(({ how }) => how === 'abort');
const everyWay = 'people/accounts/login.page.tsx';

const kinds = [
  ['the form of a page', everyWay, askedByGuests, asGuest],
  ['a form in the background', 'people/accounts/advertising.resource.ts', askedByCustomers, asCustomer],
  ['what a page asks for while somebody types', 'frames/search/suggestions.resource.ts', askedByGuests, asGuest],
  ['data that comes after the page', 'sales/bag/bag-stock.resource.ts', askedByGuests, asGuest],
  [
    'a favourite that is shown before it is saved',
    'marketing/wishlist/wishlist.resource.ts',
    askedByCustomers,
    asCustomer,
  ],
  ['a form of the back office', 'mail/letter-desk/letter.admin.tsx', askedByAdministrators, asAdministrator],
] as const;

function askedOf(all: readonly Asked[], file: string): Asked {
  const asked = all.find(({ of }) => of === file);
  if (asked === undefined) throw new Error(`no request of ${file}`);
  return asked;
}

/** Of these the gate looks at the form of a page, with each failure, besides pages that do not come and uploads below. */
const rare = new Set<string>([
  'a form in the background',
  'what a page asks for while somebody types',
  'data that comes after the page',
  'a favourite that is shown before it is saved',
  'a form of the back office',
]);

for (const [kind, file, all, become] of kinds) {
  const tag = rare.has(kind) ? ' @all' : '';
  test(`MEND-6 a failure of ${kind} keeps the page and what was typed, is told, and leaves a way to try again${tag}`, async ({
    page,
  }) => {
    await become(page);
    await walk(page, askedOf(all, file), file === everyWay ? failures : lost);
  });
}

test('MEND-6 a failed upload is named and can be retried', async ({ page, owner }) => {
  await owner.enter('/admin/createproduct');
  const heal = await fail(page, /\/api\//, 'abort');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><rect width="40" height="50"/></svg>';
  await page
    .getByLabel('Subir imágenes')
    .setInputFiles([{ name: 'camisa.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }]);
  await page
    .getByText(/camisa\.svg no se pudo subir\. No pudimos comunicarnos/)
    .last()
    .waitFor();
  await heal();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByLabel('Texto alternativo de la imagen 1').waitFor();
});

test('MEND-6 a bag from before the scripts loaded is complete, and is merged once, when deleting its cookie fails @all', async ({
  page,
}) => {
  await sendPlainly(page, await plentifulSize(page));
  await fail(page, /\/bag\/taken\.data/, 'abort');
  for (const round of ['first', 'again']) {
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/bag/taken.data'));
    await page.goto('/bag');
    await refused;
    await expect.poll(() => bagUnits(page).allInnerTexts(), { message: round }).toEqual(['1']);
    expect(await page.getByText('Algo no salió bien').count()).toBe(0);
  }
});

/** Pages of the shop, whose code is not fetched before anybody goes there, and of the back office, whose code another list has. */
const someAddresses = ['/login', '/admin/orders', '/admin/audit'];

test('MEND-6 a page whose data does not come leaves the visitor where they are, and can be opened again', async ({
  page,
}) => {
  await asAdministrator(page);
  await page.goto('/bag');
  for (const { how, words } of failures) {
    const heal = await fail(page, pageParts.data, how);
    await stayAtBag(page, ['/detail/5', '/admin/orders'], words);
    await heal();
  }
  const heal = await fail(page, pageParts.data, 'abort');
  await follow(page, '/admin/audit');
  await notOpened(page).waitFor();
  await heal();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.waitForURL(/\/admin\/audit$/);
});

test('MEND-6 a page whose code does not come leaves the visitor where they are, and can be opened again', async ({
  page,
}) => {
  await asAdministrator(page);
  await page.goto('/bag');
  const list = await page.request.get(await page.evaluate<string>('__reactRouterManifest.url'));
  const [, audit = ''] = /"audit\/audit\.admin":{[^}]*?"module":"([^"]+)"/.exec(await list.text()) ?? [];
  for (const { how, words } of failures) {
    const heal = await fail(page, pageParts.code, how);
    await stayAtBag(page, someAddresses, words);
    await heal();
  }
  const heal = await fail(page, pageParts.code, 'abort');
  await follow(page, '/admin/audit');
  await notOpened(page).waitFor();
  // A late part of the page may have wanted the same file: browsers keep that its import failed.
  expect(await page.evaluate(`import('${audit}').then(() => 'came', () => 'failed')`)).toBe('failed');
  await heal();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.waitForURL(/\/admin\/audit$/);
});

test('MEND-6 without a network the message says so, also where code has not come, and a retry works when it is back', async ({
  page,
  context,
  shop,
}) => {
  const message = page.locator('output > span');
  const partNotOpened = message.filter({ hasText: 'No pudimos abrir esta parte.' });
  const heal = await fail(page, /\/assets\/.*(further-block|catalogue\.page)/, 'abort');
  await page.goto('/');
  await context.setOffline(true);
  const heading = await page.locator('main h1').innerText();
  const link = page.getByRole('main').getByRole('link', { name: 'Ver hombre' }).filter({ visible: true }).first();
  // A link that is touched asks for the page behind it, and the page for its parts that are out of view.
  await link.hover();
  await partNotOpened.waitFor();
  await link.click();
  await notOpened(page).filter({ hasText: 'Parece que no tiene conexión a internet.' }).waitFor();
  expect(await page.locator('main h1').innerText()).toBe(heading);
  await heal();
  await context.setOffline(false);
  await partNotOpened.waitFor({ state: 'hidden' });
  await notOpened(page).getByRole('button', { name: 'Reintentar' }).click();
  await page.waitForURL(/\/home\?gender=/);

  await page.goto('/home?gender=Men');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Women' }).filter({ visible: true }).first().click();
  await page.getByText('Parece que no tiene conexión a internet.').waitFor();
  expect(page.url()).toBe(`${shop.url}/home?gender=Men`);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.waitForURL(/gender=Women/);
});

test('MEND-6 a request that is aborted because its page was left is no error @all', async ({ page, errors }) => {
  await page.goto('/home?gender=Men');
  const reject = (what: string) =>
    page.evaluate(`void Promise.reject(${what}); new Promise((done) => setTimeout(done, 100))`);
  await reject(`new DOMException('left', 'AbortError')`);
  expect(errors).toEqual([]);
  await reject(`new Error('seen')`);
  expect(errors.splice(0)).toEqual(['seen']);
});

test('MEND-6 on a phone the error message is visible @all', async ({ page, shopper }) => {
  await page.goto('/login?vista=crear');
  await fail(page, /\/login(?:\.data|\/availability)/, 'abort');
  await shopper.register();
  const notice = page.getByRole('alert').filter({ hasText: 'No se creó la cuenta.' });
  await notice.waitFor();
  const bar = await page.getByRole('button', { name: 'Cuenta' }).filter({ visible: true }).first().boundingBox();
  await expect
    .poll(async () => {
      const box = await notice.boundingBox();
      return box !== null && box.y > 0 && box.y + box.height <= (bar?.y ?? 0);
    })
    .toBe(true);
});
