import { translations } from '#contract/translations.ts';
import { inLanguage } from '#server/context/request-language.ts';
import type { Actor } from './actor.ts';

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
