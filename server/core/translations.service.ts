import { max, ne, sql } from 'drizzle-orm';
import { isLanguage, type Language } from '#messages/languages.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { keepInMemory, type Memory } from '#platform/events/keep-in-memory.ts';
import { setTranslations, type Translations } from './context/shown-words.ts';
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

/** What the owner wrote, and its translation, '' for none. */
export type Translated = { readonly source: string; readonly text: string };

type Save = { readonly language: Language; readonly by: string; readonly at: Date };

/** Sets translations. They are shown once `reload` has read them; other processes are told by the change feed. */
export async function writeTranslations(
  transaction: Transaction,
  save: Save,
  texts: readonly Translated[],
): Promise<void> {
  if (texts.length === 0) return;
  const [last] = await transaction.select({ version: max(ownerTexts.version) }).from(ownerTexts);
  const version = (last?.version ?? 0) + 1;
  await transaction
    .insert(ownerTexts)
    .values(texts.map(({ source, text }) => ({ ...save, version, source, text })))
    .onConflictDoUpdate({
      target: [ownerTexts.language, ownerTexts.key],
      set: { text: sql`excluded.text`, at: sql`excluded.at`, by: sql`excluded.by`, version: sql`excluded.version` },
    });
}
