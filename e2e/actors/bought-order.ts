import { z } from 'zod';
import type { Page } from '@playwright/test';
import { texts } from '#contract/texts.ts';
import { newCustomer } from './ready-accounts.ts';

const numbered = z.object({ number: z.int() });

/** Buys a product as a new customer and pays it with a card that is approved. Returns the customer and the order. */
export async function boughtOrder(page: Page) {
  const buyer = await newCustomer(page);
  await buyer.openProduct('Women');
  await buyer.addToBag();
  await page.goto('/bag');
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await buyer.payAs('APRO');
  await page.waitForURL('**/user/orders/actual?**');
  const reference = new URL(page.url()).searchParams.get('external_reference') ?? '';
  const answer = await page.request.get(`/api/orders/${reference}`);
  return { buyer, reference, ...numbered.parse(await answer.json()) };
}
