import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { catalogue } from '#contract/goods/products.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { translations } from '#contract/office/translations.ts';
import type { Actor } from '#test/actor.ts';
import { pickupMethod } from '#test/delivery.ts';
import type { Shop } from '#test/shop.ts';
import { inEnglish, openShopInTwoLanguages, type ShopInTwoLanguages } from '#test/translate.ts';

let opened: ShopInTwoLanguages;
let shop: Shop;
let admin: Actor, guest: Actor;
let id: number;
let textsOf: ShopInTwoLanguages['textsOf'],
  keyed: ShopInTwoLanguages['keyed'],
  translate: ShopInTwoLanguages['translate'];

beforeAll(async () => {
  opened = await openShopInTwoLanguages();
  ({ shop, admin, guest, id, textsOf, keyed, translate } = opened);
});

afterAll(() => shop.close());

beforeEach(() => opened.forget());

describe('OWN-2 the back office of translations', () => {
  test('lists the parts with how much is missing; an empty translation is none again', async () => {
    const counts = async () => {
      const { sections } = await admin.call(translations.list, {});
      const found = sections.find(({ section }) => section === 'colors');
      return [found?.total, found?.missing];
    };
    expect(await counts()).toEqual([1, 1]);
    await translate('colors', { Azul: '  Blue ' });
    expect(await counts()).toEqual([1, 0]);
    expect((await textsOf('colors'))[0]).toMatchObject({ source: 'Azul', text: 'Blue', changed: { by: 'jefa' } });
    await translate('colors', { Azul: ' ' });
    expect(await counts()).toEqual([1, 1]);
    expect((await inEnglish(() => guest.call(catalogue.detail, { id }))).shownColor).toBeUndefined();
  });

  test('an address is the same in every language: only the hours of a place are to be translated', async () => {
    const pickup = { address: 'Honduras 4850', hours: 'Lunes a sábado de 10 a 19' };
    await admin.call(delivery.addMethod, pickupMethod({ pickup }));
    const sources = (await textsOf('delivery')).map(({ source }) => source);
    expect(sources).toContain(pickup.hours);
    expect(sources).not.toContain(pickup.address);
  });

  test('only administrators come in', async () => {
    const customer = await shop.customer('curiosa');
    for (const [method, path] of [
      ['GET', '/admin/translations'],
      ['GET', '/admin/translations/colors'],
      ['PUT', '/admin/translations/colors'],
    ] as const) {
      const sent = { method, headers: { 'content-type': 'application/json' }, ...(method === 'PUT' && { body: '{}' }) };
      expect([path, (await guest.send(path, sent)).status]).toEqual([path, 401]);
      expect([path, (await customer.send(path, sent)).status]).toEqual([path, 403]);
    }
  });

  test('refuses a text that the part does not have, one that is too long, and another language', async () => {
    const save = (texts: Record<string, string>, section = 'colors', language = 'en') =>
      admin.refusal(translations.save, { section, language: language === 'en' ? 'en' : 'es-MX', texts });
    const [azul] = Object.keys(await keyed('colors', { Azul: '' }));
    expect(await save({ [azul ?? '']: 'b'.repeat(41) })).toMatchObject({
      code: 'invalid',
      errors: [{ path: `texts.${azul}` }],
    });
    expect(await save({ ['0'.repeat(32)]: 'Blue' })).toMatchObject({ code: 'invalid' });
    expect(await save({ x: 'Blue' })).toMatchObject({ code: 'invalid' });
    expect(await save({}, 'colors', 'es-MX')).toMatchObject({ code: 'invalid' });
    expect(await save({}, 'nada')).toMatchObject({ code: 'not_found' });
    expect(await textsOf('colors')).toMatchObject([{ text: '' }]);
  });

  test('a save that was made for an older version is refused, and says who changed what', async () => {
    const { version } = await translate('colors', { Azul: 'Blue' });
    const other = await shop.admin('otra');
    const texts = await keyed('colors', { Azul: 'Azure' });
    await other.call(translations.save, { section: 'colors', language: 'en', texts, version });
    const refused = await admin.refusal(translations.save, { section: 'colors', language: 'en', texts, version });
    const [field] = Object.keys(texts);
    expect(refused).toMatchObject({
      code: 'changed_meanwhile',
      conflict: { present: { texts: [{ text: 'Azure' }] }, changedBy: [{ field, actor: 'otra' }] },
    });
    // Another part is not concerned.
    await translate('categories', { Vestidos: 'Dresses' }, 0);
  });

  test('the log of changes tells them', async () => {
    await translate('colors', { Azul: 'Blue' });
    const [entry] = (await admin.call(audit.list, { action: 'translation.update' })).entries;
    expect(entry).toMatchObject({
      actor: 'jefa',
      subject: 'colors',
      before: { language: 'en', texto: [] },
      after: { language: 'en', texto: ['Azul: Blue'] },
    });
  });

  test('a shop without a second language has none, and shows its own texts', async () => {
    await translate('colors', { Azul: 'Blue' });
    await admin.call(settingsDesk.languages, { otherLanguage: 'none' });
    expect(await admin.call(translations.list, {})).toEqual({ language: null, sections: [] });
    expect(await admin.refusal(translations.one, { section: 'colors' })).toMatchObject({ code: 'not_found' });
    expect((await guest.call(catalogue.detail, { id })).shownColor).toBeUndefined();
    await admin.call(settingsDesk.languages, { otherLanguage: 'en' });
    expect((await inEnglish(() => guest.call(catalogue.detail, { id }))).shownColor).toBe('Blue');
  });
});
