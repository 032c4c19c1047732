import { expect, test } from 'vitest';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

const read = async (path: string) => (await here.shop.guest().send(path, { method: 'GET', headers: {} })).text();

test('MEND-42 OWN-1 what describes the API has the present name of the shop, in the language of who asks', async () => {
  expect(await read('/docs')).toContain('<title>API | Percha</title>');
  const owner = await here.shop.admin();
  await owner.call(settingsDesk.identity, { name: 'Telar del Sur' });
  for (const path of ['/docs', '/openapi.json']) {
    const said = await read(path);
    expect(said).toContain('Telar del Sur');
    expect(said).not.toContain('Percha');
  }
  const infoIn = async (language: 'es-AR' | 'en') =>
    JSON.parse(await inLanguage(language, () => read('/openapi.json'))).info;
  const [spanish, english] = [await infoIn('es-AR'), await infoIn('en')];
  expect([spanish.title, english.title]).toEqual(['Telar del Sur', 'Telar del Sur']);
  expect(english.description).not.toBe(spanish.description);
});

test('PROG-3 the page of the API tries calls by its own script, and may load nothing of others', async () => {
  const ask = (path: string) => here.shop.guest().send(path, { method: 'GET', headers: {} });
  const page = await ask('/docs');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("default-src 'none'");
  const html = await page.text();
  const sources = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, source]) => source);
  expect(sources.toSorted()).toEqual(['/api/docs/try-calls.js', '/api/openapi.json']);
  const script = await ask('/docs/try-calls.js');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  const code = await script.text();
  expect(code).not.toMatch(/https?:|localStorage|sessionStorage|document\.cookie/);
  expect(code).toContain("credentials: 'omit'");
});
