import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { leastContrast } from '#contract/core/shop/colour-contrast.ts';
import { documents } from '#contract/sales/orders/documents.ts';
import { lookFile } from '#contract/core/shop/look.ts';
import { nameFile } from '#contract/core/shop/drawn-name.ts';
import { readableGrounds } from '#contract/core/settings/look-settings.ts';
import { pictureValue } from '#contract/core/settings/picture-value.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { plainLook } from '#contract/core/shop/plain-look.ts';
import { serveMedia } from '#platform/media/serve-media.ts';
import { emailHtml } from '#server/mail/letters/email-form.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { readPdf } from '#test/read-pdf.ts';
import { shop as shopFacts } from '#contract/core/shop/shop.ts';
import { openedMedia } from '#test/opened-shop.ts';

const here = openedMedia();
const { shop, admin } = here;
let logo: string;

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20" onload="alert(1)"><script>alert(1)</script><rect width="100" height="20" fill="#0000cc"/></svg>';

beforeAll(async () => {
  logo = pictureValue(await upload(drawing));
});
beforeEach(() => shop.services.ownerSettings.reload());

const upload = (content: string | Uint8Array) =>
  admin.call(settingsDesk.uploadPicture, { bytes: typeof content === 'string' ? Buffer.from(content) : content });

const change = (values: Parameters<typeof admin.call<typeof settingsDesk.look>>[1]) =>
  admin.call(settingsDesk.look, values);

test('OWN-1 a shop whose owner changed nothing has the look of the style sheet', () => {
  const { version, drawnName, ...look } = shopFacts().look;
  const { version: _, drawnName: none, ...plain } = plainLook;
  expect(look).toEqual(plain);
  expect(version).toHaveLength(8);
  // The name needs no font.
  expect([drawnName?.path, none]).toEqual([expect.stringMatching(/^m/), null]);
});

test.for(['#d9a441', '#ff0000', '#ffffff', '#8a8072'] as const)(
  'OWN-1 the colour %s is refused with its contrast and the nearest shade that passes',
  async (colour) => {
    const refusal = await admin.refusal(settingsDesk.look, { saleColour: colour });
    expect(refusal).toMatchObject({ code: 'invalid', errors: [{ path: 'saleColour' }] });
    const [, ratio, shade = ''] =
      /es de (\d+,\d):1 .* alcanza es (#[\da-f]{6})$/.exec(refusal.errors[0]?.message ?? '') ?? [];
    expect(Number(ratio?.replace(',', '.'))).toBeLessThan(4.5);
    expect(leastContrast(shade, readableGrounds)).toBeGreaterThanOrEqual(4.5);
    expect((await change({ saleColour: shade })).values['saleColour']).toBe(shade);
    expect(shopFacts().look.colours.sale).toBe(shade);
  },
);

test.for([
  { accentColour: 'verde' },
  { accentColour: '#23483a;}body{display:none' },
  { accentColour: '#123' },
  { logo: 'https://example.com/logo.svg' },
  { logo: '/media/../x#1x1' },
  { icon: `/media/${'0'.repeat(32)}.svg#10x10` },
])('OWN-1 the look refuses %o', async (values) => {
  const [field] = Object.keys(values);
  const refusal = await admin.refusal(settingsDesk.look, values);
  expect(refusal.errors.map(({ path }) => path)).toEqual([field]);
});

test('OWN-1 a logo is refused with another size than its own, and an unknown choice by its name', async () => {
  const refusal = await admin.refusal(settingsDesk.look, { logo: logo.replace(/#.*/, '#5000x10') });
  expect(refusal.errors).toEqual([{ path: 'logo', message: 'Suba la imagen otra vez: la tienda no la tiene' }]);
  const answer = await admin.send('/admin/settings/look', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ground: 'negro', typefaces: 'comic' }),
  });
  expect(answer.status).toBe(422);
});

test('OWN-1 a drawing is cleaned, is served so that nothing in it can run, and hostile ones are refused', async () => {
  const { path, width, height } = await upload(drawing);
  expect([width, height]).toEqual([1000, 200]);
  const media = serveMedia(join(here.dataDir, 'media'));
  const answer = await media(new Request(`https://tienda.example${path}`));
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
  });
  expect(await answer.text()).not.toMatch(/script|alert|onload/);
  expect((await media(new Request(`https://tienda.example/media/${'0'.repeat(32)}.svg`))).status).toBe(404);
  const bomb = `<!DOCTYPE svg [<!ENTITY a "a">]>${drawing}`;
  for (const content of [bomb, drawing.replace('<rect', '<text>a</text><rect'), '<svg/>', 'ninguna imagen']) {
    const refusal = await admin.refusal(settingsDesk.uploadPicture, { bytes: Buffer.from(content) });
    expect(refusal).toMatchObject({ status: 422, code: 'bad_picture' });
  }
});

test('OWN-1 customers and guests neither change the look nor upload pictures', async () => {
  for (const [actor, code] of [
    [shop.guest(), 'not_logged_in'],
    [await shop.customer('ana'), 'not_allowed'],
  ] as const) {
    expect((await actor.refusal(settingsDesk.look, { accentColour: '#7a1f3d' })).code).toBe(code);
    expect((await actor.refusal(settingsDesk.uploadPicture, { bytes: Buffer.from(drawing) })).code).toBe(code);
  }
});

test('OWN-1 the logo is in e-mails and printed documents; an earlier version has the name again', async () => {
  const mail = { subject: 'Hola', title: 'Hola', parts: [] };
  const scene = fulfilmentScene(shop);
  const { number } = await scene.paidOrder();
  const slip = async () => {
    const { bytes } = await admin.call(documents.print, { what: 'slips', number: [number] });
    const { pages, raw } = await readPdf(bytes);
    return { ...pages[0], raw };
  };
  expect((await slip()).text).toMatch(/^Percha /);
  const before = (await admin.call(settingsDesk.versions, { group: 'look' }))[0];
  const after = await change({ logo, typefaces: 'classic', accentColour: '#7a1f3d', ground: 'white' });
  const { look } = shopFacts();
  expect(look).toMatchObject({ logo: { src: logo.split('#')[0], width: 200, height: 40 }, typefaces: 'classic' });
  const html = emailHtml(mail, 'https://tienda.example');
  expect(html).toContain(`<img src="https://tienda.example${lookFile('logo', look)}" alt="Percha" width="200"`);
  expect(html).toContain('Gilda Display');
  expect(html).toContain('background:#ffffff');
  const file = await shop.look.find('/logo.png');
  expect((await sharp(file?.body).stats()).dominant.b).toBeGreaterThan(150);
  const printed = await slip();
  expect(printed.text).not.toMatch(/^Percha /);
  expect(printed.tree).toContain('"alt":"Percha"');
  expect(printed.raw).toMatch(/GildaDisplay/);
  const { entries } = await admin.call(audit.list, { kind: 'settings' });
  expect(entries[0]).toMatchObject({ subject: 'look', after: { typefaces: 'classic', accentColour: '#7a1f3d' } });
  await admin.call(settingsDesk.restore, { group: 'look', restored: before?.version ?? 0, version: after.version });
  expect(shopFacts().look).toMatchObject({ logo: null, typefaces: 'editorial' });
  const named = emailHtml(mail, 'https://tienda.example');
  expect(named).not.toContain('/logo.png');
  expect(named).toContain(`src="https://tienda.example${nameFile('day', shopFacts().look)}" alt="Percha"`);
  expect((await sharp((await shop.look.find('/nombre.png'))?.body).metadata()).format).toBe('png');
});
