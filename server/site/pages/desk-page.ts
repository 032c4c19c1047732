import { ShopError } from '#contract/core/protocol/errors.ts';
import type { DeskPage } from '#contract/site/page-desk.ts';
import type { FieldChange } from '#contract/core/protocol/row-version.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import {
  listVersions,
  newestVersion,
  type StoredVersion,
} from '#server/core/content-versions/content-versions.service.ts';
import { pageContentOf, type PageContent } from './page-content.ts';
import { plannedPages, withoutText } from './page-plan.service.ts';
import { pageRowOf, publicVersion } from './page-state.ts';
import { renderPage } from './render-page.ts';

/** Returns a page as its editor opens it. Throws `not_found`. */
export async function deskPage(db: Executor, slug: string, now: Date): Promise<DeskPage> {
  const newest = await newestVersion(db, 'page', slug);
  if (!newest) throw new ShopError('not_found');
  const planned = await plannedPages(db, now, slug);
  const live = publicVersion(planned, now);
  const versions = await listVersions(db, 'page', slug, withoutText);
  const { description, html, isDated } = pageContentOf(newest);
  return {
    ...pageRowOf(newest, planned, now),
    description,
    html,
    isDated,
    gaps: [...renderPage(newest, { isMarked: true }).gaps],
    versions: versions.map((one) => ({
      version: one.version,
      title: pageContentOf(one).title,
      at: shopMoment(one.at),
      by: one.by,
      publishAt: one.publishAt && shopMoment(one.publishAt),
      isPublic: one.version === live,
    })),
  };
}

/** Returns the newest version of a page. Throws `not_found`, and `changed_meanwhile` if it is not the one that was seen. */
export async function seenPage(
  transaction: Transaction,
  { slug, version }: { readonly slug: string; readonly version?: number | undefined },
  now: Date,
): Promise<StoredVersion> {
  const newest = await newestVersion(transaction, 'page', slug);
  if (!newest) throw new ShopError('not_found');
  if (version !== undefined && version !== newest.version) throw await changedMeanwhile(transaction, slug, now);
  return newest;
}

/** Returns the refusal of a save for an older version, with the present page and who changed each of its fields. */
export async function changedMeanwhile(transaction: Transaction, slug: string, now: Date): Promise<ShopError> {
  const present = await deskPage(transaction, slug, now);
  const versions = await listVersions(transaction, 'page', slug);
  return new ShopError('changed_meanwhile', {}, [], { present, changedBy: changesOf(versions) });
}

const fields = [
  'title',
  'description',
  'html',
  'isDated',
  'inMenu',
  'inFooter',
] as const satisfies (keyof PageContent)[];

/** Returns who last changed each field, from the versions, the newest first. */
function changesOf(versions: readonly StoredVersion[]): FieldChange[] {
  const contents = versions.map(pageContentOf);
  return fields.flatMap((field) => {
    const at = contents.findIndex((content, place) => content[field] !== contents[place + 1]?.[field]);
    const version = versions[at];
    return version ? [{ field, actor: version.by, at: shopMoment(version.at) }] : [];
  });
}
