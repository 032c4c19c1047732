import { ne } from 'drizzle-orm';
import { isLanguage } from '#messages/languages.ts';
import type { Language } from '#messages/languages.ts';
import type { Database } from '#platform/database/database.ts';
import { keepInMemory } from '#platform/events/keep-in-memory.ts';
import type { Memory } from '#platform/events/keep-in-memory.ts';
import { setTranslations } from './shown-words.ts';
import type { Translations } from './shown-words.ts';
import { ownerTexts } from './translations.tables.ts';

/** The tag of the change feed for the translations of what the owner wrote. */
export const translationsTag = 'owner-texts';

type Source = {
  readonly db: Database;
  /** Called when they could not be read again; the last ones stay until they are. */
  readonly onFailure: (error: unknown) => void;
};

/** Reads the translations of what the owner wrote, and keeps them in memory as those that are shown. */
export async function openTranslations({ db, onFailure }: Source): Promise<Memory<Translations>> {
  async function read(): Promise<Translations> {
    const rows = await db
      .select({ language: ownerTexts.language, source: ownerTexts.source, text: ownerTexts.text })
      .from(ownerTexts)
      .where(ne(ownerTexts.text, ''));
    const byLanguage = new Map<Language, Map<string, string>>();
    for (const { language, source, text } of rows) {
      // A newer program may know more languages.
      if (!isLanguage(language)) continue;
      byLanguage.set(language, (byLanguage.get(language) ?? new Map<string, string>()).set(source, text));
    }
    return byLanguage;
  }

  const memory = await keepInMemory({ tag: translationsTag, read, onFailure });
  const show = () => setTranslations(memory.current());
  show();
  memory.onChange(show);
  return memory;
}
