import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { menus } from '#contract/site/menus.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { Footer } from '#web/frames/footer.tsx';
import { shopData } from '#web/site/home/shop-data.ts';
import { purchaseScene } from './purchase.ts';
import { openedDesk } from './opened-shop.ts';

const here = openedDesk(purchaseScene);

/** Returns the end of the pages as it is rendered now. */
async function footer(): Promise<string> {
  const menu = await here.shop.guest().call(menus.shown, {});
  const id = 'frames/shop-frame';
  const router = createMemoryRouter([{ id, path: '/', loader: () => null, element: createElement(Footer) }], {
    hydrationData: { loaderData: { [id]: { categories: [], menu } } },
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a href="(https:[^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, text]) => [
    text,
    to?.replaceAll('&amp;', '&'),
  ]);

test('OWN-1 the networks that the owner sets are in the footer and in the data for search engines, in their order', async () => {
  await here.admin.call(settingsDesk.contact, {
    whatsApp: '',
    pinterest: 'https://www.pinterest.com/telar',
    instagram: 'https://www.instagram.com/telar',
    tikTok: 'https://www.tiktok.com/@telar',
    facebook: 'https://www.facebook.com/telar',
    youTube: 'https://www.youtube.com/@telar',
  });
  const urls = [
    'instagram.com/telar',
    'facebook.com/telar',
    'tiktok.com/@telar',
    'youtube.com/@telar',
    'pinterest.com/telar',
  ];
  const names = ['Instagram', 'Facebook', 'TikTok', 'YouTube', 'Pinterest'];
  const expected = urls.map((url, place) => [names[place], `https://www.${url}`]);
  expect(linksIn(await footer()).slice(0, 5)).toEqual(expected);
  expect(shopData('https://tienda.example')[0]).toMatchObject({ sameAs: expected.map(([, url]) => url) });
  await here.admin.call(settingsDesk.contact, { facebook: '', tikTok: '', youTube: '', pinterest: '' });
  expect(linksIn(await footer())[0]?.[0]).toBe('Instagram');
  expect(await footer()).not.toContain('Pinterest');
  expect(shopData('https://tienda.example')[0]).toMatchObject({ sameAs: ['https://www.instagram.com/telar'] });
});

test('OWN-1 the page of the tax authority is linked at the end of every page once the owner sets it', async () => {
  expect(await footer()).not.toContain('Data Fiscal');
  const fiscalPage = 'https://qr.afip.gob.ar/?qr=abc&lang=es,,';
  await here.admin.call(settingsDesk.seller, { fiscalPage });
  expect(linksIn(await footer())).toContainEqual(['Data Fiscal', fiscalPage]);
});

test('OWN-1 buyers read the name that the owner set on the statement of their card', async () => {
  const { scene } = here;
  const shirt = await scene.product();
  const buyer = await here.shop.customer('compra');
  const descriptorOf = async () => {
    const { init_point } = await buyer.call(checkout.start, { cartItems: [shirt.line()] });
    const id = new URL(init_point).searchParams.get('pref_id') ?? '';
    const headers = { authorization: 'Bearer TEST-access-token' };
    const told = await fetch(`${here.shop.sandbox.url}/checkout/preferences/${id}`, { headers });
    return z.looseObject({ statement_descriptor: z.unknown() }).parse(await told.json()).statement_descriptor;
  };
  await here.admin.call(settingsDesk.selling, { statementDescriptor: 'TELAR*SUR' });
  expect(await descriptorOf()).toBe('TELAR*SUR');
});
