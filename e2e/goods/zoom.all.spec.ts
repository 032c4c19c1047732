import { expect, test } from '../fixtures/test.ts';
import type { CDPSession, Page } from '@playwright/test';

const zoomOf = (page: Page) => page.getByRole('dialog', { name: /ampliadas/ });

/** Returns the visible picture and its displayed width, in px. */
const shownPicture = (page: Page) =>
  zoomOf(page).locator('[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)');
const widthOf = async (page: Page) => (await shownPicture(page).boundingBox())?.width ?? 0;

async function openZoom(page: Page): Promise<void> {
  await page.goto('/detail/150');
  await page.getByRole('link', { name: /^Ampliar foto 1/ }).click();
  await zoomOf(page).getByText('Foto 1 de').waitFor();
  await expect.poll(() => shownPicture(page).evaluate((image) => image.hasAttribute('src'))).toBe(true);
}

type Point = { readonly x: number; readonly y: number };

/** Moves fingers from their first points to their last. */
async function touch(session: CDPSession, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const steps = 12;
  const at = (part: number) =>
    from.map(({ x, y }, id) => ({
      x: x + ((to[id]?.x ?? x) - x) * part,
      y: y + ((to[id]?.y ?? y) - y) * part,
      id,
    }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('on a phone a picture can be pinch-zoomed, dragged, and swiped to the next', async ({ visit }) => {
  const { page, context } = await visit({ width: 390 });
  await openZoom(page);
  const session = await context.newCDPSession(page);
  const before = await widthOf(page);
  await touch(
    session,
    [
      { x: 170, y: 400 },
      { x: 220, y: 440 },
    ],
    [
      { x: 60, y: 300 },
      { x: 330, y: 540 },
    ],
  );
  await zoomOf(page).getByRole('button', { name: 'Alejar' }).waitFor();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(1.5 * before);
  const left = (await shownPicture(page).boundingBox())?.x ?? 0;
  await touch(session, [{ x: 200, y: 400 }], [{ x: 120, y: 400 }]);
  await expect.poll(async () => (await shownPicture(page).boundingBox())?.x).toBeLessThan(left);

  await zoomOf(page).getByRole('button', { name: 'Alejar' }).click();
  await zoomOf(page).getByRole('button', { name: 'Acercar' }).waitFor();
  await touch(session, [{ x: 300, y: 400 }], [{ x: 40, y: 400 }]);
  await zoomOf(page).getByText('Foto 2 de').waitFor();
});

test('a drag down closes the pictures and restores the focus', async ({ visit }) => {
  const { page, context } = await visit({ width: 390 });
  await openZoom(page);
  const session = await context.newCDPSession(page);
  await touch(session, [{ x: 200, y: 300 }], [{ x: 200, y: 800 }]);
  await zoomOf(page).waitFor({ state: 'hidden' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Ampliar foto 1/);
  // It opens again in its first state.
  await page.getByRole('link', { name: /^Ampliar foto 1/ }).click();
  await zoomOf(page).getByRole('button', { name: 'Foto siguiente' }).click();
  await zoomOf(page).getByText('Foto 2 de').waitFor();
});

test('a click and the keyboard zoom a picture, arrows pan it, and the focus stays on the buttons', async ({ page }) => {
  await openZoom(page);
  await shownPicture(page).click();
  await zoomOf(page).getByRole('button', { name: 'Alejar' }).waitFor();
  const top = (await shownPicture(page).boundingBox())?.y ?? 0;
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await shownPicture(page).boundingBox())?.y).toBeLessThan(top);
  await page.keyboard.press('z');
  await zoomOf(page).getByRole('button', { name: 'Acercar' }).waitFor();
  const names: unknown[] = [];
  for (let press = 0; press < 4; press += 1) {
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')));
    await page.keyboard.press('Tab');
  }
  expect(names).toEqual(['Cerrar', 'Foto anterior', 'Acercar', 'Foto siguiente']);
  await page.keyboard.press('Escape');
  await zoomOf(page).waitFor({ state: 'hidden' });
});

test('MEND-15 a zoomed picture that fails is retried, and loads', async ({ page }) => {
  await page.goto('/detail/150');
  await page.route('**/media/**', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('link', { name: /^Ampliar foto 1/ }).click();
  await zoomOf(page).getByText('No pudimos cargar la foto.').first().waitFor();
  await page.unroute('**/media/**');
  await expect
    .poll(() => shownPicture(page).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(300);
});

test('the zoom starts with the picture of the page, and from the point that was pressed', async ({ page }) => {
  await page.goto('/detail/150');
  const link = page.getByRole('link', { name: /^Ampliar foto 1/ });
  const image = link.locator('img');
  await expect
    .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 300))
    .toBe(true);
  const shown = await image.evaluate((one) => one instanceof HTMLImageElement && one.currentSrc);
  const large = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    await large.promise;
    await route.continue();
  });
  const box = await link.boundingBox();
  await link.click({ position: { x: 0.1 * (box?.width ?? 0), y: 0.1 * (box?.height ?? 0) } });
  // The pictures beside it have placeholders too.
  const placeholders = zoomOf(page).locator('img.pswp__img--placeholder');
  await expect
    .poll(() => placeholders.evaluateAll((all) => all.map((one) => one.getAttribute('src'))))
    .toContain(shown);
  large.resolve();
  await zoomOf(page).getByRole('button', { name: 'Acercar' }).click();
  await zoomOf(page).getByRole('button', { name: 'Alejar' }).waitFor();
  const near = await shownPicture(page).boundingBox();
  const sides = { left: -(near?.x ?? 0), right: (near?.x ?? 0) + (near?.width ?? 0) - 1440 };
  expect(sides.left).toBeLessThan(sides.right);
});
