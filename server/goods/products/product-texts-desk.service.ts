import { and, eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { htmlLine } from '#contract/core/fields/html-text.ts';
import type { ProductTexts, ProductTextsGiven } from '#contract/goods/product-texts.ts';
import type { Language } from '#messages/languages.ts';
import type { Executor } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { products, productTexts } from './catalogue.tables.ts';
import { cleanHtml } from './clean-html.service.ts';

type Place = { readonly productId: number; readonly language: Language };

/** Returns the texts of a product in a language; empty ones with the version 0 if nobody wrote them yet. */
export async function textsToEdit(db: Executor, { productId, language }: Place): Promise<ProductTexts> {
  const [row] = await db
    .select()
    .from(productTexts)
    .where(and(eq(productTexts.productId, productId), eq(productTexts.language, language)));
  const { name = '', description = '', aboutMe = '', careInfo = '', sizeAndFit = '', version = 0 } = row ?? {};
  return { language, name, description, info: { aboutMe, careInfo, sizeAndFit }, version };
}

/** Replaces the texts of a product in a language. Throws `product_not_found`, `changed_meanwhile`. */
export function saveTexts(
  ctx: Context,
  place: Place,
  { version, ...given }: ProductTextsGiven & { readonly version?: number | undefined },
): Promise<ProductTexts> {
  const { productId, language } = place;
  const subject = String(productId);
  const written = { ...given, description: writtenDescription(given.description) };
  return inTransaction(ctx.db, async (transaction) => {
    await holdProduct(transaction, productId);
    const present = await textsToEdit(transaction, place);
    await refuseStale(transaction, version, { present, subject, actions: ['product.texts'] });
    const [before, after] = [toldTexts(present), toldTexts({ ...written, language })];
    if (JSON.stringify(before) === JSON.stringify(after)) return present;
    const { info, ...plain } = written;
    const columns = { ...plain, ...info };
    await transaction
      .insert(productTexts)
      .values({ ...place, ...columns })
      .onConflictDoUpdate({ target: [productTexts.productId, productTexts.language], set: columns });
    await noteChange(transaction, ctx, { action: 'product.texts', subject, before, after });
    return textsToEdit(transaction, place);
  });
}

/** Locks a product, or two people who write its first texts would both pass. It can still be sold meanwhile. */
async function holdProduct(transaction: Executor, id: number): Promise<void> {
  const [found] = await transaction
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update');
  if (!found) throw new ShopError('product_not_found');
}

/** Returns a description as it is stored. One that shows nothing, as an empty paragraph, is none. */
function writtenDescription(html: string): string {
  const clean = cleanHtml(html);
  return htmlLine(clean) !== '' ? clean : '';
}

function toldTexts({ language, name, description, info }: Omit<ProductTexts, 'version'>) {
  const { aboutMe, careInfo, sizeAndFit } = info;
  return { language, name, description, info: { aboutMe, careInfo, sizeAndFit } };
}
