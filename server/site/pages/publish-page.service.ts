import { t } from '#messages/messages.ts';
import { areBackwards, backwardDays } from '#contract/core/protocol/days-asked.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { DeskPage, pageDesk } from '#contract/site/page-desk.ts';
import { shopDay, shopMoment, startOfShopDay } from '#contract/core/time/shop-time.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import {
  publishVersion,
  unpublishVersions,
  type StoredVersion,
} from '#server/core/content-versions/content-versions.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { deskPage, seenPage } from './desk-page.ts';
import { keepingLegalPages } from './legal-pages.service.ts';
import { pageContentOf } from './page-content.ts';
import { renderPage } from './render-page.ts';
import { saveContent } from './save-content.ts';

type Calls = typeof pageDesk;

/**
 * Publishes the newest version of a page: at once or from the begin of a day, for good or to the end of a day. What was
 * scheduled before is no longer. Throws `changed_meanwhile`, `page_empty`, `page_gaps` with the data that are missing,
 * `page_needed`, and `invalid` for days in the past, an end before the begin, and an end of a page that an open shop needs.
 */
export function publishPage(ctx: Context, { slug, version, from, until }: Input<Calls['publish']>): Promise<DeskPage> {
  const now = ctx.clock();
  refuseDays({ from, until }, shopDay(now));
  const publishAt = from === undefined || from === shopDay(now) ? now : startOfShopDay(from);
  return inTransaction(ctx.db, async (transaction) => {
    const newest = await seenPage(transaction, { slug, version }, now);
    const content = pageContentOf(newest);
    if (content.html === '') throw new ShopError('page_empty');
    const { gaps } = renderPage(newest, { isMarked: true });
    if (gaps.length > 0) throw new ShopError('page_gaps', { names: gaps.join(', ') });
    let published = newest.version;
    await keepingLegalPages(
      transaction,
      ctx,
      async () => {
        published = await plan(transaction, ctx, newest, { now, publishAt, until: until ?? null });
      },
      () => (until === undefined ? new ShopError('page_needed') : endRefused()),
    );
    const after = {
      version: published,
      title: content.title,
      publishAt: shopMoment(publishAt),
      ...(until && { until }),
    };
    await noteChange(transaction, ctx, { action: 'page.publish', subject: slug, after });
    return deskPage(transaction, slug, now);
  });
}

const endRefused = () => new ShopError('invalid', {}, [{ path: 'until', message: t('pages.endOfNeeded') }]);

type Plan = { readonly now: Date; readonly publishAt: Date; readonly until: string | null };

/** Plans the newest version of a page in the place of what was planned. Returns the number of the version to be published. */
async function plan(
  transaction: Transaction,
  ctx: Context,
  newest: StoredVersion,
  { now, publishAt, until }: Plan,
): Promise<number> {
  const { key: slug, version } = newest;
  await unpublishVersions(transaction, 'page', slug, now);
  const content = pageContentOf(newest);
  // A version that is public stays so until its day comes: what is to be public later is another one with the same text.
  const isPublic = newest.publishAt !== null && newest.publishAt <= now;
  if (content.until === until && !(isPublic && publishAt > now)) {
    await publishVersion(transaction, { kind: 'page', key: slug, version, publishAt });
    return version;
  }
  const written = { slug, content: { ...content, until }, basedOn: version, publishAt };
  return (await saveContent(transaction, ctx, written)).version;
}

type Days = { readonly from?: string | undefined; readonly until?: string | undefined };

function refuseDays({ from, until }: Days, today: string): void {
  const past = t('pages.datePassed');
  const wrong = [
    ...(from !== undefined && from < today ? [{ path: 'from', message: past }] : []),
    ...(until !== undefined && until < today ? [{ path: 'until', message: past }] : []),
    ...(areBackwards({ from, to: until }) ? [{ path: 'until', message: backwardDays.error() }] : []),
  ];
  if (wrong.length > 0) throw new ShopError('invalid', {}, wrong);
}

/** Takes a page back: nobody can open it until it is published again. Throws `changed_meanwhile`, `page_needed`. */
export function withdrawPage(ctx: Context, { slug, version }: Input<Calls['withdraw']>): Promise<DeskPage> {
  return inTransaction(ctx.db, async (transaction) => {
    const newest = await seenPage(transaction, { slug, version }, ctx.clock());
    await keepingLegalPages(transaction, ctx, () => unpublishVersions(transaction, 'page', slug));
    const after = { version: newest.version, title: pageContentOf(newest).title };
    await noteChange(transaction, ctx, { action: 'page.withdraw', subject: slug, after });
    return deskPage(transaction, slug, ctx.clock());
  });
}
