import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { administrator } from '../actors/administrator.ts';
import { arrivedOrder } from '../actors/arrived-order.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { shopOf } from '../fixtures/visit.ts';
import { goTo, press } from './asking.ts';
import type { Asked } from './failed-requests.ts';

const confirm = (page: Page, question: string | RegExp, answer: string) =>
  administrator(page).confirm(question, answer);

const name = 'Prueba de red';

/** Opens the page of a return that a new customer asked for. */
async function openReturn(page: Page): Promise<void> {
  const { reference } = await arrivedOrder(page);
  const asked = await page.request.post(`/api/orders/${reference}/returns`, {
    headers: { origin: shopOf(page).url },
    data: { request: randomUUID(), lines: [{ position: 0, quantity: 1, wants: 'refund' }] },
  });
  const { id }: { id: number } = await asked.json();
  await logIn(page, 'admin', 'admin1234');
  await page.goto(`/admin/returns/${id}`);
}

/** Opens the form of a manual order, with a unit of a product. */
async function manualOrder(page: Page): Promise<void> {
  await page.goto('/admin/orders/new');
  await page.getByLabel('Buscar una prenda').fill('Camisa');
  await page
    .getByRole('button', { name: /^Agregar / })
    .first()
    .click();
}

/** The requests of the screens of orders, deliveries and carriers. */
export const askedInOrders: readonly Asked[] = [
  {
    of: 'sales/manual-orders/new-order.admin.tsx',
    which: /\/admin\/orders\/new\.data/,
    what: 'No se cargó la orden.',
    open: async (page) => {
      await manualOrder(page);
      await page.getByLabel('Nota interna (opcional)').fill(name);
    },
    ask: async (page) => {
      await press('Cargar orden')(page);
      await confirm(page, '¿Registrar el pago?', 'Cargar orden');
    },
    typed: name,
  },
  {
    of: 'sales/manual-orders/sizes.resource.ts',
    which: /\/admin\/sizes/,
    what: 'No se buscaron las prendas.',
    open: goTo('/admin/orders/new'),
    ask: (page, round) => page.getByLabel('Buscar una prenda').fill('camisa'.slice(0, 3 + round)),
    typed: 'cam',
    isRetried: true,
  },
  {
    of: 'sales/manual-orders/buyers.resource.ts',
    which: /\/admin\/buyers/,
    what: 'No se buscaron las cuentas.',
    open: goTo('/admin/orders/new'),
    ask: (page, round) => page.getByLabel('Buscar a quien compra').fill('cliente'.slice(0, 3 + round)),
    typed: 'cli',
    isRetried: true,
  },
  {
    of: 'sales/orders/payment-link.page.tsx',
    which: /\/pagar\/[\w-]+\.data/,
    what: 'No pudimos empezar el pago.',
    open: async (page) => {
      await manualOrder(page);
      await page.getByLabel('Cómo se paga').selectOption('later');
      await page.getByRole('button', { name: 'Cargar orden' }).click();
      await page.getByRole('button', { name: 'Ver el enlace de pago' }).click();
      await page.goto(new URL(await page.getByLabel('Enlace de pago').inputValue()).pathname);
    },
    ask: press(/^Pagar /),
  },
  {
    of: 'sales/order-desk/orders.admin.tsx',
    which: /\/admin\/orders\.data/,
    what: 'No se modificó el estado',
    open: goTo('/admin/orders?status=pending'),
    ask: async (page) => {
      await page
        .getByLabel(/^Modificar Estado de la orden/)
        .first()
        .selectOption('approved');
      await confirm(page, backOfficeTexts.orderDesk.confirm, 'Modificar');
    },
  },
  {
    of: 'sales/order-desk/order.admin.tsx',
    which: /\/admin\/orders\/[^/]+\.data/,
    what: 'No se pidió la devolución.',
    open: async (page) => {
      await page.goto('/admin/orders?status=approved');
      await page.locator('main [data-row-link]').first().click();
      await page.getByRole('radio', { name: 'Por monto' }).check();
      await page.getByLabel('Monto', { exact: true }).fill('1');
    },
    ask: async (page) => {
      await page.getByRole('button', { name: 'Devolver $ 1,00' }).click();
      await confirm(page, /^¿Devolver/, 'Devolver');
    },
  },
  {
    of: 'sales/order-desk/order.admin.tsx',
    which: /\/admin\/orders\/[\w-]+\.data/,
    what: 'No se cambió la entrega.',
    open: async (page) => {
      await page.goto('/admin/orders?fulfilment=to_prepare');
      await page.locator('main [data-row] [data-row-link]').first().click();
      await page.getByRole('region', { name: 'Entrega' }).getByLabel('Número de seguimiento').fill(name);
    },
    ask: press(/^Despachar \d+ prendas?$/),
    typed: name,
  },
  {
    of: 'sales/order-desk/order.admin.tsx',
    which: /\/admin\/orders\/[\w-]+\.data/,
    what: 'No se completó la acción.',
    open: async (page) => {
      await page.goto('/admin/orders?fulfilment=to_prepare');
      await page.locator('main [data-row] [data-row-link]').first().click();
      await page.getByLabel('Nota interna').fill(name);
    },
    ask: press('Agregar nota'),
    typed: name,
  },
  {
    of: 'sales/return-desk/return.admin.tsx',
    which: /\/admin\/returns\/\d+\.data/,
    what: 'La solicitud no avanzó.',
    open: async (page) => {
      await openReturn(page);
      await page.getByLabel('Motivo, que el comprador recibe').fill(name);
    },
    ask: async (page) => {
      await press('Rechazar la solicitud')(page);
      await confirm(page, '¿Rechazar la solicitud?', 'Rechazar la solicitud');
    },
    typed: name,
  },
  {
    of: 'sales/withdrawals/withdrawals.admin.tsx',
    which: /\/admin\/withdrawals\.data/,
    what: 'No se anotó como atendido.',
    open: async (page) => {
      await page.request.post('/api/withdrawals', {
        headers: { origin: shopOf(page).url },
        data: { request: randomUUID(), number: '1042', email: `${randomUUID()}@example.com` },
      });
      await page.goto('/admin/withdrawals');
    },
    ask: async (page) => {
      await press(/^Marcar como atendido/)(page);
      await confirm(page, /^¿Marcar/, 'Marcar como atendido');
    },
  },
  {
    of: 'delivery/carriers.admin.tsx',
    which: /\/admin\/carriers\.data/,
    what: 'No se guardó el transportista.',
    open: async (page) => {
      await page.goto('/admin/carriers');
      await page.getByRole('button', { name: 'Agregar transportista' }).click();
      await administrator(page).dialog('Agregar transportista').getByLabel('Nombre').fill(name);
    },
    ask: (page) => page.getByRole('button', { name: 'Agregar', exact: true }).click(),
    typed: name,
  },
  {
    of: 'office/settings-desk/settings.admin.tsx',
    which: /\/admin\/settings\/contact\.data/,
    what: 'No se guardó la configuración.',
    open: async (page) => {
      await page.goto('/admin/settings/contact');
      await page.getByLabel('Teléfono').fill('+54 11 2345-6789');
    },
    ask: press('Guardar'),
    typed: '+54 11 2345-6789',
  },
  {
    of: 'office/opening/opening.admin.tsx',
    which: /\/admin\/opening\.data/,
    what: 'No se envió el correo de prueba.',
    open: async (page) => {
      await page.goto('/admin/opening');
      await page.getByLabel('Enviar un correo de prueba a').fill('admin@percha.example');
    },
    ask: press('Enviar prueba'),
    typed: 'admin@percha.example',
  },
  {
    of: 'delivery/delivery-desk/delivery.admin.tsx',
    which: /\/admin\/delivery\.data/,
    what: 'No se cambió Retiro en la tienda.',
    open: goTo('/admin/delivery'),
    ask: press('Subir Retiro en la tienda'),
  },
  {
    of: 'delivery/delivery-desk/method.admin.tsx',
    which: /\/admin\/delivery\/methods\/new\.data/,
    what: 'No se guardó la forma de entrega.',
    open: async (page) => {
      await page.goto('/admin/delivery/methods/new');
      await page.getByLabel('Nombre').fill(name);
      await page.getByLabel('Precio', { exact: true }).fill('100');
    },
    ask: press('Guardar'),
    typed: name,
  },
  {
    of: 'delivery/delivery-desk/zone.admin.tsx',
    which: /\/admin\/delivery\/zones\/new\.data/,
    what: 'No se guardó la zona.',
    open: async (page) => {
      await page.goto('/admin/delivery/zones/new');
      await page.getByLabel('Nombre').fill(name);
      await page.getByLabel('Salta').check();
    },
    ask: press('Guardar'),
    typed: name,
  },
];
