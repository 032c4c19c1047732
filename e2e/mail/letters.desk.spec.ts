import { expect, test } from '../fixtures/test.ts';
import type { Page, Request } from '@playwright/test';
import { letterOf } from '#contract/mail/letters/letters.ts';
import { originalLetter } from '#contract/mail/letters/original-letters.ts';
import { atDesk } from '../actors/arrived-order.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

const letter = (page: Page) => page.frameLocator('iframe[title="El correo"]');

test('OWN-6 the owner changes a text, sees it in the preview, tests it, and goes back to the original @all', async ({
  page,
  owner,
}) => {
  const kind = 'payment-cancelled';
  const original = originalLetter(kind);
  const name = letterOf(kind).name();
  const recipient = 'prueba@example.com';
  await owner.enter('/admin/letters');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(letter(page).getByRole('heading', { name: original.title })).toBeVisible();

  const title = page.getByLabel('Título');
  await title.fill('¡Epa! ');
  await page.getByRole('button', { name: '{{tienda}}' }).click();
  await expect(title).toHaveValue('¡Epa! {{tienda}}');
  await expect(title).toBeFocused();
  await expect(letter(page).getByRole('heading', { name: '¡Epa! Percha' })).toBeVisible();

  const text = page.getByLabel('Texto', { exact: true });
  await text.fill(`${original.text}\n\n<b>Sin etiquetas</b> de {{tineda}}`);
  await text.blur();
  await expect(page.getByText('No existe {{tineda}} en este correo. ¿Quiso decir {{tienda}}?')).toBeVisible();
  await expect(page.getByText('Se muestra el último texto sin errores.')).toBeVisible();
  expect(await nightlyViolations(page)).toEqual([]);
  await text.fill(`${original.text}\n\n<b>Sin etiquetas</b> de **{{tienda}}**\n\n`);
  await expect(letter(page).getByText('<b>Sin etiquetas</b> de Percha')).toBeVisible();
  await page.getByText('Oscuro', { exact: true }).click();
  await expect(letter(page).locator('body')).toHaveCSS('background-color', 'rgb(20, 18, 16)');
  await page.getByText('Computadora', { exact: true }).click();

  await page.getByLabel('Correo', { exact: true }).fill(recipient);
  await page.getByRole('button', { name: 'Enviar prueba' }).click();
  await owner.toast('Prueba enviada');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await owner.toast('Texto guardado.');
  await page.getByText('Versiones anteriores', { exact: true }).click();
  await expect(page.getByText('Cambió: Título, Texto.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Volver al texto original' }).click();
  await owner.confirm('¿Volver al texto original?', 'Volver al original');
  await expect(title).toHaveValue(original.title);
  await expect(page.getByRole('button', { name: 'Volver al texto original' })).toHaveCount(0);

  await page.goto('/outbox');
  await page.getByRole('link').filter({ hasText: recipient }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^\[Prueba\] / })).toBeVisible();
  const kept = page.frameLocator('iframe');
  await expect(kept.getByRole('heading', { name: '¡Epa! Percha' })).toBeVisible();
  await expect(kept.getByText('<b>Sin etiquetas</b> de Percha')).toBeVisible();
  // The whole letter is seen: the page scrolls, and not a frame within it.
  const hidden = () =>
    page.locator('iframe').evaluate((frame) => {
      const shown = frame instanceof HTMLIFrameElement ? frame.contentDocument?.documentElement : undefined;
      return shown ? shown.scrollHeight - shown.clientHeight : undefined;
    });
  for (const height of [900, 400]) {
    await page.setViewportSize({ width: 600, height });
    await expect.poll(hidden).toBe(0);
  }
  // A window may change its size while the letter begins to load: it has no root element then, which is no error.
  await page.locator('iframe').evaluate(async (frame) => {
    if (frame instanceof HTMLIFrameElement) frame.contentDocument?.documentElement.remove();
    frame.style.width = '300px';
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
});

test('OWN-6 names are inserted with the keyboard where the cursor was, a link with its words selected @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/letters/password-reset');
  const text = page.getByLabel('Texto', { exact: true });
  await text.fill('Hola, ');
  const button = page.getByRole('button', { name: '{{enlace}}' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Elegir');
  await expect(text).toHaveValue('Hola, [Elegir]({{enlace}})');
  await page.getByLabel('Asunto').focus();
  await button.focus();
  await page.keyboard.press('Enter');
  // No link stands in a subject: it goes to the end of the text.
  await expect(text).toHaveValue('Hola, [Elegir]({{enlace}})[Texto del enlace]({{enlace}})');
  await text.fill('Sin nada.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('A este correo no le puede faltar {{enlace}}')).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await owner.confirm('¿Descartar lo que escribió?', 'Descartar');
  await expect(text).toHaveValue(originalLetter('password-reset').text);
});

test('OWN-6 what is typed stays when a test is sent after another administrator saved; then the second chooses, and an earlier version comes back @all', async ({
  page,
  owner,
}) => {
  const kind = 'return-rejected';
  const original = originalLetter(kind);
  await owner.enter(`/admin/letters/${kind}`);
  const [subject, title] = [page.getByLabel('Asunto'), page.getByLabel('Título')];
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  // The preview lands while the page loads anew after the test, which must not end that.
  const preview = page.getByRole('region', { name: 'Vista previa' });
  const ofPage = (one: Request) =>
    one.method() === 'GET' && /\/return-rejected\.data(\?|$)/.test(one.url()) && !one.url().includes('_routes=root');
  const reloaded = page.waitForRequest((one) => ofPage(one));
  await page.route(/\/preview(\.data)?$/, async (route) => reloaded.then(() => route.continue()), { times: 1 });
  await page.route(
    (url) => url.pathname.endsWith('/return-rejected.data') && !url.search.includes('_routes=root'),
    async (route) => {
      if (route.request().method() === 'GET') {
        await preview.locator('[data-preview-subject]').filter({ hasText: 'De una' }).waitFor();
        await preview.locator('.opacity-60').waitFor({ state: 'hidden' });
      }
      await route.continue();
    },
  );
  await subject.fill('De una');
  await atDesk(page, async (desk) => {
    const data = { ...original, title: 'De otra' };
    expect((await desk.put(`/api/admin/letters/${kind}`, { data })).status()).toBe(200);
  });
  await page.getByLabel('Correo', { exact: true }).fill('prueba@example.com');
  await page.getByRole('button', { name: 'Enviar prueba' }).click();
  await owner.toast('Prueba enviada');
  await expect(page.getByText('Versiones anteriores', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await expect(subject).toHaveValue('De una');
  await save.click();
  const question = owner.dialog('Hay cambios de otra persona');
  await expect(question.getByText('De otra', { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(save).toHaveCount(0);
  await expect(title).toHaveValue('De otra');
  await subject.fill('Otra vez ');
  await save.click();
  await expect(subject).toHaveValue('Otra vez');

  await page.getByText('Versiones anteriores', { exact: true }).click();
  const earlier = page.getByRole('button', { name: 'Volver a esta' });
  await expect(earlier).toHaveCount(2);
  await earlier.first().click();
  await owner.confirm('¿Volver a esta versión?', 'Volver a esta');
  await expect(subject).toHaveValue('De una');
  // The texts are there before they are saved, and until then they are a change.
  await expect(earlier).toHaveCount(3);
  await expect(save).toHaveCount(0);
  await page.getByRole('button', { name: 'Volver al texto original' }).click();
  await owner.confirm('¿Volver al texto original?', 'Volver al original');
  await expect(subject).toHaveValue(original.subject);
  await expect(page.getByRole('button', { name: 'Volver al texto original' })).toHaveCount(0);
});
