import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import { contentVersions } from '#server/core/content-versions/content-versions.tables.ts';
import { acceptedPages, orders, type AcceptedPage } from './orders.tables.ts';

export type { AcceptedPage } from './orders.tables.ts';

/** Keeps the texts that a buyer accepts, so that they can be shown even after their pages were deleted. */
export async function keepAcceptedTexts(transaction: Transaction, accepted: readonly AcceptedPage[]): Promise<void> {
  if (accepted.length === 0) return;
  const [slugs, versions] = [accepted.map(({ slug }) => slug), accepted.map(({ version }) => version)];
  await keepTexts(transaction, { slugs, versions });
}

const keepTexts = prepared((db, given: Given<{ slugs: readonly string[]; versions: readonly number[] }>) => {
  const { kind, key, version, at, content } = contentVersions;
  const wanted = sql`select * from unnest(${given('slugs')}::text[], ${given('versions')}::integer[])`;
  return db
    .insert(acceptedPages)
    .select(
      db
        .select({ slug: sql`${key}`.as('slug'), version, at, content })
        .from(contentVersions)
        .where(and(eq(kind, 'page'), sql`(${key}, ${version}) in (${wanted})`)),
    )
    .onConflictDoNothing();
});

/**
 * Notes what the buyer of an order accepts by paying it now: the versions that stand then, instead of those of before.
 * One that is paid keeps its own.
 */
export async function noteAccepted(
  transaction: Transaction,
  reference: string,
  accepted: readonly AcceptedPage[],
): Promise<void> {
  await keepAcceptedTexts(transaction, accepted);
  await transaction
    .update(orders)
    .set({ accepted })
    .where(and(eq(orders.reference, reference), eq(orders.status, 'pending')));
}

/** Returns the titles of accepted versions, by address, version and time, as they are written. */
export async function acceptedTitles(
  db: Executor,
  accepted: readonly AcceptedPage[],
): Promise<(AcceptedPage & { readonly title: string })[]> {
  if (accepted.length === 0) return [];
  const { slug, version, at, content } = acceptedPages;
  const found = await db
    .select({ slug, version, at, title: sql<string>`coalesce(${content} ->> 'title', '')` })
    .from(acceptedPages)
    .where(
      inArray(
        slug,
        accepted.map((page) => page.slug),
      ),
    );
  return accepted.map((page) => {
    const isIt = (one: (typeof found)[number]) =>
      one.slug === page.slug && one.version === page.version && one.at.getTime() === Date.parse(page.at);
    return { ...page, title: found.find(isIt)?.title ?? '' };
  });
}
