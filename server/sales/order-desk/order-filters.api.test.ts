import { beforeAll, expect, test } from 'vitest';
import { backwardDays } from '#contract/core/protocol/days-asked.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);

beforeAll(async () => {
  // One of each combination, on the evening of a day of its own: in the shop's time zone it is still that day.
  await here.shop.pool.query(`
    insert into orders (reference, status, email, currency, subtotal_minor, shipping_method, shipping_title, shipping_minor,
      total_minor, order_date, is_open, bag_key, expires_at, money_state, fulfilment)
    select gen_random_uuid(), status, status || coalesce('-' || fulfilment, '') || '@filtros.example', 'ARS', 100, 'home', 'Envío', 0, 100,
      timestamptz '2025-03-01 23:30-03' + (place - 1) * interval '1 day', false, '', now(), money, fulfilment
    from (values (1, 'approved', 'paid', 'delivered'), (2, 'approved', 'refunded', 'returned'),
      (3, 'approved', 'dispute_lost', 'delivered'), (4, 'rejected', 'unpaid', null), (5, 'failure', 'unpaid', null))
      as made (place, status, money, fulfilment)`);
});

type Asked = Given<typeof orderDesk.list>;

/** Returns the days of March whose orders are found. */
async function daysOf(asked: Asked): Promise<number[]> {
  const { orders, total } = await here.admin.call(orderDesk.list, { order: 'date-asc', ...asked });
  expect(total).toBe(orders.length);
  return orders.map(({ orderDate }) => Number(orderDate.slice(8, 10)));
}

test.each<[asked: Asked, days: number[]]>([
  [{ status: 'failure' }, [4, 5]],
  [{ status: 'rejected' }, [4]],
  [{ status: 'cancelled' }, [5]],
  [{ fulfilment: 'delivered' }, [1, 3]],
  [{ fulfilment: 'returned', money: 'refunded' }, [2]],
  [{ money: 'dispute_lost', status: 'approved' }, [3]],
  [{ money: 'unpaid', number: 'filtros', from: '2025-03-05' }, [5]],
  [{ from: '2025-03-02', to: '2025-03-04' }, [2, 3, 4]],
  [{ to: '2025-03-03', fulfilment: 'delivered', number: 'approved' }, [1, 3]],
  [{ from: '2025-03-05', to: '2025-03-05' }, [5]],
  [{ from: '2025-03-02', to: '2025-03-02', status: 'cancelled' }, []],
])('DESK-2 the filters %j of states and days find the orders of %j', async (asked, days) => {
  expect(await daysOf(asked)).toEqual(days);
});

test('DESK-2 days that end before they begin are refused in Spanish, by the list and its spreadsheet', async () => {
  const asked = { from: '2025-03-05', to: '2025-03-04' };
  for (const call of [orderDesk.list, orderDesk.export]) {
    const refusal = await here.admin.refusal(call, asked);
    expect(refusal).toMatchObject({ code: 'invalid', errors: [{ path: 'to', message: backwardDays.error() }] });
  }
});
