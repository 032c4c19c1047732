import { expect, test } from '../fixtures/test.ts';
import { Client } from 'pg';
import { z } from 'zod';

const old = z.array(z.object({ reference: z.uuid(), number: z.int() }));

/** Paid orders of the demo that are so old that the provider refuses their refunds. */
async function oldOrders() {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    const found = await client.query(
      `select o.reference, o.number from orders o join payments p on p.order_reference = o.reference
       where p.created_at < now() - interval '181 days' order by p.created_at limit $1`,
      [widths.length],
    );
    return old.length(widths.length).parse(found.rows);
  } finally {
    await client.end();
  }
}

test('DESK-3 a refused refund stands in red at the top of the first page, and leads to its order', async ({
  page,
  owner,
}) => {
  const order = (await oldOrders())[widths.indexOf(width)];
  await owner.enter(`/admin/orders/${order?.reference}`);
  const money = page.getByRole('region', { name: 'Dinero' });
  await money.getByRole('button', { name: /^Devolver \$/ }).click();
  await page
    .getByRole('dialog', { name: /^¿Devolver \$/ })
    .getByRole('button', { name: 'Devolver' })
    .click();
  await owner.toast('El medio de pago rechazó la devolución: pasaron más de 180 días desde el pago.');
  await money.locator('[data-refund="refused"]').getByText('motivo: pasaron más de 180 días').waitFor();

  await page.goto('/admin');
  const errors = page.getByRole('alert', { name: 'Para atender' });
  const link = errors.getByRole('link', { name: /^\d+ (orden|órdenes) con una devolución rechazada$/ });
  await link.waitFor();
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
  await page.getByText(`N° ${order?.number}`).first().waitFor();
});
