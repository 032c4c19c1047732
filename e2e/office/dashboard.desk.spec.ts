import { expect, test } from '../fixtures/test.ts';
import { misfits, violations } from '../walk/inspection.ts';

test('ADM-5 the periods are chosen by links, and each figure leads to its orders', async ({ page, owner }) => {
  await owner.enter();
  const periods = page.getByRole('navigation', { name: 'Período' });
  expect(await periods.locator('[aria-current]').innerText()).toBe('30 días');
  for (const [name, heading, before] of [
    ['Hoy', 'Ventas de hoy', 'ayer hasta esta hora'],
    ['7 días', 'Ventas de los últimos 7 días', 'los 7 días anteriores'],
    ['30 días', 'Ventas de los últimos 30 días', 'los 30 días anteriores'],
  ] as const) {
    await periods.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.getByRole('link', { name: new RegExp(`^Ventas .*${before}`) }).waitFor();
    expect([...(await violations(page)), ...(await misfits(page))]).toEqual([]);
  }
  const rows = page.getByRole('region', { name: 'Ventas, en una tabla' }).getByRole('row');
  expect(await rows.count()).toBe(0);
  await page.getByText('Ver como tabla').click();
  expect(await rows.count()).toBe(31);
  await page.getByRole('link', { name: /^No concretadas/ }).click();
  await page.waitForURL((url) => url.pathname === '/admin/orders' && url.searchParams.get('status') === 'failure');
  await page.getByRole('link', { name: /^Quitar Desde \d{4}-\d\d-\d\d$/ }).waitFor();
  await page.getByRole('link', { name: /^Quitar Hasta \d{4}-\d\d-\d\d$/ }).waitFor();
});

test('ADM-5 the periods work without scripts', async ({ visit }) => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.request.post('/api/users/login', { data: { user_name: 'admin', user_password: 'admin1234' } });
  await page.goto('/admin');
  await page.getByRole('link', { name: '7 días', exact: true }).click();
  await page.getByRole('heading', { name: 'Ventas de los últimos 7 días' }).waitFor();
});
