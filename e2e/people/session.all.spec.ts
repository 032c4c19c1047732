import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { texts } from '#contract/core/texts.ts';
import { phone } from '../fixtures/visit.ts';
import { account, endSession, expired, guestWords } from './session-scene.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { untilReviewFormWorks } from '../marketing/review-form.ts';

test.use({ viewport: phone });

test('MEND-7 a guest whose session expired long ago is told once, and cached pages are served as before', async ({
  page,
  context,
}) => {
  await newCustomer(page);
  await context.clearCookies({ name: 'percha' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()));
  await page.goto('/');
  const told = page.getByText(texts.session.expired).first();
  await told.waitFor();
  await told.waitFor({ state: 'detached' });
  asked.length = 0;
  for (const path of ['/detail/3', '/home?gender=Men', '/']) {
    await page.goto(path);
    await account(page).getByText(guestWords).waitFor({ state: 'attached' });
  }
  expect([asked, await page.getByText(texts.session.expired).count()]).toEqual([[], 0]);
});

test('MEND-7 a form that is sent before the code that keeps it has come is kept too', async ({ page, buyer }) => {
  const loadCode = await withholdFormCode(page);
  await page.goto('/user/profile');
  await page.getByLabel('Apellido').fill('Ríos Paz');
  await endSession(page);
  // The answer takes longer than the code.
  await page.route('**/user/profile.data*', async (route) => {
    await loadCode();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await route.continue();
  });
  await page.getByRole('button', { name: accountTexts.profile.save }).click();
  await expired(page).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await buyer.logIn(buyer.username, buyer.password);
  await page.waitForURL((url) => url.pathname === '/user/profile');
  await expect(page.getByLabel('Apellido')).toHaveValue('Ríos Paz');
});

test('MEND-7 a review sent after the session expired is restored after the login', async ({ page, buyer }) => {
  // What listens to the fields may be slower than who writes into them.
  const loadCode = await withholdFormCode(page);
  await page.goto('/detail/5');
  await untilReviewFormWorks(page);
  await page.getByRole('radio', { name: '4 estrellas' }).check({ force: true });
  await loadCode();
  await page.getByLabel('Comentario').fill('Buena caída, buen color.');
  await endSession(page);
  await page.getByRole('button', { name: 'Publicar reseña' }).click();
  await expired(page).waitFor();
  await buyer.logIn(buyer.username, buyer.password);
  await page.waitForURL((url) => url.pathname === '/detail/5');
  await expect(page.getByLabel('Comentario')).toHaveValue('Buena caída, buen color.');
  await expect(page.getByRole('radio', { name: '4 estrellas' })).toBeChecked();
});

/** Withholds the code that keeps what is typed over an expired session; returns a function that loads it. */
async function withholdFormCode(page: Page): Promise<() => Promise<void>> {
  const address = '**/assets/*/watch-forms-*.js';
  const code = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await code.promise;
    await route.continue();
  });
  return async () => {
    const loaded = page.waitForResponse(address);
    code.resolve(undefined);
    await (await loaded).finished();
  };
}
