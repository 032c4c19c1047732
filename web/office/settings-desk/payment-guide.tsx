import { t } from '#messages/messages.ts';
import type { ConnectionGuide, PaymentConnection, PaymentEvent } from '#contract/sales/payments/payments.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { CopyField } from '#web/core/ui/copy-field.tsx';
import { ConnectionTrial } from './connection-trial.tsx';

const eventWords: Readonly<Record<PaymentEvent, string>> = {
  pages: t('payment-guide.pages'),
  payments: t('payment-guide.payments'),
  refunds: t('payment-guide.refunds'),
  claims: t('payment-guide.claims'),
  chargebacks: t('payment-guide.chargebacks'),
  fraud: t('payment-guide.fraud'),
  orders: t('payment-guide.orders'),
  wholeOrders: t('payment-guide.wholeOrders'),
};

/** The steps in the words of each kind of panel. */
const stepWords: Readonly<Record<ConnectionGuide, Record<'open' | 'credentials' | 'notices' | 'secret', string>>> = {
  application: {
    open: t('payment-guide.open'),
    credentials: t('payment-guide.credentials'),
    notices: t('payment-guide.notices'),
    secret: t('payment-guide.secret'),
  },
  endpoint: {
    open: t('payment-guide.openKeys'),
    credentials: t('payment-guide.copyKey'),
    notices: t('payment-guide.addEndpoint'),
    secret: t('payment-guide.endpointSecret'),
  },
};

/** Step by step what is done in the provider's panel, with all that has to be copied from here and to here, and a trial of it. */
export function PaymentGuide({
  connection: { title, guide, panelUrl, noticeUrl, events },
}: {
  readonly connection: PaymentConnection;
}) {
  const words = stepWords[guide];
  return (
    <div className="max-w-2xl">
      <FormBlock title={t('payment-guide.title')}>
        <ol className="grid list-decimal gap-4 pl-5 text-small">
          <li>
            {words.open}{' '}
            <a href={panelUrl} target="_blank" rel="noreferrer" className="link inline-flex min-h-8 items-center">
              {t('payment-guide.panel', { provider: title })}
            </a>
          </li>
          <li>{words.credentials}</li>
          <li>
            {words.notices}
            <div className="mt-2">
              <CopyField
                label={t('payment-guide.noticeAddress')}
                value={noticeUrl}
                copied={t('payment-guide.copied')}
              />
            </div>
          </li>
          <li>
            {t('payment-guide.select')}
            <ul className="list-disc pl-5">
              {events.map((event) => (
                <li key={event}>{eventWords[event]}</li>
              ))}
            </ul>
          </li>
          <li>{words.secret}</li>
        </ol>
        <ConnectionTrial />
      </FormBlock>
    </div>
  );
}
