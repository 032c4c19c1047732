import { test } from '../fixtures/test.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { askedByAdministrators } from './asked-by-administrators.ts';
import { askedByBuyers } from './asked-by-buyers.ts';
import { askedByCustomers } from './asked-by-customers.ts';
import { askedByGuests } from './asked-by-guests.ts';
import { fail, failures, pageParts, stayAtBag, walk } from './failed-requests.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { pageAddresses } from '../fixtures/page-addresses.ts';
import { phone } from '../fixtures/visit.ts';

test.use({ viewport: phone });

const walked = { guest: askedByGuests, maria: askedByCustomers, cliente: askedByBuyers, admin: askedByAdministrators };

for (const [person, all] of Object.entries(walked)) {
  test.describe(`MEND-6 a request that fails keeps the page of ${person}`, () => {
    for (const asked of all) {
      test(`${asked.of}: ${asked.what}`, async ({ page }) => {
        if (person !== 'guest') await logIn(page, person, `${person}1234`);
        await walk(page, asked);
      });
    }
  });
}

test('MEND-6 a changed password is not lost when the session cannot be renewed', async ({ page, buyer }) => {
  await page.goto('/user/changepassword');
  const fields = page.locator('main form input[type="password"]');
  for (const [at, text] of [buyer.password, 'nueva12345', 'nueva12345'].entries()) await fields.nth(at).fill(text);
  const heal = await fail(page, /\/changepassword\/session/, 'abort');
  await page.getByRole('button', { name: accountTexts.changePassword.save }).click();
  const message = page.locator('output > span').filter({ hasText: 'La contraseña se cambió' });
  await message.waitFor();
  await heal();
  await message.getByRole('button', { name: 'Reintentar' }).click();
  await message.waitFor({ state: 'hidden' });
});

const web = join(import.meta.dirname, '..', '..', 'web');

/** Pages of the shop without data of their own: nothing is asked for them but their code. */
const dataless = new Set(
  [
    ...readFileSync(join(web, 'routes.ts'), 'utf8').matchAll(
      /route\('([^']+)', (?:'([\w/-]+\.page\.tsx)'|construction)/g,
    ),
  ]
    .filter(([, , file = 'site/info/construction.page.tsx']) => !hasLoader(file))
    .map(([, path]) => `/${path}`),
);

function hasLoader(file: string): boolean {
  return /export (?:(?:async )?function|const) loader\b/.test(readFileSync(join(web, file), 'utf8'));
}

const ahead = /^\/($|bag|home$|detail\/)/;

for (const part of ['data', 'code'] as const) {
  for (const { how, words } of failures) {
    test(`MEND-6 each page whose ${part} does not come, ${how}, leaves the visitor where they are`, async ({
      page,
    }) => {
      await logIn(page, 'admin', 'admin1234');
      await page.goto('/bag');
      // The code of the page where the visitor is has come already, and that of those that are fetched in advance.
      const addresses = Object.entries(pageAddresses)
        .filter(([path]) => (part === 'data' ? !dataless.has(path) : !ahead.test(path)))
        .map(([, address]) => address);
      await fail(page, pageParts[part], how);
      await stayAtBag(page, addresses, words);
    });
  }
}
