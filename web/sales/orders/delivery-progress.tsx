import { t } from '#messages/messages.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { fulfilmentWords } from '#contract/sales/fulfilment/fulfilment.ts';
import type { Progress } from '#contract/sales/fulfilment/tracking.ts';
import { FulfilmentMark } from '../order-words/fulfilment-mark.tsx';
import { Icon } from '#web/core/ui/icon.tsx';

/** How far an order has come: its steps with their times, and its parcels with the carriers' links. */
export function DeliveryProgress({ progress }: { readonly progress: Progress }) {
  const { state, steps, parcels, city, province } = progress;
  return (
    <section aria-labelledby="delivery-title" className="mt-8 border-y border-line py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="delivery-title" className="font-display text-title">
          {t('orders.yourDelivery')}
        </h2>
        <FulfilmentMark state={state} />
      </div>
      {city !== null && (
        <p className="mt-1 text-small text-stone">
          {t('orders.destination', { city })}
          {province !== null && `, ${province}`}
        </p>
      )}
      <ol className="mt-6 grid gap-4 sm:auto-cols-fr sm:grid-flow-col">
        {steps.map((step, at) => (
          <Step key={step.state} step={step} number={at + 1} isNow={step.state === state} />
        ))}
      </ol>
      {parcels.length > 0 && (
        <ul aria-label={t('orders.parcels')} className="mt-6 grid gap-3">
          {parcels.map((parcel, at) => (
            <ParcelEntry
              key={`${parcel.dispatchedAt} ${parcel.trackingNumber}`}
              parcel={parcel}
              name={parcelName(parcels.length, at)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const parcelName = (all: number, at: number) => t('orders.parcelName', { count: all, number: at + 1 });

/** The first step is reached with the payment. */
const stepWords = { ...fulfilmentWords, to_prepare: t('orders.paymentApproved') };

type StepProps = { readonly step: Progress['steps'][number]; readonly number: number; readonly isNow: boolean };

function Step({ step: { state, at, isDone }, number, isNow }: StepProps) {
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className="grid grid-cols-[2rem_1fr] content-start gap-3 sm:grid-cols-1"
    >
      <span
        aria-hidden="true"
        className={`grid size-8 place-items-center rounded-full border text-small ${isDone ? 'border-ok text-ok' : 'border-edge text-stone'}`}
      >
        {isDone ? <Icon name="check" size={16} /> : number}
      </span>
      <span className="text-small">
        <span className={`block ${isNow ? 'font-medium' : ''} ${isDone ? '' : 'text-stone'}`}>{stepWords[state]}</span>
        {at !== null && (
          <time dateTime={at} className="text-caption text-stone tabular-nums">
            {momentInWords(at)}
          </time>
        )}
      </span>
    </li>
  );
}

type ParcelProps = { readonly parcel: Progress['parcels'][number]; readonly name: string };

function ParcelEntry({ parcel, name }: ParcelProps) {
  const { carrier, trackingNumber, link, units, dispatchedAt, deliveredAt } = parcel;
  return (
    <li className="grid gap-1 rounded-soft border border-line p-4 text-small">
      <span className="font-medium">
        {name} <span className="font-normal text-stone">· {t('orders.goods', { count: units })}</span>
      </span>
      <span className="wrap-anywhere">
        {carrier ?? t('orders.byShop')}
        {trackingNumber !== '' && ` ${t('orders.trackingNumber', { number: trackingNumber })}`}
      </span>
      <span className="text-stone tabular-nums">
        {t('orders.left', { moment: momentInWords(dispatchedAt) })}
        {deliveredAt !== null && ` ${t('orders.arrived', { moment: momentInWords(deliveredAt) })}`}
      </span>
      {link !== null && (
        <a href={link} rel="noreferrer" className="link justify-self-start">
          {t('orders.followAt', { carrier: carrier ?? '' })}
        </a>
      )}
    </li>
  );
}
