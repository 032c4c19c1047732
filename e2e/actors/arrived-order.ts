import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { boughtOrder } from './bought-order.ts';
import { logIn } from './ready-accounts.ts';

/** Notes by an administrator, in a browser of its own, that an order was sent and arrived. */
export async function noteArrival(reference: string): Promise<void> {
  const { page, close } = await visit();
  await logIn(page, 'admin', 'admin1234');
  const headers = { origin: inject('shopUrl') };
  const path = `/api/admin/orders/${reference}`;
  const sent = await page.request.post(`${path}/parcels`, { headers, data: {} });
  expect(sent.status()).toBe(201);
  const arrived = await page.request.post(`${path}/fulfilment`, { headers, data: { to: 'delivered' } });
  expect(arrived.status()).toBe(200);
  await close();
}

/** Buys a product as a new customer, who receives it. */
export async function arrivedOrder(page: Page) {
  const order = await boughtOrder(page);
  await noteArrival(order.reference);
  return order;
}
