import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { administrator } from '../actors/administrator.ts';
import { describeProduct } from '../goods/product-form.ts';
import { goTo, press } from './asking.ts';
import type { Asked } from './failed-requests.ts';

const name = 'Prueba de red';

/** The requests of the product screens. */
export const askedOfProducts: readonly Asked[] = [
  {
    of: 'goods/product-desk/stock.resource.ts',
    which: /\/stock\.data/,
    what: 'No pudimos completar la consulta de stock.',
    open: goTo('/admin/allproducts'),
    ask: async (page, round) => {
      if (round > 0) await page.keyboard.press('Escape');
      await press(/^Stock: /)(page);
    },
    isRetried: true,
  },
  {
    of: 'goods/product-desk/modify.admin.tsx',
    which: /\/admin\/modification\/7\.data/,
    what: 'No se guardaron los cambios.',
    open: goTo('/admin/modification/7', { Color: name }),
    ask: press('Guardar cambios'),
    typed: name,
  },
  {
    of: 'goods/product-desk/create.admin.tsx',
    which: /\/admin\/createproduct\.data/,
    what: 'No se creó el producto.',
    open: async (page) => {
      await page.goto('/admin/createproduct');
      await describeProduct(page, name);
      await page.getByLabel('Precio actual').fill('18990');
      await page.getByLabel('URL de la imagen').fill('https://www.tienda.example/camisa.jpg');
      await page.getByRole('button', { name: 'Agregar', exact: true }).click();
    },
    ask: press('Crear producto'),
    typed: name,
  },
  {
    of: 'goods/product-desk/delete.admin.tsx',
    which: /\/admin\/delete\/7\.data/,
    what: 'No se eliminó el producto.',
    open: goTo('/admin/delete/7'),
    ask: press('Eliminar'),
  },
  {
    of: 'goods/stock-desk/history.admin.tsx',
    which: /\/admin\/stock\/7\.data/,
    what: 'No se guardó el límite.',
    open: async (page) => {
      await page.goto('/admin/stock/7');
      await page.getByLabel('Avisar desde').fill('77');
    },
    ask: press('Guardar'),
  },
  {
    of: 'goods/stock-desk/found-sizes.resource.ts',
    which: /\/admin\/stock\/find\.data/,
    what: 'No pudimos buscar el talle.',
    open: goTo('/admin/stock/receive'),
    ask: async (page, round) => {
      await page.getByLabel('Escanear o escribir').fill(`camisa ${round}`);
      await page.keyboard.press('Enter');
    },
    isRetried: true,
  },
  {
    of: 'goods/import-desk/one-import.admin.tsx',
    which: /\/admin\/products\/import\/\d+\.data$/,
    what: 'No se pudo hacer.',
    open: async (page) => {
      await page.goto('/admin/products/import');
      const buffer = Buffer.from('Nombre;Género;Categoría;Talle;Precio\nRed;Mujer;Remeras;M;100\n');
      const file = { name: 'red.csv', mimeType: 'text/csv', buffer };
      await page.getByLabel('Archivo de productos').setInputFiles(file);
      await page.getByRole('button', { name: 'Importar 1 producto' }).waitFor();
    },
    ask: press('Importar 1 producto'),
  },
  {
    of: 'goods/size-table-desk/size-tables.admin.tsx',
    which: /\/admin\/size-tables\.data/,
    what: 'No se eliminó Calzado.',
    open: goTo('/admin/size-tables'),
    ask: async (page) => {
      await press('Eliminar Calzado')(page);
      await administrator(page).confirm(/^¿Eliminar la tabla/, 'Eliminar');
    },
  },
  {
    of: 'goods/size-table-desk/size-table.admin.tsx',
    which: /\/admin\/size-tables\/1\.data/,
    what: 'No se guardó la tabla.',
    open: goTo('/admin/size-tables/1', { Nombre: name }),
    ask: press('Guardar'),
    typed: name,
  },
  {
    of: 'goods/category-desk/categories.admin.tsx',
    which: /\/admin\/categories\.data/,
    what: 'No se guardó la categoría.',
    open: async (page) => {
      await page.goto('/admin/categories');
      await page.getByRole('button', { name: backOfficeTexts.categories.create }).click();
      const form = administrator(page).dialog(backOfficeTexts.categories.create);
      await form.getByLabel('ID').fill('98765');
      await form.getByLabel('Título').fill(name);
      await form.getByLabel('Género').selectOption('women');
    },
    ask: (page) => page.getByRole('button', { name: 'Crear', exact: true }).click(),
    typed: name,
  },
  {
    of: 'goods/attribute-desk/attributes.admin.tsx',
    which: /\/admin\/attributes\.data/,
    what: 'No se guardó el atributo.',
    open: async (page) => {
      await page.goto('/admin/attributes');
      await page.getByRole('button', { name: 'Crear atributo' }).click();
      const form = administrator(page).dialog('Crear atributo');
      await form.getByLabel('Nombre').fill(name);
      await form.getByLabel('Valores').fill('Lino');
    },
    ask: (page) => page.getByRole('button', { name: 'Crear', exact: true }).click(),
    typed: name,
  },
  {
    of: 'goods/department-desk/departments.admin.tsx',
    which: /\/admin\/departments\.data/,
    what: 'No se guardó el departamento.',
    open: async (page) => {
      await page.goto('/admin/departments');
      await page.getByRole('button', { name: 'Agregar departamento' }).click();
      await administrator(page).dialog('Agregar departamento').getByLabel('Nombre').fill(name);
    },
    ask: (page) => page.getByRole('button', { name: 'Agregar', exact: true }).click(),
    typed: name,
  },
];
