import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { areaOffer } from '#contract/delivery/delivery.ts';
import { homeAddress } from '#test/home-address.ts';
import { plentifulSize } from '../actors/plentiful.ts';
import { unique } from '../actors/unique.ts';
import { expect, test } from '../fixtures/test.ts';
import { shopOf } from '../fixtures/visit.ts';

const count = 12;
const placed = z.object({ reference: z.uuid() });

/** Enters paid orders that are sent home to the same recipient. */
async function paidOrders(page: Page, recipient: string, many = count): Promise<string[]> {
  const offers = z.array(areaOffer).parse(await (await page.request.get('/api/delivery')).json());
  const method = offers.find(({ kind, area }) => kind === 'home' && area === null);
  const size = await plentifulSize(page);
  const references: string[] = [];
  for (let made = 0; made < many; made += 1) {
    const answer = await page.request.post('/api/admin/manual-orders', {
      headers: { origin: shopOf(page).url },
      data: {
        key: randomUUID(),
        cartItems: [{ ...size, quantity: 1 }],
        delivery: { what: 'method', id: method?.id, address: { ...homeAddress, recipient } },
        payment: 'transfer',
      },
    });
    expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)]);
    references.push(placed.parse(await answer.json()).reference);
  }
  return references;
}

test('DESK-2 SHIP-6 twelve orders go from their preparation to dispatched, with slips and scanned numbers, in 30 interactions @all', async ({
  page,
  owner: { toast },
}) => {
  const recipient = unique('Escaneo');
  await paidOrders(page, recipient);

  let interactions = 0;
  const act = async (work: () => Promise<unknown>) => {
    interactions += 1;
    await work();
  };
  await page.goto('/admin/orders?fulfilment=to_prepare');
  await act(() => page.keyboard.press('/'));
  await act(() => page.keyboard.insertText(recipient));
  await act(() => page.keyboard.press('Enter'));
  await expect(page.locator('main [data-row]')).toHaveCount(count);
  await act(() => page.getByRole('checkbox', { name: 'Elegir todas las filas: Órdenes de compra' }).click());
  const slips = page.context().waitForEvent('request', (request) => request.url().includes('/admin/documents/slips'));
  await act(() => page.getByRole('button', { name: 'Imprimir', exact: true }).click());
  for (const [name, what] of [
    ['Imprimir etiquetas', 'labels'],
    ['Lista de preparación', 'pick-list'],
  ] as const) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`^/admin/documents/${what}\\?number=\\d+(&number=\\d+){11}$`),
    );
  }
  await act(() => page.getByRole('link', { name: /^Imprimir remitos/ }).click());
  expect(new URL((await slips).url()).searchParams.getAll('number')).toHaveLength(count);
  await act(() => page.bringToFront());
  await act(() => page.getByRole('button', { name: 'Preparar' }).click());
  await toast(`${count} órdenes en preparación.`);
  // They are no longer in this view, and still chosen.
  await expect(page.locator('main [data-row]')).toHaveCount(0);
  await act(() => page.getByRole('button', { name: 'Despachar' }).click());
  const question = page.getByRole('dialog', { name: `¿Despachar ${count} órdenes?` });
  await act(() => question.getByLabel('Transportista').selectOption({ label: 'Andreani' }));
  const fields = question.getByRole('textbox', { name: new RegExp(`, de .*${recipient}`) });
  await expect(fields).toHaveCount(count);
  await act(() => fields.first().focus());
  for (let scanned = 0; scanned < count; scanned += 1) {
    // A scanner types the number and ends it with Enter; the last label is that of the order before.
    await act(async () => {
      await page.keyboard.insertText(`36000${Math.min(scanned, count - 2)}`);
      await page.keyboard.press('Enter');
    });
  }
  await act(() => page.keyboard.press('Enter'));
  const again = page.getByRole('dialog', { name: '¿Despachar con el mismo número?' });
  await act(() => again.getByRole('button', { name: 'Cancelar' }).click());
  await act(() => fields.last().fill(`36000${count - 1}`));
  await act(() => question.getByRole('button', { name: 'Despachar' }).click());
  await toast(`${count} órdenes despachadas.`);
  expect(interactions).toBeLessThanOrEqual(30);
  await page.goto(`/admin/orders?fulfilment=dispatched&number=${encodeURIComponent(recipient)}`);
  await expect(page.locator('main [data-row]')).toHaveCount(count);

  // The number of an order that left before is asked about once.
  const [later] = await paidOrders(page, recipient, 1);
  await page.goto(`/admin/orders/${later}`);
  const parcel = page.getByRole('form', { name: 'Nuevo bulto' });
  await parcel.getByLabel('Transportista').selectOption({ label: 'Andreani' });
  await parcel.getByLabel('Número de seguimiento').fill('360003');
  await parcel.getByRole('button', { name: /^Despachar/ }).click();
  const taken = page.getByRole('dialog', { name: '¿Usar un número de otra orden?' });
  await expect(taken).toContainText(/El número 360003 ya es de la orden N° \d+\./);
  await taken.getByRole('button', { name: 'Cancelar' }).click();
  await parcel.getByRole('button', { name: /^Despachar/ }).click();
  await taken.getByRole('button', { name: 'Usar igual' }).click();
  await toast('Bulto despachado.');

  const [last] = await paidOrders(page, recipient, 1);
  await page.goto(`/admin/orders?fulfilment=to_prepare&number=${encodeURIComponent(recipient)}`);
  await page.getByRole('checkbox', { name: 'Elegir todas las filas: Órdenes de compra' }).click();
  await page.getByRole('button', { name: 'Despachar' }).click();
  const one = page.getByRole('dialog', { name: '¿Despachar 1 orden?' });
  await one.getByLabel('Transportista').selectOption({ label: 'Andreani' });
  await one.getByRole('textbox').fill('360004');
  await one.getByRole('button', { name: 'Despachar' }).click();
  await expect(taken).toContainText(/El número 360004 ya es de la orden N° \d+\./);
  await taken.getByRole('button', { name: 'Usar igual' }).click();
  await toast('1 orden despachada.');
  await page.goto(`/admin/orders/${last}`);
  await expect(page.getByRole('link', { name: 'N° 360004' })).toBeVisible();
});
