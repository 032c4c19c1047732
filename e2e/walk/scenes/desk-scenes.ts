import type { Page } from '@playwright/test';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { opening, press } from './acts.ts';
import { page, state, variant, type Scene } from './scene.ts';

async function choose(here: Page): Promise<void> {
  const boxes = here.locator('main [data-row]').getByRole('checkbox');
  for (const at of [0, 1]) await boxes.nth(at).check();
  await here.getByText('2 elegidos').waitFor();
}

async function find(here: Page, words: string): Promise<void> {
  await here.keyboard.press('Control+k');
  await here.getByRole('combobox', { name: 'Orden, producto, cliente, pantalla o acción' }).fill(words);
  await here.getByRole('option').first().waitFor();
}

/** What an administrator sees. */
export const deskScenes: readonly Scene[] = [
  page('/admin', 'home'),
  page('/admin/principal?days=1', 'home-today'),
  page('/admin/orders'),
  variant('/admin/orders?status=pending', 'orders-pending'),
  variant('/admin/orders?buyer=nadie', 'orders-none'),
  page('/admin/allproducts'),
  variant('/admin/allproducts?search=zzzz', 'products-none'),
  page('/admin/stock'),
  page('/admin/stock/5', 'stock-movements'),
  page('/admin/stock/receive', 'stock-receive'),
  page('/admin/stock/count', 'stock-count'),
  page('/admin/createproduct'),
  page('/admin/products/import'),
  page('/admin/products/import/999', 'import-unknown'),
  page('/admin/labels?product=5&product=6', 'labels'),
  page('/admin/moving-in/customers'),
  page('/admin/products/grid', 'product-grid'),
  page('/admin/modification/5', 'modification'),
  page('/admin/delete/5', 'delete'),
  page('/admin/orders/new', 'manual-order'),
  page('/admin/delivery'),
  page('/admin/delivery/methods/2', 'delivery-method'),
  page('/admin/delivery/zones/1', 'delivery-zone'),
  page('/admin/carriers'),
  page('/admin/payouts?from=2001-01-01&to=2001-01-31', 'payouts'),
  page('/admin/tax-documents'),
  page('/admin/withdrawals'),
  page('/admin/claims'),
  page('/admin/claims/999', 'claim-unknown'),
  page('/admin/returns'),
  page('/admin/returns/999', 'return-unknown'),
  page('/admin/categories'),
  page('/admin/departments'),
  page('/admin/attributes'),
  page('/admin/size-tables'),
  page('/admin/size-tables/1', 'size-table'),
  page('/admin/pages'),
  page('/admin/pages/envios', 'own-page'),
  page('/admin/old-addresses'),
  page('/admin/menu'),
  page('/admin/campaigns'),
  page('/admin/campaigns/new', 'campaign'),
  page('/admin/coupons'),
  page('/admin/coupons/new', 'coupon'),
  page('/admin/coupon-report'),
  page('/admin/collections'),
  page('/admin/collections/ofertas', 'collection'),
  page('/admin/home'),
  page('/admin/home/preview?version=0', 'home-preview'),
  page('/admin/settings/selling', 'settings'),
  page('/admin/translations/home', 'translations'),
  page('/admin/opening'),
  page('/paginas/privacidad/vista-previa', 'own-page-preview'),
  page('/admin/clients'),
  page('/admin/clients/maria', 'client'),
  page('/admin/createadmin'),
  page('/admin/profile'),
  page('/admin/letters'),
  page('/admin/letters/payment-approved', 'letter'),
  page('/admin/Publicidad'),
  page('/admin/reviews'),
  page('/admin/reviews/1', 'reviews-of-product'),
  page('/admin/chatbot'),
  page('/admin/roles'),
  page('/admin/roles/new'),
  page('/admin/tokens'),
  page('/admin/webhooks'),
  page('/admin/webhooks/999', 'webhook-unknown'),
  page('/admin/audit'),
  page('/admin/undelivered'),
  page('/admin/no-existe', 'not-found'),
  state('menu', '/admin', async (here) => {
    const button = here.getByRole('button', { name: 'Menú' });
    if (await button.isVisible()) await button.click();
  }),
  state('finder', '/admin/audit', (here) => find(here, '')),
  state('finder-found', '/admin/audit', async (here) => {
    await find(here, 'maria');
    await here
      .getByRole('option', { name: /María Sol/ })
      .first()
      .waitFor();
  }),
  state('orders-chosen', '/admin/orders?status=pending', choose),
  state('order', '/admin/orders/50000000007', (here) => here.getByRole('dialog').waitFor()),
  state('order-pending', '/admin/orders/50000000010', (here) => here.getByRole('dialog').waitFor()),
  state('products-chosen', '/admin/allproducts', choose),
  state('products-delete', '/admin/allproducts', opening(/^Eliminar/)),
  state('products-stock', '/admin/allproducts', opening(/^Stock: /)),
  state('products-columns', '/admin/allproducts', async (here) => {
    // Only a table has columns.
    const button = here.getByRole('button', { name: 'Columnas' });
    if (await button.isVisible()) await button.click();
  }),
  state('products-save-view', '/admin/allproducts?search=CAMISA', opening('Guardar vista')),
  state('product-errors', '/admin/createproduct', async (here) => {
    await press(here, 'Crear producto');
    await here.getByText(backOfficeTexts.productForm.noPicture).first().waitFor();
  }),
  state('product-changed', '/admin/modification/5', async (here) => {
    await here.getByLabel('Marca', { exact: true }).fill('Otra marca');
    await here.getByRole('button', { name: 'Guardar cambios' }).waitFor();
  }),
  state('product-left', '/admin/modification/5', async (here) => {
    await here.getByLabel('Marca', { exact: true }).fill('Otra marca');
    await here.getByRole('navigation', { name: 'Ubicación' }).getByRole('link').first().click();
    await here.getByRole('heading', { name: '¿Salir sin guardar?' }).waitFor();
  }),
  state('category-new', '/admin/categories', async (here) => {
    await opening(backOfficeTexts.categories.create)(here);
    await here.getByRole('dialog').getByLabel('ID').fill('abc');
    await here.getByRole('dialog').getByLabel('Título').fill('');
    await here.getByText(backOfficeTexts.categories.idNotNumber).waitFor();
  }),
  state('attribute-new', '/admin/attributes', opening(/^Crear atributo/)),
  state('category-delete', '/admin/categories', opening(/^Eliminar/)),
  state('client-delete', '/admin/clients', opening(/^Eliminar a/)),
  state('administrator-errors', '/admin/createadmin', async (here) => {
    await here.getByLabel('Nombre de usuario').fill('abcd');
    await here.getByLabel('Legajo').fill('12345');
    await here.getByText('Debe ingresar un nombre').waitFor();
  }),
  state('administrator-password', '/admin/createadmin', async (here) => {
    await here.getByLabel('Nombre de usuario').fill('mostrador');
    await here.getByLabel('Legajo').fill('123456');
    await press(here, 'Siguiente');
    await here.getByLabel('Confirmar contraseña').waitFor();
  }),
  state('advertisement-errors', '/admin/Publicidad', async (here) => {
    await here.getByLabel('Email').fill('nada');
    await here.getByLabel('Asunto').fill('Rebajas');
    await here.getByText(registrationTexts.emailInvalid).waitFor();
  }),
  state('question-new', '/admin/chatbot', opening('New Pregunta')),
  state('answer-new', '/admin/chatbot', opening('Insertar Pregunta')),
];
