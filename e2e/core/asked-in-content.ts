import { expect } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';
import { goTo, press } from './asking.ts';
import type { Asked } from './failed-requests.ts';

const name = 'Prueba de red';

/** The requests of the screens on which the owner arranges the home page and writes pages and the menu. */
export const askedInContent: readonly Asked[] = [
  {
    of: 'site/home-desk/home-desk.admin.tsx',
    which: /\/admin\/home\.data/,
    what: 'No se guardó la portada.',
    open: async (page) => {
      await page.goto('/admin/home');
      await page
        .getByRole('button', { name: /^Quitar / })
        .first()
        .click();
    },
    ask: press('Guardar borrador'),
  },
  {
    of: 'site/home-desk/found-products.resource.ts',
    which: /\/admin\/home\/products\.data/,
    what: 'No se buscaron las prendas.',
    open: async (page) => {
      await page.goto('/admin/home');
      await press('Agregar un bloque')(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Fila de productos/ })
        .click();
      await page.getByLabel('Qué prendas muestra').selectOption('picked');
    },
    ask: (page, round) => page.getByLabel('Buscar una prenda').fill(`camisa ${round}`),
    isRetried: true,
  },
  {
    of: 'site/collection-desk/collections.admin.tsx',
    which: /\/admin\/collections\.data/,
    what: 'No se eliminó Ofertas de temporada.',
    open: goTo('/admin/collections'),
    ask: async (page) => {
      await press('Eliminar Ofertas de temporada')(page);
      await administrator(page).confirm(/^¿Eliminar la colección/, 'Eliminar');
    },
  },
  {
    of: 'site/collection-desk/collection.admin.tsx',
    which: /\/admin\/collections\/ofertas\.data/,
    what: 'No se guardó la colección.',
    open: goTo('/admin/collections/ofertas', { Título: name }),
    ask: press('Guardar'),
    typed: name,
  },
  {
    of: 'marketing/campaign-desk/campaigns.admin.tsx',
    which: /\/admin\/campaigns\.data/,
    what: `No se cambió ${name}.`,
    open: async (page) => {
      const campaign = {
        name,
        goods: { by: 'all' },
        discount: { by: 'percent', percent: '10', rounding: 'none' },
        sparesLosses: true,
        from: '2999-01-01T00:00',
        until: null,
      };
      await page.goto('/admin/campaigns');
      const headers = { origin: new URL(page.url()).origin };
      expect((await page.request.post('/api/admin/campaigns', { data: campaign, headers })).ok()).toBe(true);
      await page.reload();
    },
    ask: async (page) => {
      await page
        .getByRole('button', { name: `Eliminar ${name}` })
        .first()
        .click();
      await administrator(page).confirm(/^¿Eliminar la campaña/, 'Eliminar');
    },
  },
  {
    of: 'marketing/campaign-desk/campaign.admin.tsx',
    which: /\/admin\/campaigns\/new\.data/,
    what: 'No se guardó la campaña.',
    open: async (page) => {
      await page.goto('/admin/campaigns/new');
      await page.getByLabel('Nombre').fill(name);
      await page.getByLabel('Productos', { exact: true }).selectOption('all');
      await page.getByLabel('Porcentaje de rebaja').fill('10');
      await page.getByLabel('Desde').fill('2999-01-01T00:00');
    },
    ask: press('Guardar'),
    typed: name,
  },
  {
    of: 'marketing/coupon-desk/coupons.admin.tsx',
    which: /\/admin\/coupons\.data/,
    what: 'No se cambió PRIMAVERA.',
    open: async (page) => {
      const coupon = {
        code: 'PRIMAVERA',
        gift: { by: 'percent', percent: '10' },
        goods: { by: 'all' },
        from: '2999-01-01T00:00',
      };
      await page.goto('/admin/coupons');
      const headers = { origin: new URL(page.url()).origin };
      const made = await page.request.post('/api/admin/coupons', { data: coupon, headers });
      expect([201, 409]).toContain(made.status());
      await page.reload();
    },
    ask: async (page) => {
      await page.getByRole('button', { name: 'Eliminar PRIMAVERA' }).click();
      await administrator(page).confirm(/^¿Eliminar el cupón/, 'Eliminar');
    },
  },
  {
    of: 'marketing/coupon-desk/coupon.admin.tsx',
    which: /\/admin\/coupons\/new\.data/,
    what: 'No se guardó el cupón.',
    open: async (page) => {
      await page.goto('/admin/coupons/new');
      await page.getByLabel('Código').fill('OTONO');
      await page.getByLabel('Porcentaje').fill('10');
      await page.getByLabel('Quién lo difunde').fill(name);
    },
    ask: press('Guardar'),
    typed: name,
  },
  {
    of: 'marketing/campaign-desk/preview.resource.ts',
    which: /\/admin\/campaign-preview\.data/,
    what: 'No se pudieron calcular los precios.',
    open: async (page) => {
      await page.goto('/admin/campaigns/new');
      await page.getByLabel('Nombre').fill(name);
      await page.getByLabel('Productos', { exact: true }).selectOption('all');
      await page.getByLabel('Porcentaje de rebaja').fill('10');
    },
    ask: press('Ver los precios'),
    isRetried: true,
  },
  {
    of: 'site/old-addresses/old-addresses.admin.tsx',
    which: /\/admin\/old-addresses\.data/,
    what: 'No se guardó la dirección.',
    open: async (page) => {
      await page.request.get('/productos/sin-red');
      await expect(async () => {
        await page.goto('/admin/old-addresses');
        await page.getByLabel('Dirigir /productos/sin-red a').fill('/detail/7', { timeout: 2000 });
      }).toPass();
    },
    ask: press('Guardar'),
  },
  {
    of: 'site/page-desk/pages.admin.tsx',
    which: /\/admin\/pages\.data/,
    what: 'No se creó la página.',
    open: async (page) => {
      await page.goto('/admin/pages');
      await page.getByRole('button', { name: 'Página en blanco' }).click();
      await administrator(page).dialog('Página en blanco').getByLabel('Título').fill(name);
    },
    ask: (page) => page.getByRole('button', { name: 'Crear borrador' }).click(),
    typed: name,
  },
  {
    of: 'site/page-desk/page.admin.tsx',
    which: /\/admin\/pages\/cookies\.data/,
    what: 'No se guardó la página.',
    open: goTo('/admin/pages/cookies', { Título: name }),
    ask: press('Guardar borrador'),
    typed: name,
  },
  {
    of: 'site/menu-desk/menu.admin.tsx',
    which: /\/admin\/menu\.data/,
    what: 'No se guardó el menú.',
    open: async (page) => {
      await page.goto('/admin/menu');
      await page.getByRole('button', { name: 'Agregar grupo' }).click();
      await administrator(page).dialog('Agregar grupo').getByLabel('Título del grupo').fill(name);
      await page.getByRole('button', { name: 'Agregar', exact: true }).click();
    },
    ask: press('Guardar'),
  },
];
