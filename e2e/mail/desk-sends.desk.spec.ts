import { expect, test } from '../fixtures/test.ts';
import { administrator } from '../actors/administrator.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { unique } from '../actors/unique.ts';

test('MEND-29 an e-mail to all is counted, previewed, confirmed and then cleared from the form', async ({ visit }) => {
  const { page, close } = await visit({ width });
  const she = administrator(page);
  const reader = await visit({ width });
  await logIn(reader.page, 'cliente', 'cliente1234');
  await reader.page.goto('/user/profile');
  const box = reader.page.getByLabel('Quiero recibir novedades y ofertas por correo');
  if (!(await box.isChecked())) {
    await Promise.all([reader.page.waitForResponse(/user\/advertising/), box.check()]);
  }
  await reader.close();
  await she.enter('/admin/Publicidad');
  await page.getByLabel('A todos los clientes que aceptaron publicidad').check();
  await page.getByText(/^Lo reciben? \d+ destinatarios?\.$/).waitFor();
  await page.getByLabel('Asunto').fill(unique('Rebajas'));
  await page.getByLabel('Titulo de publicidad').fill('Abrigos');
  await page.getByLabel('SubTitulo').fill('Hasta el domingo');
  await page.getByLabel('Description').fill('Venga.');
  await page.getByRole('button', { name: 'PREVIEW' }).click();
  const preview = page.getByRole('dialog', { name: 'Vista previa del correo' });
  await preview.getByText('Todos los que aceptaron publicidad').waitFor();
  await preview.getByRole('button', { name: 'Cerrar' }).click();
  // While the preview is loading nothing else is sent.
  await page.getByRole('button', { name: 'PUBLICAR' }).and(page.locator(':not([aria-busy])')).click();
  await she.confirm(/^¿Enviar este correo a \d+ destinatarios?\?$/, 'Cancelar');
  expect(await page.getByLabel('SubTitulo').inputValue()).toBe('Hasta el domingo');
  await page.getByRole('button', { name: 'PUBLICAR' }).click();
  await she.confirm(/^¿Enviar este correo/, 'Enviar a todos');
  await page
    .getByText(/^Mail enviado con éxito! \(\d+ destinatarios?\)$/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByLabel('Asunto').inputValue()).toBe('');
  expect(await page.getByRole('button', { name: 'PUBLICAR' }).isDisabled()).toBe(true);
  await close();
});

test.each([320, 390, 768, 1024, 1440])(
  'MEND-38 the assistant’s tables fit, and their buttons are reachable, at %i px',
  async (width) => {
    const { page, close } = await visit({ width });
    const she = administrator(page);
    await she.enter('/admin/chatbot');
    for (const name of ['Preguntas', 'Respuestas']) {
      const table = page.getByRole('region', { name });
      expect(await table.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
      for (const button of [/^Edit /, /^Clean /]) {
        const box = await table.getByRole('button', { name: button }).first().boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      }
    }
    await page.getByLabel('Buscar en preguntas y respuestas').fill('ENVIO');
    await expect
      .poll(async () =>
        page
          .getByRole('region', { name: 'Preguntas' })
          .getByRole('button', { name: /^Edit / })
          .count(),
      )
      .toBeLessThan(8);
    await close();
  },
);
