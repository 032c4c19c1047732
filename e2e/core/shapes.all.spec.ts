import { expect, test } from '../fixtures/test.ts';
import type { Locator, Page } from '@playwright/test';
import { desktop, phone } from '../fixtures/visit.ts';

type Place = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

async function placeOf(found: Locator): Promise<Place> {
  return found.first().evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { left, top: top + window.scrollY, width, height };
  });
}

/** Holds the data of a page back until it is released, and counts the layout shift from then on. */
async function held(page: Page, path: string, open: () => Promise<void>) {
  const release = Promise.withResolvers<void>();
  const pattern = (url: URL) => url.pathname === `${path}.data`;
  await page.route(pattern, async (route) => {
    await release.promise;
    await route.continue();
  });
  await open();
  await page.getByText('Cargando la página…').waitFor({ state: 'attached' });
  return {
    async release(): Promise<number> {
      await page.evaluate(() => {
        new PerformanceObserver((list) => {
          const known = Number(document.body.dataset['shift'] ?? 0);
          const sum = list
            .getEntries()
            .reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), known);
          document.body.dataset['shift'] = String(sum);
        }).observe({ type: 'layout-shift' });
      });
      release.resolve();
      await page.getByText('Cargando la página…').waitFor({ state: 'detached' });
      await page.unroute(pattern);
      // Layout shifts are reported after the frame in which they were.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      return page.evaluate(() => Number(document.body.dataset['shift'] ?? 0));
    },
  };
}

const heading = (page: Page) => page.locator('main h1').filter({ visible: true });

for (const { width } of [phone, desktop]) {
  test(`SHAPE-1 at ${width} px the pages of the account have the place of their shapes`, async ({ visit }) => {
    const { page } = await visit({ width, as: 'maria' });
    const pages = [
      { path: '/user/orders', name: 'MIS COMPRAS', first: 'main ul > li' },
      { path: '/user/profile', name: 'MI PERFIL', first: 'main .h-control, main form input[type=text]' },
      { path: '/user/reviews', name: 'MIS RESEÑAS', first: undefined },
      { path: '/user/changepassword', name: 'Cambiar contraseña', first: 'main .h-control, main form input' },
    ] as const;
    for (const { path, name, first } of pages) {
      await page.goto('/user');
      const loading = await held(page, path, () => page.getByRole('link', { name, exact: true }).click());
      const seen = () => page.locator(first ?? 'main h1').filter({ visible: true });
      const shape = {
        title: await heading(page).innerText(),
        place: await placeOf(heading(page)),
        first: await placeOf(seen()),
      };
      expect({ path, shift: await loading.release() }).toEqual({ path, shift: 0 });
      expect({ path, title: await heading(page).innerText(), place: await placeOf(heading(page)) }).toEqual({
        path,
        title: shape.title,
        place: shape.place,
      });
      const { left, top, width: wide } = await placeOf(seen());
      expect({ path, left, top, wide }).toEqual({
        path,
        left: shape.first.left,
        top: shape.first.top,
        wide: shape.first.width,
      });
    }

    await page.goto('/user/orders');
    const paid = page.locator('main li').filter({ has: page.locator('[data-status=approved]') });
    // A row of the shape is as high as one of an order that needs nothing more.
    const row = await placeOf(paid);
    const link = paid.first().getByRole('link');
    const path = (await link.getAttribute('href')) ?? '';
    const loading = await held(page, path, () => link.click());
    const sheet = await placeOf(page.locator('main article').filter({ visible: true }));
    expect({ path, shift: await loading.release() }).toEqual({ path, shift: 0 });
    const { left, top, width: wide } = await placeOf(page.locator('main article'));
    expect({ left, top, wide }).toEqual({ left: sheet.left, top: sheet.top, wide: sheet.width });

    await page.goto('/user');
    const again = await held(page, '/user/orders', () => page.getByRole('link', { name: 'MIS COMPRAS' }).click());
    const { height } = await placeOf(page.locator('main ul > li').filter({ visible: true }));
    expect(Math.abs(height - row.height)).toBeLessThan(1);
    await again.release();
  });
}
