import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { saveVersion, type StoredVersion } from '#server/core/content-versions/content-versions.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { changedMeanwhile } from './desk-page.ts';
import type { PageContent } from './page-content.ts';

type Written = {
  readonly slug: string;
  readonly content: PageContent;
  /** The newest version that the writer has seen; undefined for a new page. */
  readonly basedOn: number | undefined;
  readonly publishAt?: Date;
};

/** Stores a version of a page. Throws `changed_meanwhile` with the page as its editor knows it. */
export async function saveContent(
  transaction: Transaction,
  ctx: Context,
  { slug, content, basedOn, publishAt }: Written,
): Promise<StoredVersion> {
  if (ctx.visitor.role === 'guest') throw new ShopError('not_allowed');
  const at = ctx.clock();
  const by = ctx.visitor.username;
  try {
    const written = { kind: 'page', key: slug, basedOn, content, publishAt: publishAt ?? null, by, at } as const;
    return await saveVersion(transaction, written);
  } catch (error) {
    const isLate = error instanceof ShopError && error.code === 'changed_meanwhile' && basedOn !== undefined;
    throw isLate ? await changedMeanwhile(transaction, slug, at) : error;
  }
}
