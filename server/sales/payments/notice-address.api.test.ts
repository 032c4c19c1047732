import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { notices } from '#contract/sales/payments/notices.ts';
import { mount, type Api } from '#platform/http/mount.ts';
import { problemResponse } from '#platform/http/problem.ts';
import { memoryProvider } from '#test/memory-provider.ts';
import { purchaseScene } from '#test/purchase.ts';
import { requestContext } from '#server/people/accounts/request-context.ts';
import { routesOf } from './notices.routes.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

test('CALL-17 PAY-5 a second provider has its notices at the address of its own row, read as they were signed', async () => {
  const scene = purchaseScene(here.shop);
  const other = memoryProvider();
  const own = here.shop.services.providers.all;
  here.shop.offer(other.provider);
  const person = await here.shop.customer('ana');
  const shirt = await scene.product();
  const { reference } = await person.call(checkout.start, { cartItems: [shirt.line()] });
  here.shop.offer(...own, other.provider);
  const calls = { memory: { ...notices['mercado-pago'], path: '/memory/webhook' } } as const;
  const app: Api = new Hono();
  app.onError((error) => problemResponse(error instanceof ShopError ? error : new ShopError('unexpected')));
  mount(app, calls, routesOf(calls), { apiBase: '', contextOf: requestContext(here.shop.services) });
  const send = (body: string, signed = body) => {
    const headers = { 'content-type': 'application/json', 'x-signature': other.signature(Buffer.from(signed)) };
    const request = new Request(`${here.shop.url}/memory/webhook`, { method: 'POST', headers, body });
    return app.fetch(request, { ip: '127.0.0.1' });
  };
  const notice = JSON.stringify({ payment: other.pay(reference, here.shop.clock.now()) });
  // The same JSON in other bytes is not what was signed.
  expect((await send(` ${notice}`, notice)).status).toBe(401);
  expect(await scene.order(reference)).toMatchObject({ status: 'pending' });
  expect((await send(notice)).status).toBe(200);
  expect(await scene.order(reference)).toMatchObject({ status: 'approved' });
});
