import { settingsDesk } from '#contract/office/settings-desk.ts';
import { translations } from '#contract/office/translations.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import type { Actor } from './actor.ts';
import { purchaseScene } from './purchase.ts';
import { openShop } from './shop.ts';

/** Runs `work` in the second language of a test shop. */
export const inEnglish = <T>(work: () => Promise<T>): Promise<T> => inLanguage('en', work);

/** Translates what an owner wrote into English, by the texts themselves. */
export function translator(admin: Actor) {
  const textsOf = async (section: string) => (await admin.call(translations.one, { section })).texts;

  /** Returns translations by the keys of their sources. */
  async function keyed(section: string, given: Readonly<Record<string, string>>): Promise<Record<string, string>> {
    const texts = await textsOf(section);
    return Object.fromEntries(
      Object.entries(given).map(([source, text]) => [texts.find((one) => one.source === source)?.key ?? source, text]),
    );
  }

  return {
    textsOf,
    keyed,
    async translate(section: string, given: Readonly<Record<string, string>>, version?: number) {
      const texts = await keyed(section, given);
      return admin.call(translations.save, {
        section,
        language: 'en',
        texts,
        ...(version !== undefined && { version }),
      });
    },
  };
}

/** Opens a shop that offers English, with one product: a dress in blue. */
export async function openShopInTwoLanguages() {
  const shop = await openShop();
  const admin = await shop.admin();
  await admin.call(settingsDesk.languages, { otherLanguage: 'en' });
  const { id } = await purchaseScene(shop).product();
  await shop.pool.query("update products set color = 'Azul' where id = $1", [id]);
  await shop.pool.query("update categories set title = 'Vestidos'");
  return {
    shop,
    admin,
    guest: shop.guest(),
    id,
    ...translator(admin),
    async forget(): Promise<void> {
      await shop.pool.query('delete from owner_texts');
      await shop.services.translations.reload();
    },
  };
}

export type ShopInTwoLanguages = Awaited<ReturnType<typeof openShopInTwoLanguages>>;
