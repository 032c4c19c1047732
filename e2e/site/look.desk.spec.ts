import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { misfits, violations } from '../walk/inspection.ts';
import { openOwnShop } from '../fixtures/shop.ts';
import type { OwnShop } from '../fixtures/shop.ts';
import { logIn } from '../actors/ready-accounts.ts';

/** Its own shop, because the look is one for all. */
let shop: OwnShop;

test.beforeAll(async () => {
  shop = await openOwnShop();
}, 600_000);

test.afterAll(() => shop.close());

const drawing = (fill: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 30" onload="document.title='mal'"><script>document.title='mal'</script><circle cx="15" cy="15" r="14" fill="${fill}"/><path d="M40 5h100v6H40zM40 19h70v6H40z" fill="${fill}"/></svg>`,
  ),
});

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });

async function openLook(width: number) {
  const visited = await visit({ width, shopUrl: shop.url });
  await logIn(visited.page, 'admin', 'admin1234', shop.url);
  await visited.page.goto('/admin/settings/look');
  return visited;
}

/** Reads a page of the shop as a guest: its logo, colours and faces, and how much moved while it was loaded. */
async function seenBy(width: number, path: string) {
  const { page, troubles, close } = await visit({ width, shopUrl: shop.url });
  await page.addInitScript(`
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.moved.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await page.evaluate('document.fonts.ready.then(() => true)');
  const seen = await page.evaluate(() => {
    const styles = getComputedStyle(document.documentElement);
    const [image] = document.querySelectorAll('header a[aria-label$="ir al inicio"] img');
    return {
      logo: image instanceof HTMLImageElement ? [image.alt, image.width, image.height, image.naturalWidth > 0] : null,
      accent: styles.getPropertyValue('--color-accent').trim(),
      sale: styles.getPropertyValue('--color-sale').trim(),
      ground: getComputedStyle(document.documentElement).backgroundColor,
      manifest: document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? '',
      moved: 0,
    };
  });
  const moved = await page.evaluate('window.moved');
  const findings = [...(await violations(page)), ...(await misfits(page))];
  await close();
  return { ...seen, moved, findings, fonts, troubles };
}

test('OWN-1 the owner takes the offered shade, uploads a logo, and the shop has both at once', async () => {
  const fill = width === 390 ? '#7a1f3d' : '#1f3d7a';
  const { page, errors, close } = await openLook(width);
  const sale = page.getByRole('textbox', { name: 'Color de las ofertas', exact: true });
  await sale.fill(width === 390 ? '#e8a33d' : '#3de8a3');
  const offered = page.getByRole('button', { name: /^Usar #[\da-f]{6}$/ });
  await offered.waitFor();
  expect(await violations(page)).toEqual([]);
  const shade = (await offered.innerText()).replace('Usar ', '');
  // Without taking it, the form is not saved.
  await save(page).click();
  await page.getByText(`El tono más cercano que alcanza es ${shade}`).waitFor();
  await offered.click();
  expect(await sale.inputValue()).toBe(shade);
  expect(await offered.count()).toBe(0);
  await page.getByLabel('Letras').selectOption({ label: 'Clásica: Gilda Display y Figtree' });
  await page.getByLabel('Fondo').selectOption({ label: 'Blanco' });
  const shownLogos = () =>
    page.getByRole('img', { name: 'Logo elegido' }).evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  // At the second width the logo of the first one is shown until this one is uploaded.
  const before = await shownLogos();
  await page.getByLabel('Subir: Logo').setInputFiles([drawing(fill)]);
  await expect.poll(shownLogos).not.toEqual(before);
  const preview = page.getByRole('region', { name: 'Vista previa' });
  expect(await preview.locator('img').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
  await save(page).click();
  await save(page).waitFor({ state: 'hidden' });
  await page.reload();
  expect(await page.getByRole('link', { name: 'Percha' }).getByRole('img').count()).toBe(1);

  for (const path of ['/', '/home?gender=Women', '/login']) {
    const seen = await seenBy(width, path);
    expect(seen).toMatchObject({
      logo: ['Percha', 200, 40, true],
      sale: shade,
      ground: 'rgb(255, 255, 255)',
      moved: [],
      findings: [],
      errors: [],
    });
    expect(seen.fonts.map((font) => font.replace(/-.{8}\.woff2$/, '')).toSorted()).toEqual([
      '/assets/figtree',
      '/assets/gilda-display',
    ]);
    const manifest = await page.request.get(`${shop.url}${seen.manifest}`);
    expect(manifest.headers()).toMatchObject({
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await manifest.json()).toMatchObject({ name: 'Percha', background_color: '#ffffff' });
  }

  // Opened by itself, the drawing runs nothing.
  const source = await page.getByRole('img', { name: 'Logo elegido' }).getAttribute('src');
  await page.goto('/login');
  const answer = await page.request.get(`${shop.url}${source}`);
  expect(await answer.text()).not.toMatch(/script|onload/);
  expect(answer.headers()['content-security-policy']).toContain('sandbox');

  await page.goto('/admin/settings/look');
  const letters = page.getByLabel('Letras');
  await letters.selectOption({ label: 'Moderna: Jost e Inter' });
  await save(page).click();
  await save(page).waitFor({ state: 'hidden' });
  await page.getByText('Versiones anteriores').click();
  await page.getByRole('button', { name: 'Volver a esta' }).first().click();
  const asked = page.getByRole('dialog', { name: '¿Volver a esta versión?' });
  await asked.getByRole('button', { name: 'Volver a esta' }).click();
  await asked.waitFor({ state: 'hidden' });
  await expect.poll(() => letters.inputValue()).toBe('classic');
  expect(errors).toEqual([]);
  await close();
});

test('OWN-1 a drawing with texts is refused with advice, and what was chosen stays', async () => {
  const { page, close } = await openLook(1440);
  const name = 'texto.svg';
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Casa</text></svg>');
  await page.getByLabel('Subir: Ícono').setInputFiles([{ name, mimeType: 'image/svg+xml', buffer }]);
  await page.getByText(/el SVG tiene textos. Conviértalos en curvas/).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('OWN-1 an upload that fails is tried again on demand', async () => {
  const { page, close } = await openLook(1440);
  await page.route('**/admin/settings/pictures', (route) => route.abort(), { times: 1 });
  await page.getByLabel('Subir: Logo').setInputFiles([drawing('#123456')]);
  await page.getByText(/no se pudo subir/).waitFor();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('img', { name: 'Logo elegido' }).waitFor();
  await page.getByText(/no se pudo subir/).waitFor({ state: 'detached' });
});

test('OWN-1 the icons follow the look, are revalidated at their plain addresses, and accept no other method', async () => {
  const plain = await fetch(`${shop.url}/favicon.svg`);
  expect(plain.headers.get('cache-control')).toBe('public, no-cache');
  const etag = plain.headers.get('etag') ?? '';
  expect((await fetch(`${shop.url}/favicon.svg`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  for (const path of [
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-512.png',
    '/icon-maskable-192.png',
    '/compartir.png',
  ]) {
    const { status, headers } = await fetch(`${shop.url}${path}`, { method: 'HEAD' });
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get('content-type')).toMatch(/^image\//);
  }
  expect((await fetch(`${shop.url}/favicon.ico`, { method: 'PUT' })).status).toBe(405);
});
