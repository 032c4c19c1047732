import { expect, request, type APIRequestContext, type Page } from '@playwright/test';
import { shopOf } from '../fixtures/visit.ts';
import { boughtOrder } from './bought-order.ts';

/** Calls the API of a browser's shop as the demo's administrator, without a browser. */
export async function atDesk<T>(page: Page, work: (desk: APIRequestContext) => Promise<T>): Promise<T> {
  const { url } = shopOf(page);
  const desk = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const data = { user_name: 'admin', user_password: 'admin1234' };
  expect((await desk.post('/api/users/login', { data })).status()).toBe(200);
  const result = await work(desk);
  await desk.dispose();
  return result;
}

/** Notes by an administrator that an order of a browser's shop was sent and arrived. */
export async function noteArrival(page: Page, reference: string): Promise<void> {
  const path = `/api/admin/orders/${reference}`;
  await atDesk(page, async (desk) => {
    expect((await desk.post(`${path}/parcels`, { data: {} })).status()).toBe(201);
    expect((await desk.post(`${path}/fulfilment`, { data: { to: 'delivered' } })).status()).toBe(200);
  });
}

/** Buys a product as a new customer, who receives it. */
export async function arrivedOrder(page: Page) {
  const order = await boughtOrder(page);
  await noteArrival(page, order.reference);
  return order;
}
