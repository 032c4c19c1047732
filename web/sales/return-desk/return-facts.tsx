import { returnedUnits } from './returned-units.ts';
import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { DeskReturn } from '#contract/sales/returns/return-desk.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { outcomeWords, reasonWords, returnWords } from '#contract/sales/returns/return-state.ts';
import { lastDayOf, momentWords } from '#contract/core/time/shop-time.ts';
import { ReturnMark } from '../order-words/return-mark.tsx';
import { buyerWords } from '../order-words/return-words.ts';

/** A return as it stands: whose, of which order, its lines, and what happened when and by whom. */
export function ReturnFacts({ told }: { readonly told: DeskReturn }) {
  const { number, reference, state, lines, steps, place, until, parcel, refund, answer } = told;
  return (
    <section
      aria-label={t('return-desk.theRequest')}
      className="rounded-soft border border-line bg-sheet p-4 text-small md:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ReturnMark state={state} />
        <Link to={href('/admin/orders/:payment_id', { payment_id: reference })} className="link">
          {t('order-words.orderNumber', { number })}
        </Link>
        <span className="wrap-anywhere">
          {buyerWords(told)} <span className="text-stone">{told.email}</span>
        </span>
      </div>
      <ul aria-label={t('order-words.garments')} className="mt-4 border-t border-line">
        {lines.map((line) => (
          <li key={line.position} className="grid gap-1 border-b border-line py-3 wrap-anywhere">
            <span>
              {returnedUnits(line)}
              <span className="text-stone tabular-nums"> · {formatPrice(line.price)}</span>
            </span>
            <LineWords line={line} />
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-1 wrap-anywhere empty:hidden">
        {place !== null && (
          <p>
            {until === null
              ? t('return-desk.sentTo', { place })
              : t('return-desk.sentToUntil', { place, day: lastDayOf(until) })}
          </p>
        )}
        {refund && <p>{t('return-desk.refundAsked', { refund: formatPrice(refund) })}</p>}
        {parcel && (
          <p>
            {parcel.carrier === null
              ? t('return-desk.exchangeByShop')
              : t('return-desk.exchangeBy', { carrier: parcel.carrier })}
            {parcel.trackingNumber !== '' && ` · ${t('order-words.number', { number: parcel.trackingNumber })}`}
          </p>
        )}
        {answer !== '' && <p>{t('return-desk.toldBuyer', { answer })}</p>}
      </div>
      <ol aria-label={t('order-words.history')} className="mt-4 grid gap-1">
        {steps.map(({ to, at, actor, reason }) => (
          <li key={to} className="flex flex-wrap gap-x-4">
            <time dateTime={at} className="text-stone tabular-nums">
              {momentWords(at)}
            </time>
            <span>{returnWords[to]}</span>
            <span className="wrap-anywhere text-stone">{[actorName(actor), reason].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const actorName = (actor: string) => (actor === 'buyer' ? t('order-words.buyer') : actor.replace(/^admin:/, ''));

function LineWords({ line }: { readonly line: DeskReturn['lines'][number] }) {
  const { wants, wantedSize, sentSize, reason, note, outcome, restocked } = line;
  const asked =
    wants === 'exchange' ? t('return-desk.asksForSize', { size: wantedSize ?? '' }) : t('return-desk.asksForMoney');
  const why = [reason && reasonWords[reason], note].filter(Boolean).join(': ');
  return (
    <>
      <span className="text-stone">{[asked, why].filter(Boolean).join(' · ')}</span>
      {outcome !== null && (
        <span>
          {sentSize === null ? outcomeWords[outcome] : t('return-desk.sentSize', { size: sentSize })} ·{' '}
          {t('return-desk.unitsBack', { count: restocked })}
        </span>
      )}
    </>
  );
}
