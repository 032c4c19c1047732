import { expect, type Page } from '@playwright/test';
import { firstLanguage, type Language } from '#messages/languages.ts';
import { setLanguageSource } from '#messages/present-language.ts';
import type { LiveShop } from './live-shop.ts';
import { photo } from './photo.ts';
import { addCategory, addDelivery, addProduct } from './stock-shop.ts';

type Owner = { readonly username: string; readonly password: string };

/** Where a shop is, and the language that it speaks there. */
type Place = { readonly country: string; readonly language: Language };

const home: Place = { country: 'Argentina', language: firstLanguage };

type Product = { readonly name: string; readonly price: string };

/** What an owner does on the screens from the first start to the open shop. */
export function ownerWalk(page: Page, live: LiveShop) {
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  /** Writes in the place of the notes that a template leaves to its owner. */
  async function writeNotes(): Promise<void> {
    const text = page.getByRole('textbox', { name: 'Contenido' });
    await text.locator('p').first().waitFor();
    const notes = text.locator('p').filter({ hasText: '{{nota' });
    for (let left = await notes.count(); left > 0; left -= 1) {
      // The whole paragraph.
      await notes.first().click({ clickCount: 3 });
      await page.keyboard.type('No los compartimos.');
    }
  }
  /** In the list of pages: starts one from its template, completes what only the owner knows, and publishes it. */
  async function publishPage(title: string): Promise<void> {
    await page.getByRole('region', { name: 'Empezar con una plantilla' }).getByText(title, { exact: true }).click();
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Crear borrador' }).click();
    await page.waitForURL(/\/admin\/pages\/[a-z-]+$/);
    await writeNotes();
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await page.getByText('Página publicada.').first().waitFor();
  }
  /** Fills a form of settings and saves it. */
  async function set(group: string, values: Readonly<Record<string, string>>): Promise<void> {
    await page.goto(`/admin/settings/${group}`);
    for (const [label, value] of Object.entries(values)) {
      const field = page.getByLabel(label).first();
      const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
      if (isSelect) await field.selectOption({ label: value });
      else await field.fill(value);
    }
    await save.click();
    await save.waitFor({ state: 'hidden' });
  }
  return {
    /** Uses the link that the start printed, at the shop's public address. */
    async begin({ username, password }: Owner, { country, language }: Place = home): Promise<void> {
      const [, path = ''] = /https?:\/\/[^/\s]+(\/abrir\/\S+)/.exec(live.output()) ?? [];
      const setup = await page.goto(`${live.url}${path}`);
      // The address is a secret.
      expect(setup?.headers()['referrer-policy']).toBe('same-origin');
      // What is missing gets the focus.
      await page.getByRole('button', { name: 'Crear la cuenta' }).click();
      await page.locator('[name=user_name]:focus').waitFor();
      await page.getByLabel('Nombre de usuario').fill(username);
      await page.getByLabel('Correo electrónico').fill(`${username}@example.com`);
      await page.getByLabel('Contraseña', { exact: true }).fill(password);
      await page.getByLabel('País de la tienda').selectOption({ label: country });
      await page.getByRole('button', { name: 'Crear la cuenta' }).click();
      // She is logged in at once.
      await page.waitForURL((url) => url.pathname === '/admin/opening');
      // From now on the shop speaks as its country does.
      setLanguageSource(() => language);
    },

    set,

    /** Sets who sends the e-mails, and by which server. */
    setMail: (sender: string) =>
      set('mail', {
        'Dirección del remitente': sender,
        'Servidor de correo': String(live.mailServer.mailHost),
        Puerto: String(live.mailServer.mailPort),
      }),

    /** Sends the test e-mail, on the page of the opening. */
    async tryMail(recipient: string): Promise<void> {
      await page.getByLabel('Enviar un correo de prueba a').fill(recipient);
      await page.getByRole('button', { name: 'Enviar prueba' }).click();
      await page.getByText('Correo enviado.').first().waitFor();
    },

    /** Publishes each missing legal page. */
    async publishPages(): Promise<void> {
      await page.goto('/admin/opening');
      const step = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Las páginas legales' }) });
      const missing = await step.getByRole('listitem').allInnerTexts();
      await step.getByRole('link', { name: /Escribir y publicar/ }).click();
      await page.waitForURL('**/admin/pages');
      for (const title of missing.map((text) => text.replace(': empezar con la plantilla', ''))) {
        await page.goto('/admin/pages');
        await publishPage(title);
      }
    },

    addDelivery: (price: string) => addDelivery(page, price),

    addCategory: () => addCategory(page),

    async addProduct(product: Product): Promise<void> {
      await addProduct(page, { ...product, picture: await photo() });
    },

    async open(): Promise<void> {
      await page.goto('/admin/opening');
      await page.getByText('Está todo listo').waitFor();
      await page.getByRole('button', { name: 'Abrir la tienda' }).click();
      await page.getByText('La tienda está abierta al público.').waitFor();
      await expect(page.getByText('La tienda está cerrada al público.')).toHaveCount(0);
    },

    async close(): Promise<void> {
      await page.goto('/admin/opening');
      await page.getByRole('button', { name: 'Cerrar al público' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cerrar al público' }).click();
      await page.getByText('Está todo listo').waitFor();
    },
  };
}
