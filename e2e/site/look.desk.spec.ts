import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { misfits } from '../walk/inspection.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';
import { watchShifts } from './layout-shifts.ts';

const drawing = (fill: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 30" onload="document.title='mal'"><script>document.title='mal'</script><circle cx="15" cy="15" r="14" fill="${fill}"/><path d="M40 5h100v6H40zM40 19h70v6H40z" fill="${fill}"/></svg>`,
  ),
});

const saveOf = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });
const chosenLogo = (page: Page) => page.getByRole('img', { name: 'Logo elegido' });

const groups = z.array(z.object({ group: z.string(), values: z.record(z.string(), z.unknown()) }));

/** The look is one for all pages: returns a function that makes it what it is now. */
async function keepLook(page: Page, url: string): Promise<() => Promise<void>> {
  const answer = await page.request.get('/api/admin/settings');
  const before = groups.parse(await answer.json()).find(({ group }) => group === 'look')?.values;
  return async () => {
    const saved = await page.request.patch('/api/admin/settings/look', { headers: { origin: url }, data: before });
    expect(saved.status()).toBe(200);
  };
}

/** Reads a page of the shop as a guest: its logo, colours and faces, and how much moved while it was loaded. */
async function seenBy(page: Page, path: string) {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  const moved = await watchShifts(page);
  await page.goto(path);
  await page.evaluate('document.fonts.ready.then(() => true)');
  const seen = await page.evaluate(() => {
    const styles = getComputedStyle(document.documentElement);
    const [image] = document.querySelectorAll('header a[aria-label$="ir al inicio"] img');
    return {
      logo: image instanceof HTMLImageElement ? [image.alt, image.width, image.height, image.naturalWidth > 0] : null,
      sale: styles.getPropertyValue('--color-sale').trim(),
      ground: styles.backgroundColor,
      manifest: document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? '',
    };
  });
  return {
    ...seen,
    moved: await moved(),
    findings: await misfits(page),
    fonts: fonts.map((font) => font.replace(/-.{8}\.woff2$/, '')).toSorted(),
  };
}

test('OWN-1 the owner takes the offered shade, uploads a logo, and the shop has both at once; an earlier look comes back @all', async ({
  page,
  owner,
  shop,
  visit,
}) => {
  const restore = await keepLook(page, shop.url);
  await owner.enter('/admin/settings/look');
  const save = saveOf(page);
  const sale = page.getByRole('textbox', { name: 'Color de las ofertas', exact: true });
  await sale.fill('#3de8a3');
  const offered = page.getByRole('button', { name: /^Usar #[\da-f]{6}$/ });
  const shade = (await offered.innerText()).replace('Usar ', '');
  // Without taking it, the form is not saved.
  await save.click();
  await expect(page.getByText(`El tono más cercano que alcanza es ${shade}`)).toBeVisible();
  expect(await nightlyViolations(page)).toEqual([]);
  await offered.click();
  await expect(sale).toHaveValue(shade);
  await expect(offered).toHaveCount(0);
  const letters = page.getByLabel('Letras');
  await letters.selectOption({ label: 'Clásica: Gilda Display y Figtree' });
  await page.getByLabel('Fondo').selectOption({ label: 'Blanco' });
  await page.getByLabel('Subir: Logo').setInputFiles([drawing('#1f3d7a')]);
  await expect(chosenLogo(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vista previa' }).locator('img')).toHaveCount(1);
  expect(await misfits(page)).toEqual([]);
  await save.click();
  await expect(save).toBeHidden();
  const worn = async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Percha' }).getByRole('img')).toHaveCount(1);
    await expect(page.locator(':root')).toHaveCSS('--color-sale', shade);
    await expect(page.locator(':root')).toHaveCSS('--font-display', /Gilda/);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#ffffff');
  };
  await worn();
  await page.reload();
  await worn();

  for (const path of ['/', '/home?gender=Women', '/login']) {
    const guest = await visit();
    const { manifest: address, ...seen } = await seenBy(guest.page, path);
    expect(seen).toEqual({
      logo: ['Percha', 200, 40, true],
      sale: shade,
      ground: 'rgb(255, 255, 255)',
      moved: [],
      findings: [],
      fonts: ['/assets/figtree', '/assets/gilda-display'],
    });
    // The catalogue has text in each of the chosen colours.
    if (path.startsWith('/home')) expect(await nightlyViolations(guest.page)).toEqual([]);
    const manifest = await guest.page.request.get(address);
    expect(manifest.headers()).toMatchObject({
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await manifest.json()).toMatchObject({ name: 'Percha', background_color: '#ffffff' });
    await guest.close();
  }

  // Opened by itself, the drawing runs nothing.
  const answer = await page.request.get((await chosenLogo(page).getAttribute('src')) ?? '');
  expect(await answer.text()).not.toMatch(/script|onload/);
  expect(answer.headers()['content-security-policy']).toContain('sandbox');

  await letters.selectOption({ label: 'Moderna: Jost e Inter' });
  await save.click();
  await expect(save).toBeHidden();
  await page.getByText('Versiones anteriores').click();
  await page.getByRole('button', { name: 'Volver a esta' }).first().click();
  const asked = owner.dialog('¿Volver a esta versión?');
  await asked.getByRole('button', { name: 'Volver a esta' }).click();
  await expect(asked).toBeHidden();
  await expect(letters).toHaveValue('classic');
  await restore();
});

test('OWN-1 a drawing with texts is refused with advice, and an upload that fails is tried again on demand @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/settings/look');
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Casa</text></svg>');
  await page.getByLabel('Subir: Ícono').setInputFiles([{ name: 'texto.svg', mimeType: 'image/svg+xml', buffer }]);
  await expect(page.getByText(/el SVG tiene textos. Conviértalos en curvas/)).toBeVisible();
  expect(await nightlyViolations(page)).toEqual([]);

  await page.route('**/admin/settings/pictures', (route) => route.abort(), { times: 1 });
  await page.getByLabel('Subir: Logo').setInputFiles([drawing('#123456')]);
  const failed = page.getByText(/logo\.svg.*no se pudo subir|no se pudo subir.*logo\.svg/);
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(chosenLogo(page)).toBeVisible();
  await expect(failed).toHaveCount(0);
});
