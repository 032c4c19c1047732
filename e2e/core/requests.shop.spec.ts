import { expect, test } from '../fixtures/test.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accountTexts } from '#contract/account.texts.ts';
import { askedByAdministrators } from './asked-by-administrators.ts';
import { askedByBuyers } from './asked-by-buyers.ts';
import { askedByCustomers } from './asked-by-customers.ts';
import { askedByGuests } from './asked-by-guests.ts';
import { fail, failures, follow, walk } from './failed-requests.ts';
import type { Asked } from './failed-requests.ts';
import { pageAddresses } from '../fixtures/page-addresses.ts';
import { addPlainly, bagUnits } from '../actors/plain-shopper.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { shopper } from '../actors/shopper.ts';

const walked = { guest: askedByGuests, maria: askedByCustomers, cliente: askedByBuyers, admin: askedByAdministrators };

/** What scripts never ask for: files, e-mails in a frame of their own, the way to another site, and what stands in for them. */
const documents = new Set([
  'accounts/social-start.resource.ts',
  'seo/robots.resource.ts',
  'seo/sitemap.resource.ts',
  'seo/sitemap-part.resource.ts',
  'mailing/outbox-email.resource.ts',
  'order-desk/labels.resource.ts',
  'order-desk/documents.resource.ts',
  'order-desk/export.resource.ts',
  'session/personal-style.resource.ts',
]);

/** Has its own test, because it follows a change that is made once. */
const renewal = 'accounts/renewed-session.resource.ts';

/** Has its own test, because its failure is not shown: it only deletes data that is not needed any more. */
const takenBag = 'bag/taken-bag.resource.ts';

const web = join(import.meta.dirname, '..', '..', 'web');
const routesText = readFileSync(join(web, 'routes.ts'), 'utf8');
const modules = [
  ...new Set([...routesText.matchAll(/'([\w/-]+\.(?:page|admin|resource)\.tsx?)'/g)].map(([, file]) => file ?? '')),
];

test('MEND-6 every action and every resource is tested', () => {
  const asking = modules.filter((file) => {
    const isResource = file.includes('.resource.');
    const hasAction = /export (?:async function|const) action\b/.test(readFileSync(join(web, file), 'utf8'));
    return (isResource || hasAction) && !documents.has(file);
  });
  const known = new Set([renewal, takenBag, ...Object.values(walked).flatMap((all) => all.map(({ of }) => of))]);
  expect(asking.filter((file) => !known.has(file))).toEqual([]);
});

describe.each(Object.entries(walked))(
  'MEND-6 a request that fails keeps the page of %s',
  (person, all: readonly Asked[]) => {
    test.each(all.map((asked) => [`${asked.of}: ${asked.what}`, asked] as const))('%s', async (_title, asked) => {
      if (person !== 'guest') await logIn(page, person, `${person}1234`);
      await walk(page, asked);
    });
  },
);

test(`MEND-6 ${renewal}: a changed password is not lost when the session cannot be renewed`, async ({
  page,
  buyer,
}) => {
  const { password } = buyer;
  await page.goto('/user/changepassword');
  const fields = page.locator('main form input[type="password"]');
  for (const [at, text] of [password, 'nueva12345', 'nueva12345'].entries()) await fields.nth(at).fill(text);
  const heal = await fail(page, /\/changepassword\/session/, 'abort');
  await page.getByRole('button', { name: accountTexts.changePassword.save }).click();
  const message = page.locator('output > span').filter({ hasText: 'La contraseña se cambió' });
  await message.waitFor();
  await heal();
  await message.getByRole('button', { name: 'Reintentar' }).click();
  await message.waitFor({ state: 'hidden' });
});

test(`MEND-6 ${takenBag}: a bag from before the scripts loaded is complete, and is merged once, when deleting its cookie fails`, async ({
  visit,
}) => {
  const { page, context, close } = await visit();
  const without = await visit({ javaScriptEnabled: false });
  await addPlainly(without.page, 'Men');
  await context.addCookies(await without.context.cookies());
  await without.close();
  await fail(page, /\/bag\/taken\.data/, 'abort');
  for (const round of ['first', 'again']) {
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/bag/taken.data'));
    await page.goto('/bag');
    await refused;
    await expect.poll(() => bagUnits(page).allInnerTexts(), { message: round }).toEqual(['1']);
    expect(await page.getByText('Algo no salió bien').count()).toBe(0);
  }
});

test('MEND-6 a failed upload is named and can be retried', async ({ page }) => {
  await logIn(page, 'admin', 'admin1234');
  await page.goto('/admin/createproduct');
  const heal = await fail(page, /\/api\//, 'abort');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><rect width="40" height="50"/></svg>';
  await page
    .getByLabel('Subir imágenes')
    .setInputFiles([{ name: 'camisa.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }]);
  const message = page.getByText(/camisa\.svg no se pudo subir\. No pudimos comunicarnos/).last();
  await message.waitFor();
  await heal();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByLabel('Texto alternativo de la imagen 1').waitFor();
});

test('MEND-6 every page has an address for these tests', () => {
  const paths = [...routesText.matchAll(/(?:route\('([^']+)', (?:'[\w/-]+\.(?:page|admin)\.tsx'|construction))/g)].map(
    ([, path]) => path,
  );
  expect(paths.filter((path) => !(`/${path}` in pageAddresses) && path !== ':payment_id')).toEqual([]);
});

/** Pages of the shop without data of their own: nothing is asked for them but their code. */
const dataless = new Set(
  [...routesText.matchAll(/route\('([^']+)', (?:'([\w/-]+\.page\.tsx)'|construction)/g)]
    .filter(([, , file = 'info/construction.page.tsx']) => !hasLoader(file))
    .map(([, path]) => `/${path}`),
);

function hasLoader(file: string): boolean {
  return /export (?:async )?function loader\b/.test(readFileSync(join(web, file), 'utf8'));
}

/** Returns the file of a route. The list of a page of the shop does not have those of the back office. */
async function codeOf(page: Page, route: string): Promise<string> {
  const list = await page.request.get(await page.evaluate<string>('__reactRouterManifest.url'));
  const [, file] = new RegExp(`"${route}":{[^}]*?"module":"([^"]+)"`).exec(await list.text()) ?? [];
  if (file === undefined) throw new Error(`${route} has no file.`);
  return file;
}

const data = /\.data(?:\?|$)/;
const code = /\/assets\/[^?]+\.js/;

test.each(
  failures.flatMap((failure) => [
    { ...failure, part: 'data', which: data },
    { ...failure, part: 'code', which: code },
  ]),
)(
  'MEND-6 a page whose $part does not come, $how, leaves the visitor where they are',
  async ({ part, which, how, words }) => {
    await logIn(page, 'admin', 'admin1234');
    await page.goto('/bag');
    const heading = await page.locator('main h1').innerText();
    const audit = await codeOf(page, 'audit/audit.admin');
    const heal = await fail(page, which, how);
    // The code of the page where the visitor is has come already.
    const addresses = Object.entries(pageAddresses)
      .filter(([path]) => (part === 'data' ? !dataless.has(path) : !path.startsWith('/bag')))
      .map(([, address]) => address);
    const message = page.locator('output > span').filter({ hasText: 'No pudimos abrir la página.' });
    for (const address of addresses) {
      await follow(page, address);
      await message.filter({ hasText: words }).waitFor();
      const stands = { path: new URL(page.url()).pathname, heading: await page.locator('main h1').innerText() };
      expect({ address, ...stands }).toEqual({ address, path: '/bag', heading });
      await message.getByRole('button', { name: 'Cerrar mensaje' }).click();
    }
    await follow(page, '/admin/audit');
    await message.waitFor();
    // A late part of the page may have wanted the same file: browsers keep that its import failed.
    if (part === 'code') await page.evaluate(`import('${audit}').catch(() => undefined)`);
    await heal();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.waitForURL(/\/admin\/audit$/);
  },
);

test('MEND-6 without a network the message says so, and a retry works when it is back', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/home?gender=Men');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Women' }).filter({ visible: true }).first().click();
  await page.getByText('Parece que no tiene conexión a internet.').waitFor();
  expect(page.url()).toBe(`${shop.url}/home?gender=Men`);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.waitForURL(/gender=Women/);
});

test('MEND-6 a request that is aborted because its page was left is no error', async ({ page, errors }) => {
  await page.goto('/home?gender=Men');
  const reject = (what: string) =>
    page.evaluate(`void Promise.reject(${what}); new Promise((done) => setTimeout(done, 100))`);
  await reject(`new DOMException('left', 'AbortError')`);
  expect(errors).toEqual([]);
  await reject(`new Error('seen')`);
  expect(errors.splice(0)).toEqual(['seen']);
});

test('MEND-6 on a phone the error message is visible', async ({ page }) => {
  await page.goto('/login?vista=crear');
  await fail(page, /\/login(?:\.data|\/availability)/, 'abort');
  await shopper(page).register();
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
