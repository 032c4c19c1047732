import { sql } from 'drizzle-orm';
import type { Variant } from '#contract/goods/sizes/variant.ts';
import type { Executor } from '#platform/database/database.ts';
import { inSecondLanguage } from '#server/core/context/shown-words.ts';
import { variants } from './catalogue.tables.ts';

/** Sizes that are words, as 'ÚNICO', in PostgreSQL: 'XXL' and '42' are the same in every language. */
const isWord = '[[:alpha:]]{4}';

/** Returns the word for a size in the second language; nothing more in the shop's own. The size stays its value. */
export function shownSize(size: string): Pick<Variant, 'shownSize'> {
  const shown = inSecondLanguage(size);
  return shown === undefined ? {} : { shownSize: shown };
}

/** Returns the sizes of all products that are words. */
export async function sizeWords(db: Executor): Promise<{ size: string }[]> {
  return db
    .selectDistinct({ size: variants.size })
    .from(variants)
    .where(sql`${variants.size} ~ ${isWord}`)
    .orderBy(variants.size);
}
