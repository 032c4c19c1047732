import { load } from 'cheerio';
import { expect } from '../fixtures/test.ts';
import { phone } from '../fixtures/visit.ts';
import { test } from '../people/provider-shop.ts';
import { saidLines } from './said-lines.ts';
import { spanishIn } from './spanish-in.ts';
import { inEnglish } from './texts-of.ts';

test.use({ viewport: phone });

/** Pages with parts that only scripts make, by who sees them, and a text of each. */
const scripted = [
  [undefined, '/', 'ui.play'],
  [undefined, '/login?vista=crear', 'accounts.showInForm'],
  ['cliente', '/bag/delivery', 'texts.emptyBagPage'],
  ['admin', '/admin/modification/1', 'rich-text.bold'],
  ['admin', '/admin/pages/privacidad', 'rich-text.insert'],
  ['admin', '/admin/letters/payment-approved', 'letters.theEmail'],
] as const;

test('OWN-2 what scripts add to a page in English says no sentence of the Spanish interface, and leads to no page in Spanish', async ({
  visit,
}) => {
  for (const who of [undefined, 'cliente', 'admin'] as const) {
    const { page, close } = await visit(who === undefined ? {} : { as: who });
    for (const [, path, added] of scripted.filter(([as]) => as === who)) {
      await page.goto(`/en${path}`);
      const read = async () => load(await page.content());
      await expect.poll(async () => saidLines(await read()), { message: path }).toContain(inEnglish(added));
      expect(spanishIn(await read(), page.url())).toEqual([]);
    }
    await close();
  }
});
