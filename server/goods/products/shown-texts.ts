import { and, eq, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { secondLanguage } from '#server/core/context/request-language.ts';
import { products, productTexts } from './catalogue.tables.ts';

type Shown = Pick<typeof productTexts.$inferSelect, 'name' | 'description' | 'aboutMe' | 'careInfo' | 'sizeAndFit'>;

/**
 * Returns the column with the texts of a product in the language of the request: null in the shop's own, for which
 * nothing more is read.
 */
export function shownTexts(): SQL<Shown | null> {
  const language = secondLanguage();
  if (language === undefined) return sql`null`;
  const { name, description, aboutMe, careInfo, sizeAndFit } = productTexts;
  const texts = new QueryBuilder()
    .select({
      texts: sql`json_build_object('name', ${name}, 'description', ${description}, 'aboutMe', ${aboutMe},
        'careInfo', ${careInfo}, 'sizeAndFit', ${sizeAndFit})`,
    })
    .from(productTexts)
    .where(and(eq(productTexts.productId, products.id), eq(productTexts.language, language)));
  return sql`(${texts})`;
}
