import { expect, test } from '../fixtures/test.ts';
import { misfits, violations } from './inspection.ts';
import { forAdministrators, forCustomers, forGuests } from './looked-at.ts';
import { invalidDocument, invalidMarkup, nuFaults } from './markup.ts';
import { logIn } from '../actors/ready-accounts.ts';
import type { Visit } from '../fixtures/visit.ts';

const narrowest = 320;
const usual = [390, 768, 1440];

/** Returns the findings: overflow at every width, and those of axe at some. */
async function inspect({ page }: Visit, path: string): Promise<string[]> {
  await page.setViewportSize({ width: narrowest, height: 640 });
  await page.goto(path);
  const wrong = [...(await misfits(page)), ...(await invalidMarkup(page))].map((one) => `${narrowest} px: ${one}`);
  for (const width of usual) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    wrong.push(...(await misfits(page)).map((one) => `${width} px: ${one}`));
    if (width !== 768) wrong.push(...(await violations(page)).map((one) => `${width} px: ${one}`));
  }
  return wrong.map((one) => `${path} at ${one}`);
}

async function inspectAll(seen: Visit, paths: readonly string[]): Promise<void> {
  const wrong: string[] = [];
  for (const path of paths) wrong.push(...(await inspect(seen, path)));
  await seen.close();
  expect(wrong).toEqual([]);
}

test.describe('MEND-47 every screen is valid HTML, fits its window and is accessible', () => {
  test('for guests', async () => inspectAll(await visit(), forGuests));

  test('for customers', async ({ page, me, shopper }) => {
    await logIn(page, 'maria', 'maria1234');
    await shopper.openProduct('Women');
    await shopper.addToBag();
    const orders = await page
      .goto('/user/orders')
      .then(() =>
        page
          .locator('main a[href^="/user/orders/"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
      );
    await inspectAll(me, [...forCustomers, '/bag', ...orders.slice(0, 1)]);
  });

  test('for administrators', async ({ me, owner }) => {
    await owner.enter();
    await inspectAll(me, forAdministrators);
  });

  test('MEND-47 the e-mails in the outbox are valid HTML', async ({ page }) => {
    await page.goto('/outbox');
    const emails = page.locator('main a[href^="/outbox/"]');
    const paths = await emails.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const wrong: string[] = [];
    for (const path of paths.slice(0, 12)) {
      await page.goto(path);
      const source = (await page.locator('iframe').getAttribute('src')) ?? '';
      wrong.push(...(await invalidDocument(await (await page.request.get(source)).text())));
    }
    expect(wrong).toEqual([]);
  });

  // Last, over all documents of this file.
  test('MEND-47 the Nu HTML Checker, if Java is installed, finds no error in any of these pages', async () => {
    expect(await nuFaults()).toEqual([]);
  });
});
