import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Route } from './+types/tax-documents.admin';
import { formatCount } from '#contract/core/money/price-words.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { documentDesk } from '#contract/sales/tax-documents/document-desk.ts';
import { apiClientOf, apiContext } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { May } from '#web/core/session/may.tsx';
import { SalesBook } from './sales-book.tsx';
import { ZipUpload } from './zip-upload.tsx';

const title = t('tax-documents.title');

export async function loader({ context }: Route.LoaderArgs) {
  const { apiBase } = context.get(apiContext);
  const api = apiClientOf(context);
  const [counts, { months }] = await Promise.all([
    api.load(orderDesk.counts, {}),
    api.load(documentDesk.bookMonths, {}),
  ]);
  return {
    invoices: counts['document-waiting'],
    notes: counts['credit-note-waiting'],
    previewAt: `${apiBase}${documentDesk.previewZip.path}`,
    attachAt: `${apiBase}${documentDesk.attachZip.path}`,
    months,
  };
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** The orders that wait for tax documents, many documents at once, and the sales book of a month. */
export default function TaxDocumentsAdmin({ loaderData }: Route.ComponentProps) {
  const { invoices, notes, previewAt, attachAt, months } = loaderData;
  const counted = (count: number) => ({ count, counted: formatCount(count) });
  return (
    <AdminPage title={title}>
      <p className="mb-6 max-w-2xl text-small text-stone">{t('tax-documents.about')}</p>
      <div className="grid gap-8">
        <section aria-labelledby="waiting-title" className="grid gap-2">
          <h2 id="waiting-title" className="text-title">
            {t('tax-documents.waiting')}
          </h2>
          <ul className="grid gap-1 text-small">
            <Waiting
              count={invoices}
              to="document-waiting"
              words={t('tax-documents.waitingInvoices', counted(invoices))}
            />
            <Waiting count={notes} to="credit-note-waiting" words={t('tax-documents.waitingNotes', counted(notes))} />
          </ul>
        </section>
        <May do="orders.fulfil">
          <ZipUpload previewAt={previewAt} attachAt={attachAt} />
        </May>
        <May do="orders.export">
          <SalesBook months={months} />
        </May>
      </div>
    </AdminPage>
  );
}

type WaitingProps = { readonly count: number; readonly to: string; readonly words: string };

function Waiting({ count, to, words }: WaitingProps) {
  return (
    <li className="flex min-h-11 items-center">
      {count === 0 ? (
        <span className="text-stone">{words}</span>
      ) : (
        <Link to={`${href('/admin/orders')}?trouble=${to}`} className="link inline-flex min-h-11 items-center">
          {words}
        </Link>
      )}
    </li>
  );
}
