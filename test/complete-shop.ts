import { categories } from '#contract/goods/categories.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { opening } from '#contract/office/opening.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import type { Actor } from './actor.ts';
import type { Mailbox } from './mailbox.ts';
import { realToken, setupToken } from './shop.ts';

/** The environment of a live shop where the owner sets everything. */
export const liveEnvironment = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://tienda.example',
  MP_ACCESS_TOKEN: '',
  MP_WEBHOOK_SECRET: '',
  RATE_LIMITS: 'on',
} as const;

/** What the owner says at the one-time link of such a shop. */
export const firstOwner: Given<typeof opening.begin> = {
  token: setupToken,
  user_name: 'duenia',
  email: 'duenia@tienda.example',
  user_password: 'un-telar-con-luz-7',
  publicUrl: 'https://tienda.example',
  country: 'AR',
};

const legalPages = ['Términos y condiciones', 'Política de privacidad', 'Cambios y devoluciones'];

/** Does what a closed shop of Argentina needs to open. The delivery of the test shop is there already. */
export async function completeShop(owner: Actor, box: Mailbox): Promise<void> {
  await owner.call(settingsDesk.identity, { name: 'Telar' });
  const seller = { company: 'Telar SRL', taxId: '30-71234567-1', street: 'Alsina 1', city: 'Salta' };
  await owner.call(settingsDesk.seller, seller);
  await owner.call(settingsDesk.contact, { email: 'hola@tienda.example' });
  await owner.call(settingsDesk.payment, { accessToken: realToken, webhookSecret: 'clave' });
  await owner.call(settingsDesk.mail, { ...box.settings, sender: 'hola@tienda.example' });
  await owner.call(opening.tryMail, { email: 'duenia@tienda.example' });
  await addFirstProduct(owner);
  const { templates } = await owner.call(pageDesk.list, {});
  for (const template of templates.filter(({ title }) => legalPages.includes(title))) {
    const { slug, version } = await owner.call(pageDesk.create, template);
    await owner.call(pageDesk.publish, { slug, version });
  }
}

/** Adds a category and a shirt in it. */
export async function addFirstProduct(owner: Actor): Promise<void> {
  await owner.call(categories.create, { id: 1, title: 'Camisas', genre: 'women' });
  await owner.call(productDesk.create, {
    name: 'Camisa',
    description: 'Lino',
    images: ['https://tienda.example/a.png'],
    currentPrice: '15000',
    color: 'Azul',
    gender: 'women',
    brandName: 'Casa',
    category: 1,
    variants: [{ brandSize: 'M', isInStock: true, stock: 5 }],
  });
}
