import { expect, test } from '../fixtures/test.ts';
import type { Shop } from '../fixtures/shop.ts';

/** Returns a paid order of the demo that is so old that the provider refuses its refund. */
async function oldOrder({ database }: Shop) {
  const { rows } = await database.pool.query<{ reference: string; number: number }>(
    `select o.reference, o.number from orders o join payments p on p.order_reference = o.reference
      where p.created_at < now() - interval '181 days' order by p.created_at limit 1`,
  );
  const [order] = rows;
  if (order === undefined) throw new Error('the demo has no order that is old enough');
  return order;
}

test('DESK-3 a refused refund stands in red at the top of the first page, and leads to its order @all', async ({
  page,
  owner,
  shop,
}) => {
  const { reference, number } = await oldOrder(shop);
  await owner.enter(`/admin/orders/${reference}`);
  const money = page.getByRole('region', { name: 'Dinero' });
  await money.getByRole('button', { name: /^Devolver \$/ }).click();
  await owner.confirm(/^¿Devolver \$/, 'Devolver');
  await owner.toast('El medio de pago rechazó la devolución: pasaron más de 180 días desde el pago.');
  const refused = money.locator('[data-refund="refused"]');
  await expect(refused).toContainText('motivo: pasaron más de 180 días');

  await page.goto('/admin');
  const errors = page.getByRole('alert', { name: 'Para atender' });
  const link = errors.getByRole('link', { name: /^\d+ (orden|órdenes) con una devolución rechazada$/ });
  await expect(link).toBeVisible();
  // Above everything else of the page but its title and ways.
  const summary = page.getByRole('heading', { level: 2 }).first();
  expect((await errors.boundingBox())?.y).toBeLessThan((await summary.boundingBox())?.y ?? 0);
  const [red, own, border] = await errors.evaluate((section) => {
    const probe = document.createElement('span');
    probe.className = 'text-danger';
    section.append(probe);
    const colours = [probe, section.querySelector('a') ?? section].map((one) => getComputedStyle(one).color);
    probe.remove();
    return [...colours, getComputedStyle(section).borderTopColor];
  });
  expect([own, border]).toEqual([red, red]);
  await link.click();
  await page.waitForURL(
    (url) => url.pathname === '/admin/orders' && url.searchParams.get('trouble') === 'refund-refused',
  );
  await expect(page.getByText(`N° ${number}`).first()).toBeVisible();
  await shop.database.pool.query(`delete from refunds where order_reference = $1 and state = 'refused'`, [reference]);
});
