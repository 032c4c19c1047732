import { t } from '#messages/messages.ts';
import { href, useSearchParams } from 'react-router';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { Disclosure } from '#web/core/ui/disclosure.tsx';
import { returnedValues } from './returned-values.ts';

export function meta() {
  return pageMeta({
    title: t('payments.title'),
    description: t('payments.description'),
    isPrivate: true,
  });
}

/**
 * The page to which the provider redirects after a failed payment. It shows the values of the query and changes
 * nothing.
 */
export default function Failure() {
  const [query] = useSearchParams();
  return (
    <main className="page grid gap-12 py-16 lg:py-24">
      <div className="grid content-start justify-items-start gap-5">
        <h1 className="font-display text-heading">{t('payments.title')}</h1>
        <p className="max-w-prose text-stone">{reasonOf(query.get('status'))}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton to={href('/bag')}>{t('payments.backToCart')}</LinkButton>
          <LinkButton to={href('/user/orders')} tone="outline">
            {t('payments.myOrders')}
          </LinkButton>
        </div>
      </div>
      <Disclosure title={t('payments.details')} open>
        <p className="pb-4 text-small text-stone">{t('payments.detailsHint')}</p>
        <dl className="border-t border-line">
          {returnedValues(query).map(({ key, label, value }) => (
            <div key={key} className="grid gap-x-6 gap-y-0.5 border-b border-line py-3.5 sm:grid-cols-2">
              <dt className="text-small text-stone">{label}</dt>
              <dd className="text-small break-all tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </main>
  );
}

/** Returns the reason that the query gives. The real state is in the buyer's list of orders. */
function reasonOf(status: string | null): string {
  if (status === 'rejected') return t('payments.wasRejected');
  if (status === 'cancelled') return t('payments.wasCancelled');
  if (status === 'pending' || status === 'in_process') {
    return t('payments.isPending');
  }
  return t('payments.wasNotReceived');
}
