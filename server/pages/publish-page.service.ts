import { t } from '#messages/messages.ts';
import { areBackwards, backwardDays } from '#contract/days-asked.ts';
import type { Input } from '#contract/endpoint.ts';
import { ShopError } from '#contract/errors.ts';
import type { DeskPage, pageDesk } from '#contract/page-desk.ts';
import { shopDay, shopMoment, startOfShopDay } from '#contract/shop-time.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { noteChange } from '../audit/audit.service.ts';
import { publishVersion, unpublishVersions } from '../content-versions/content-versions.service.ts';
import type { Context } from '../context/context.ts';
import { deskPage, seenPage } from './desk-page.ts';
import { keepingLegalPages } from './legal-pages.service.ts';
import { pageContentOf } from './page-content.ts';
import { renderPage } from './render-page.ts';
import { saveContent } from './save-content.ts';

type Calls = typeof pageDesk;

/**
 * Publishes the newest version of a page: at once or from the begin of a day, for good or to the end of a day. What was
 * scheduled before is no longer. Throws `changed_meanwhile`, `page_empty`, `page_gaps` with the data that are missing, and
 * `invalid` for days in the past and an end before the begin.
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
    await unpublishVersions(transaction, 'page', slug, now);
    let published = newest.version;
    if (content.until === (until ?? null)) {
      await publishVersion(transaction, { kind: 'page', key: slug, version: newest.version, publishAt });
    } else {
      const written = { slug, content: { ...content, until: until ?? null }, basedOn: newest.version, publishAt };
      published = (await saveContent(transaction, ctx, written)).version;
    }
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
