import type { Page } from '@playwright/test';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { administrator } from '../actors/administrator.ts';
import { goTo, press } from './asking.ts';
import { askedInContent } from './asked-in-content.ts';
import { askedInOrders } from './asked-in-orders.ts';
import { askedInLists } from './asked-in-lists.ts';
import { askedOfProducts } from './asked-of-products.ts';
import { askedOfPrograms } from './asked-of-programs.ts';
import { askedOfRoles } from './asked-of-roles.ts';
import type { Asked } from './failed-requests.ts';

const name = 'Prueba de red';

/** The requests of the screens for people, e-mails and the assistant. */
const ofPeople: readonly Asked[] = [
  {
    of: 'office/people-desk/clients.admin.tsx',
    which: /\/admin\/clients\.data/,
    what: 'No se pudo completar la acción sobre',
    open: goTo('/admin/clients'),
    ask: press(/un correo para cambiar la contraseña/),
  },
  {
    of: 'office/people-desk/client.admin.tsx',
    which: /\/admin\/clients\/maria\.data/,
    what: 'No se cambió el rol.',
    open: goTo('/admin/clients/maria'),
    ask: async (page) => {
      await press('Cambiar')(page);
      const question = page.getByRole('dialog').filter({ visible: true });
      if (await question.isVisible()) await question.getByRole('button').last().click();
    },
  },
  {
    of: 'office/people-desk/create-admin.admin.tsx',
    which: /\/admin\/createadmin\.data/,
    what: 'No se creó el administrador.',
    open: async (page) => {
      await page.goto('/admin/createadmin');
      await page.getByLabel('Nombre de usuario').fill('pruebadered');
      await page.getByLabel('Legajo').fill('123456');
      await page.getByRole('button', { name: 'Siguiente' }).click();
      await page.getByLabel('Contraseña', { exact: true }).fill('abcd1234efgh');
      await page.getByLabel('Confirmar contraseña').fill('abcd1234efgh');
    },
    ask: press('Crear administrador'),
    typed: 'abcd1234efgh',
  },
  {
    of: 'office/people-desk/profile.admin.tsx',
    which: /\/admin\/profile\.data/,
    what: 'No se guardaron los cambios.',
    open: async (page) => {
      await page.goto('/admin/profile');
      await page.getByLabel('Apellido').fill(name);
    },
    ask: press('Guardar cambios'),
    typed: name,
  },
  {
    of: 'office/people-desk/order-emails.resource.ts',
    which: /\/admin\/profile\/orders\.data/,
    what: 'No se guardó la elección.',
    open: goTo('/admin/profile'),
    ask: (page) => page.getByText('Recibir un correo por cada orden nueva').click(),
    isRetried: true,
  },
  {
    of: 'mail/letter-desk/letter.admin.tsx',
    which: /\/admin\/letters\/return-closed\.data/,
    what: 'No se guardó el texto.',
    open: async (page) => {
      await page.goto('/admin/letters/return-closed');
      await page.getByLabel('Asunto').fill(name);
    },
    ask: press('Guardar'),
    typed: name,
  },
  {
    of: 'office/translation-desk/translations.admin.tsx',
    which: /\/admin\/translations\/delivery\.data/,
    what: 'No se guardaron las traducciones.',
    open: async (page) => {
      await page.goto('/admin/translations/delivery');
      await page.getByRole('group', { name: 'Envíos' }).getByRole('textbox').first().fill(name);
    },
    ask: press('Guardar traducciones'),
    typed: name,
  },
  {
    of: 'mail/letter-desk/preview.resource.ts',
    which: /\/admin\/letters\/return-closed\/preview$/,
    what: 'No se actualizó la vista previa.',
    open: goTo('/admin/letters/return-closed'),
    ask: (page, round) => page.getByLabel('Asunto').fill(`${name} ${round}`),
    typed: name,
    isRetried: true,
  },
  {
    of: 'mail/advertising/advertising.admin.tsx',
    which: /\/admin\/Publicidad\.data/,
    what: 'No se envió la publicidad.',
    open: async (page) => {
      await page.goto('/admin/Publicidad');
      for (const [label, text] of [
        ['Email', 'lectora@example.com'],
        ['Asunto', name],
        ['Titulo de publicidad', name],
        ['SubTitulo', name],
        ['Description', name],
      ] as const) {
        await page.getByLabel(label, { exact: true }).fill(text);
      }
    },
    ask: press(backOfficeTexts.advertising.publish),
    typed: name,
  },
  {
    of: 'office/assistant-desk/chatbot.admin.tsx',
    which: /\/admin\/chatbot\.data/,
    what: 'No se guardó el cambio.',
    open: async (page) => {
      await page.goto('/admin/chatbot');
      await page.getByRole('button', { name: 'New Pregunta' }).click();
      await administrator(page).dialog('New Pregunta').getByLabel('Nombre').fill(name);
    },
    ask: (page) => page.getByRole('button', { name: 'Agregar' }).click(),
    typed: name,
  },
];

const ofFinder: readonly Asked[] = [
  {
    of: 'office/finder/finder.resource.ts',
    which: /\/admin\/find\.data/,
    what: 'No pudimos buscar.',
    open: openFinder,
    ask: (page, round) => findText(page).fill('remera'.slice(0, 4 + round)),
    typed: 'rem',
    isRetried: true,
  },
  {
    of: 'people/accounts/logout.resource.ts',
    which: /\/logout\.data/,
    what: 'No se cerró la sesión.',
    open: async (page) => {
      await openFinder(page);
      await findText(page).fill('cerrar sesión');
    },
    ask: (page) => findText(page).press('Enter'),
    typed: 'cerrar sesión',
  },
];

const findText = (page: Page) => page.getByRole('combobox', { name: /^Orden, producto/ });

async function openFinder(page: Page): Promise<void> {
  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Encontrar o ir a' }).click();
}

/** The requests of an administrator's screens. */
export const askedByAdministrators: readonly Asked[] = [
  ...ofFinder,
  ...askedOfProducts,
  ...askedInOrders,
  ...askedInLists,
  ...askedInContent,
  ...askedOfPrograms,
  ...askedOfRoles,
  ...ofPeople,
];
