import { expect, test } from 'vitest';
import { documents } from '#contract/sales/orders/documents.ts';
import type { PrintedKind } from '#contract/sales/orders/printed-kinds.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { readPdf } from '#test/read-pdf.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(fulfilmentScene);

const print = (what: PrintedKind, ...number: number[]) => here.admin.call(documents.print, { what, number });

/** Returns a paid order with this recipient. */
async function orderFor(recipient: string) {
  const paid = await here.scene.paidOrder();
  await here.shop.pool.query(
    `update orders set delivery_address = delivery_address || jsonb_build_object('recipient', $2::text) where reference = $1`,
    [paid.reference, recipient],
  );
  return paid;
}

test.each(['slips', 'labels'] as const)('SHIP-6 %s have the letters of a name, each font as a subset', async (what) => {
  const { number } = await orderFor('Łukasz 漢字 g̃ 김 محمد');
  const { pages, raw } = await readPdf((await print(what, number)).bytes);
  const [{ text = '' } = {}] = pages;
  for (const part of ['Łukasz', '漢', '字', 'g̃', '김', 'محمد']) expect(text).toContain(part);
  expect(text).not.toMatch(/[?\ufffd]/);
  expect(text).not.toContain('no se puede imprimir');
  expect(raw.length).toBeLessThan(150_000);
  expect(await here.admin.call(documents.unprintable, { number: [number] })).toEqual({ signs: [] });
});

test('SHIP-6 what no font has is told beside the order and on its slip', async () => {
  const { number } = await orderFor('ជា 👗 Ana');
  const { pages } = await readPdf((await print('slips', number)).bytes);
  expect(pages[0]?.text).toContain('Un signo de esta orden no se puede imprimir');
  expect(pages[0]?.text).not.toContain('?');
  expect(await here.admin.call(documents.unprintable, { number: [number] })).toEqual({ signs: ['ជា', '👗'] });
});
