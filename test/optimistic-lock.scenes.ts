import { assistant } from '#contract/office/assistant.ts';
import { attributes } from '#contract/goods/attributes/attributes.ts';
import { departmentDesk } from '#contract/goods/garment/departments.ts';
import { carriers } from '#contract/delivery/carriers.ts';
import { catalogue } from '#contract/goods/products.ts';
import { categories } from '#contract/goods/categories.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { lettersDesk } from '#contract/mail/letter-desk.ts';
import { homeDesk } from '#contract/site/home-desk.ts';
import { menus } from '#contract/site/menus.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import { people } from '#contract/office/people-desk.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import type { ProductGiven } from '#contract/goods/product-rules.ts';
import { profile } from '#contract/people/profile.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { translations } from '#contract/office/translations.ts';
import type { Actor } from './actor.ts';
import { homeMethod } from './delivery.ts';
import { curatedLockScenes } from './optimistic-lock.curated.ts';
import type { Scenes } from './optimistic-lock.kinds.ts';

const shirt: ProductGiven = {
  name: 'Camisa',
  description: 'Lino',
  images: ['https://tienda.example/a.png'],
  currentPrice: '15000',
  color: 'Azul',
  gender: 'women',
  brandName: 'Casa',
  category: 700,
  variants: [{ brandSize: 'M', isInStock: true, stock: 5 }],
};

const seen = (version: number | undefined) => (version === undefined ? {} : { version });

type Row = { readonly id: number | string; readonly version: number };

/** Returns the version and a text of one of the rows. */
function rowOf<One extends Row>(rows: readonly One[], id: One['id'], textOf: (row: One) => string) {
  const found = rows.find((one) => one.id === id);
  return { version: found?.version ?? 0, text: found ? textOf(found) : '' };
}

const nameOf = ({ name }: { readonly name: string }) => name;

/** Creates one row of each kind; `reference` is a paid order. */
export async function lockScenes(admin: Actor, customer: Actor, reference: string): Promise<Scenes> {
  await admin.call(settingsDesk.languages, { otherLanguage: 'en' });
  await admin.call(categories.create, { id: 700, title: 'Camisas', genre: 'women' });
  const { id: productId } = await admin.call(productDesk.create, shirt);
  const { id: departmentId } = await admin.call(departmentDesk.create, { name: 'Hogar' });
  const { id: attributeId } = await admin.call(attributes.create, { name: 'Tela', kind: 'list' });
  const section = 'colors';
  const { key: color = '' } = (await admin.call(translations.one, { section })).texts[0] ?? {};
  const { id: questionId } = await admin.call(assistant.addQuestion, { name: 'Envíos' });
  const { id: answerId } = await admin.call(assistant.addAnswer, { name: 'Envíos', respuesta: 'Sí' });
  const { id: carrierId } = await admin.call(carriers.create, { name: 'Andreani' });
  const sent = await admin.call(fulfilmentDesk.addParcel, { reference });
  const parcelId = sent.parcels[0]?.id ?? 0;
  const username = customer.username;
  const zone: Pick<Given<typeof delivery.addZone>, 'provinces' | 'postalRanges'> = {
    provinces: ['C'],
    postalRanges: [],
  };
  const { id: zoneId } = await admin.call(delivery.addZone, { ...zone, name: 'Centro' });
  const method = homeMethod({ zoneId });
  const { id: methodId } = await admin.call(delivery.addMethod, { ...method, title: 'Moto' });
  const slug = 'terminos';
  await admin.call(pageDesk.create, { slug, title: 'Términos' });
  const pageText = { description: '', html: '<p>Texto</p>', isDated: true, inMenu: false, inFooter: true };
  return {
    product: {
      endpoint: productDesk.update,
      read: async () => {
        const { version, name } = await admin.call(catalogue.detail, { id: productId });
        return { version, text: name };
      },
      save: (name, version) => admin.call(productDesk.update, { ...shirt, name, productId, ...seen(version) }),
    },
    texts: {
      endpoint: productDesk.saveTexts,
      read: async () => {
        const { texts } = await admin.call(productDesk.one, { productId });
        return { version: texts?.version ?? 0, text: texts?.name ?? '' };
      },
      save: (name, version) => admin.call(productDesk.saveTexts, { productId, language: 'en', name, ...seen(version) }),
    },
    department: {
      endpoint: departmentDesk.update,
      read: async () => rowOf(await admin.call(departmentDesk.list, {}), departmentId, nameOf),
      save: (name, version) => admin.call(departmentDesk.update, { id: departmentId, name, ...seen(version) }),
    },
    attribute: {
      endpoint: attributes.update,
      read: async () => rowOf(await admin.call(attributes.list, {}), attributeId, nameOf),
      save: (name, version) => admin.call(attributes.update, { id: attributeId, name, ...seen(version) }),
    },
    translations: {
      endpoint: translations.save,
      read: async () => {
        const { version, texts } = await admin.call(translations.one, { section });
        return { version, text: texts[0]?.text ?? '' };
      },
      save: (text, version) =>
        admin.call(translations.save, { section, language: 'en', texts: { [color]: text }, ...seen(version) }),
    },
    home: {
      endpoint: homeDesk.save,
      read: async () => {
        const { version, blocks } = await admin.call(homeDesk.open, {});
        const [block] = blocks;
        return { version, text: block?.kind === 'text' ? block.title : '' };
      },
      save: (title, version) =>
        admin.call(homeDesk.save, {
          blocks: [{ id: 'uno', kind: 'text', title, html: '<p>Uno</p>' }],
          ...seen(version),
        }),
    },
    category: {
      endpoint: categories.update,
      read: async () => rowOf(await admin.call(categories.list, {}), 700, ({ title }) => title),
      save: (title, version) => admin.call(categories.update, { id: 700, title, ...seen(version) }),
    },
    ...(await curatedLockScenes(admin)),
    person: {
      endpoint: profile.update,
      read: async () => {
        const { version, lastname } = await admin.call(profile.find, { id: username });
        return { version, text: lastname ?? '' };
      },
      save: (lastname, version) => customer.call(profile.update, { id: username, lastname, ...seen(version) }),
    },
    role: {
      endpoint: people.setRole,
      read: async () => {
        const { version, rol } = await admin.call(profile.find, { id: 'empleada' });
        return { version, text: rol };
      },
      save: (rol, version) =>
        admin.call(people.setRole, {
          user_name: 'empleada',
          rol: rol === 'admin' ? 'admin' : 'client',
          ...seen(version),
        }),
    },
    question: {
      endpoint: assistant.changeQuestion,
      read: async () => rowOf(await admin.call(assistant.questions, {}), questionId, nameOf),
      save: (name, version) =>
        admin.call(assistant.changeQuestion, { id: questionId, name, isActive: true, ...seen(version) }),
    },
    answer: {
      endpoint: assistant.changeAnswer,
      read: async () => rowOf(await admin.call(assistant.answers, {}), answerId, ({ respuesta }) => respuesta),
      save: async (respuesta, version) => {
        const name = (await admin.call(assistant.questions, {}))[0]?.name ?? '';
        const change = { id: answerId, name, respuesta, isActive: true, alternativa: [], ...seen(version) };
        return admin.call(assistant.changeAnswer, change);
      },
    },
    zone: {
      endpoint: delivery.changeZone,
      read: async () => rowOf((await admin.call(delivery.list, {})).zones, zoneId, nameOf),
      save: (name, version) => admin.call(delivery.changeZone, { ...zone, id: zoneId, name, ...seen(version) }),
    },
    method: {
      endpoint: delivery.changeMethod,
      read: async () => rowOf((await admin.call(delivery.list, {})).methods, methodId, ({ title }) => title),
      save: (title, version) => admin.call(delivery.changeMethod, { ...method, id: methodId, title, ...seen(version) }),
    },
    carrier: {
      endpoint: carriers.update,
      read: async () => rowOf(await admin.call(carriers.list, {}), carrierId, nameOf),
      save: (name, version) => admin.call(carriers.update, { id: carrierId, name, ...seen(version) }),
    },
    settings: {
      endpoint: settingsDesk.identity,
      read: async () => {
        const found = (await admin.call(settingsDesk.list, {})).find(({ group }) => group === 'identity');
        return { version: found?.version ?? 0, text: String(found?.values['name']) };
      },
      save: (name, version) => admin.call(settingsDesk.identity, { name, ...seen(version) }),
    },
    letter: {
      endpoint: lettersDesk.save,
      read: async () => {
        const { version, title } = await admin.call(lettersDesk.one, { kind: 'welcome' });
        return { version, text: title };
      },
      save: async (title, version) => {
        const { original } = await admin.call(lettersDesk.one, { kind: 'welcome' });
        return admin.call(lettersDesk.save, { kind: 'welcome', ...original, title, ...seen(version) });
      },
    },
    parcel: {
      endpoint: fulfilmentDesk.changeParcel,
      read: async () => {
        const { parcels } = await admin.call(fulfilmentDesk.one, { reference });
        return { version: parcels[0]?.version ?? 0, text: parcels[0]?.trackingNumber ?? '' };
      },
      save: (trackingNumber, version) =>
        admin.call(fulfilmentDesk.changeParcel, { reference, id: parcelId, trackingNumber, ...seen(version) }),
    },
    page: {
      endpoint: pageDesk.save,
      read: async () => {
        const { version, title } = await admin.call(pageDesk.one, { slug });
        return { version, text: title };
      },
      save: (title, version) => admin.call(pageDesk.save, { slug, ...pageText, title, ...seen(version) }),
    },
    menu: {
      endpoint: menus.save,
      read: async () => {
        const { version, footer } = await admin.call(menus.desk, {});
        return { version, text: footer[0]?.title ?? '' };
      },
      save: (title, version) => admin.call(menus.save, { main: [], footer: [{ title, links: [] }], ...seen(version) }),
    },
  };
}
