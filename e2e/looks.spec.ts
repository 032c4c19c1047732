import { describe, expect, test } from 'vitest';
import { administrator } from './administrator.ts';
import { misfits, violations } from './inspection.ts';
import { forAdministrators, forCustomers, forGuests } from './looked-at.ts';
import { invalidDocument, invalidMarkup, nuFaults } from './markup.ts';
import { logIn } from './ready-accounts.ts';
import { shopper } from './shopper.ts';
import { visit } from './visit.ts';
import type { Visit } from './visit.ts';

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

describe('MEND-47 every screen is valid HTML, fits its window and is accessible', () => {
  test('for guests', async () => inspectAll(await visit(), forGuests));

  test('for customers', async () => {
    const seen = await visit();
    const she = shopper(seen.page);
    await logIn(seen.page, 'maria', 'maria1234');
    await she.openProduct('Women');
    await she.addToBag();
    const orders = await seen.page
      .goto('/user/orders')
      .then(() =>
        seen.page
          .locator('main a[href^="/user/orders/"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
      );
    await inspectAll(seen, [...forCustomers, '/bag', ...orders.slice(0, 1)]);
  });

  test('for administrators', async () => {
    const seen = await visit();
    await administrator(seen.page).enter();
    await inspectAll(seen, forAdministrators);
  });

  test('MEND-47 the e-mails in the outbox are valid HTML', async () => {
    const { page, close } = await visit();
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
    await close();
  });

  // Last, over all documents of this file.
  test('MEND-47 the Nu HTML Checker, if Java is installed, finds no error in any of these pages', async () => {
    expect(await nuFaults()).toEqual([]);
  });
});
