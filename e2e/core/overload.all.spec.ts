import { expect, test } from '../fixtures/test.ts';
import { createServer, type Server } from 'node:http';
import { retryLater, sendError } from '#platform/http/error-response.ts';
import { statusPage } from '#server/core/status-page/status-page.ts';
import { desktop, phone } from '../fixtures/visit.ts';

/** A shop that is overloaded for the first visits of each address. */
let server: Server;
let url: string;
const asked = new Map<string, number>();
const documentOf = (title: string) =>
  `<!doctype html><title>${title}</title><h1>${title}</h1><form method="post" action="/envio"><input name="texto" aria-label="Texto"><button>Enviar</button></form>`;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url: path = '' } = request;
    const count = (asked.get(`${method} ${path}`) ?? 0) + 1;
    asked.set(`${method} ${path}`, count);
    const isFull = method === 'POST' || (path.startsWith('/llena') && count <= 2);
    if (isFull) sendError(request, response, retryLater('overloaded', 0), { headers: {}, statusPage });
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(documentOf('Adentro'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

for (const { width } of [phone, desktop]) {
  test(`MEND-15: at ${width} px the overload page shows the delay, and retries by itself`, async ({ visit }) => {
    const visitor = await visit({ width });
    expect((await visitor.page.goto(`${url}/llena/${width}`))?.status()).toBe(503);
    await visitor.page.getByRole('heading', { name: 'Hay demasiadas visitas en este momento' }).waitFor();
    await visitor.page.getByText(/lo intentamos de nuevo en \d segundos?\./).waitFor();
    // The page may navigate during the measurement.
    const isTooWide = () =>
      visitor.page
        .evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
        .catch((error: unknown) => error);
    await expect.poll(isTooWide).toBe(false);
    await visitor.page.getByRole('heading', { name: 'Adentro' }).waitFor();
    expect(asked.get(`GET /llena/${width}`)).toBe(3);
  });
}

test('MEND-15: it does so without scripts', async ({ visit }) => {
  const visitor = await visit({ javaScriptEnabled: false });
  await visitor.page.goto(`${url}/llena/sin-scripts`);
  await visitor.page.getByRole('heading', { name: 'Adentro' }).waitFor();
});

test('MEND-15: a rejected form is not retried by itself, and going back still has the typed values', async ({
  page,
}) => {
  await page.goto(`${url}/formulario`);
  await page.getByLabel('Texto').fill('Tres camisas');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByText('no se guardó ni se cobró nada').waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);
  await page.getByRole('button', { name: 'Volver atrás' }).click();
  await page.getByRole('heading', { name: 'Adentro' }).waitFor();
  expect(await page.getByLabel('Texto').inputValue()).toBe('Tres camisas');
  expect(asked.get('POST /envio')).toBe(1);
});
