import { z } from 'zod';
import { expect, test } from '../fixtures/test.ts';
import { enterAs } from '../fixtures/sent-page.ts';

test('MEND-11 a database stocked by the demo has the mode demo', async ({ shop }) => {
  const { rows } = await shop.database.pool.query('select mode from shop_mode');
  expect(rows).toEqual([{ mode: 'demo' }]);
});

const paid = z.array(z.object({ reference: z.uuid() })).length(1);

test('BACK-2 a paid order of the demo is known to the simulator: it is asked about and refunded', async ({
  request,
  shop,
}) => {
  // A reviewer's newest purchase; the provider refuses those of 180 days ago.
  const { rows } = await shop.database.pool.query(
    `select order_reference as reference from payments where id like '500000010__' order by created_at desc limit 1`,
  );
  const address = `/api/admin/orders/${paid.parse(rows)[0]?.reference}`;
  await enterAs(request, 'admin');
  const ask = async (path: string, data: object) => {
    const answer = await request.post(`${address}${path}`, { headers: { origin: shop.url }, data });
    return { status: answer.status(), body: z.unknown().parse(await answer.json()) };
  };
  expect(await ask('/check', {})).toMatchObject({ status: 200, body: { status: 'approved' } });
  const refund = { key: '3f0c1c52-6d0c-4b8e-9d5e-0f3a5b8c7d21', refund: { what: 'amount', amount: 1.5 } };
  expect(await ask('/refunds', refund)).toMatchObject({
    status: 200,
    body: { state: 'partly_refunded', givenBack: 1.5, refunds: [{ state: 'done', amount: 1.5 }] },
  });
});
