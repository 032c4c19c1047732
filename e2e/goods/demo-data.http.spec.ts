import { expect, test } from '../fixtures/test.ts';
import { Client } from 'pg';
import { z } from 'zod';

async function rowsOf(query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

test('MEND-11 a database stocked by the demo has the mode demo', async () => {
  expect(await rowsOf('select mode from shop_mode')).toEqual([{ mode: 'demo' }]);
});

const paid = z.array(z.object({ reference: z.uuid() })).length(1);

test('BACK-2 a paid order of the demo is known to the simulator: it is asked about and refunded', async ({
  page,
  owner,
}) => {
  // A reviewer's newest purchase, of which no other test changes the money; the provider refuses those of 180 days ago.
  const [order] = paid.parse(
    await rowsOf(
      `select order_reference as reference from payments where id like '500000010__' order by created_at desc limit 1`,
    ),
  );
  await owner.enter(`/admin/orders/${order?.reference}`);
  const document = page.getByRole('dialog', { name: 'Orden de compra' });
  await document.getByRole('button', { name: 'Consultar ahora al medio de pago' }).click();
  await owner.toast('Orden al día con el medio de pago.');
  const money = document.getByRole('region', { name: 'Dinero' });
  await money.getByRole('radio', { name: 'Por monto' }).check();
  await money.getByLabel('Monto', { exact: true }).fill('1,50');
  await money.getByRole('button', { name: 'Devolver $ 1,50' }).click();
  await page.getByRole('dialog', { name: '¿Devolver $ 1,50?' }).getByRole('button', { name: 'Devolver' }).click();
  await money.locator('[data-money="partly_refunded"]').waitFor();
  await money.locator('[data-refund="done"]').waitFor();
});
