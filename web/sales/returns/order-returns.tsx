import { href, useNavigation } from 'react-router';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { dayWords, lastDayOf, momentInWords } from '#contract/core/time/shop-time.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import { outcomeWords, returnWords } from '#contract/sales/returns/return-state.ts';
import type { OrderReturn, ReturnOffer } from '#contract/sales/returns/returns.ts';
import { t } from '#messages/messages.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { ReturnMark } from '../order-words/return-mark.tsx';
import { ReturnNext } from './return-next.tsx';

type OrderReturnsProps = { readonly reference: string; readonly offer: ReturnOffer };

/** The returns of an order for its buyer, and the way to a new one while it is possible; nothing without either. */
export function OrderReturns({ reference, offer: { isPossible, until, returns } }: OrderReturnsProps) {
  if (!isPossible && returns.length === 0) return null;
  return (
    <section aria-labelledby="returns-title" className="mt-8 border-b border-line pb-6">
      <h2 id="returns-title" className="font-display text-title">
        {t('returns.title')}
      </h2>
      {isPossible && until !== null && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
          <LinkButton to={href('/user/orders/:reference/return', { reference })} tone="outline" className="min-h-11">
            {t('returns.ask')}
          </LinkButton>
          <span className="text-stone">{t('returns.possibleUntil', { day: dayWords(lastDayOf(until)) })}</span>
        </div>
      )}
      {returns.length > 0 && (
        <ul className="mt-6 grid gap-4">
          {returns.map((one) => (
            <ReturnEntry key={one.id} told={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ReturnEntry({ told }: { readonly told: OrderReturn }) {
  const { id, state, lines, steps } = told;
  return (
    <li data-return={id} className="grid gap-4 rounded-soft border border-line p-4 text-small">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{t('returns.requestNumber', { id })}</h3>
        <ReturnMark state={state} />
      </div>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line.position} className="wrap-anywhere">
            {t('returns.line', { quantity: line.quantity, name: nameWithColor(line), size: line.size })}{' '}
            <span className="text-stone">{lineWords(line)}</span>
          </li>
        ))}
      </ul>
      <Instructions told={told} />
      <ol className="grid gap-1">
        {steps.map(({ to, at }) => (
          <li key={to} className="flex flex-wrap gap-x-3">
            <time dateTime={at} className="text-stone tabular-nums">
              {momentInWords(at)}
            </time>
            <span>{returnWords[to]}</span>
          </li>
        ))}
      </ol>
      {told.isCancellable && <CancelReturn id={id} />}
    </li>
  );
}

function lineWords({ wants, wantedSize, sentSize, outcome }: OrderReturn['lines'][number]): string {
  const asked = wants === 'exchange' ? t('returns.asExchange', { size: wantedSize ?? '' }) : t('returns.asRefund');
  if (sentSize !== null && sentSize !== wantedSize) return `${asked} · ${t('returns.asExchange', { size: sentSize })}`;
  return outcome === null || outcome === wants ? asked : `${asked} · ${outcomeWords[outcome].toLowerCase()}`;
}

/** What comes next, or how it ended. */
function Instructions({ told }: { readonly told: OrderReturn }) {
  const { answer, parcel, refund } = told;
  return (
    <div className="grid gap-1 border-l-2 border-edge pl-3 wrap-anywhere empty:hidden">
      <ReturnNext told={told} />
      {refund && <p>{t('returns.refundAsked', { refund: formatPrice(refund) })}</p>}
      {parcel && (
        <p>
          {t('returns.exchangeSent', { carrier: parcel.carrier ?? t('returns.broughtByShop') })}
          {parcel.trackingNumber !== '' && ` ${t('orders.trackingNumber', { number: parcel.trackingNumber })}`}{' '}
          {parcel.link !== null && (
            <a href={parcel.link} rel="noreferrer" className="link">
              {t('orders.followAt', { carrier: parcel.carrier ?? '' })}
            </a>
          )}
        </p>
      )}
      {answer !== '' && <p>{t('returns.shopSays', { answer })}</p>}
    </div>
  );
}

/** Cancels a return after a question; it opens without scripts too. The page that shows it handles the form. */
function CancelReturn({ id }: { readonly id: number }) {
  const isBusy = useNavigation().formData?.get('return') === String(id);
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
        {t('returns.cancel')}
      </summary>
      <Form
        method="post"
        what={t('returns.notCancelled')}
        check={t('orders.checkState')}
        unsaved={false}
        className="mt-2 grid max-w-prose justify-items-start gap-4 border-l-2 border-danger pl-4 text-small"
      >
        <input type="hidden" name="return" value={id} />
        <p>{t('returns.cancelEffect')}</p>
        <Button type="submit" tone="danger" busy={isBusy}>
          {t('returns.yesCancel')}
        </Button>
      </Form>
    </details>
  );
}
