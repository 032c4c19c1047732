import { t } from '#messages/messages.ts';
import type { CarrierRow } from '#contract/delivery/carriers.ts';
import { contactText } from '#contract/sales/orders/address-text.ts';
import { isCancellable } from '#contract/sales/fulfilment/fulfilment.ts';
import type { DeskFulfilment } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { Money } from '#contract/core/money/money.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { AddressLines } from '#web/people/addresses/address-lines.tsx';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { FulfilmentMark } from '../order-words/fulfilment-mark.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { useMay } from '#web/core/session/may.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { moveWords } from './fulfilment-words.ts';
import { NewParcel } from './new-parcel.tsx';
import { ParcelEntry } from './parcel-entry.tsx';
import { PrintLinks } from './print-links.tsx';
import { useFulfilmentRequest } from './use-fulfilment-request.tsx';

const printed = [
  { what: 'slips', label: t('order-desk.printSlip') },
  { what: 'labels', label: t('order-desk.printLabel') },
  { what: 'pick-list', label: t('order-desk.pickList') },
] as const;

const otherTones = { step: 'outline', undo: 'quiet' } as const;

type FulfilmentSectionProps = {
  readonly order: Order;
  readonly fulfilment: DeskFulfilment;
  readonly carriers: readonly CarrierRow[];
  /** What a cancellation refunds. */
  readonly refundable: Money;
  /** What of the order no font of the printed files has. */
  readonly unprintable: readonly string[];
};

/** The delivery of an order that is paid, or is paid as it is handed over: where to, how far it is, what can be done next, and its parcels. */
export function FulfilmentSection({ order, fulfilment, carriers, refundable, unprintable }: FulfilmentSectionProps) {
  const { reference, state, isStopped, moves, parcels, left, trackingPath } = fulfilment;
  const { isBusy, send } = useFulfilmentRequest(reference);
  const may = useMay();
  if (state === null) return null;
  const isMine = may('orders.fulfil');
  const canPack = isMine && moves.some(({ to, kind }) => to === 'dispatched' && kind === 'step');
  const mayCancel =
    may('orders.cancel') &&
    order.status === 'approved' &&
    isCancellable(state, parcels.length === 0 ? 'none' : 'part') &&
    order.moneyState !== 'disputed';
  const buttons = moves.filter(({ to, kind }) => isMine && (to !== 'dispatched' || kind === 'undo'));
  const isToDispatch = canPack && !isStopped && state === 'preparing';
  // What is delivered can still come back, which is no step to wait for.
  const next =
    isStopped || isToDispatch || state === 'delivered' ? undefined : buttons.find(({ kind }) => kind === 'step');
  return (
    <section aria-labelledby="fulfilment-title" className="border-x border-b border-line bg-sheet p-6 md:px-12">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="fulfilment-title" className="font-display text-title">
          {t('order-words.delivery')}
        </h2>
        <FulfilmentMark state={state} />
        {trackingPath !== null && (
          <a href={withPrefix(trackingPath)} className="link text-small sm:ml-auto">
            {t('order-desk.buyerTracking')}
          </a>
        )}
      </div>
      {isStopped && (
        <p role="alert" className="mt-3 border-l-2 border-danger pl-3 text-small text-danger">
          {t('order-desk.stopped')}
        </p>
      )}
      {(buttons.length > 0 || isToDispatch) && (
        <div role="group" aria-label={t('order-desk.deliverySteps')} className="mt-4 flex flex-wrap gap-2">
          {isToDispatch && (
            <Button
              size="small"
              className="min-h-11"
              onClick={() => document.querySelector<HTMLElement>('#new-parcel :is(select, input)')?.focus()}
            >
              {t('order-desk.dispatch')}
            </Button>
          )}
          {buttons.map((move) => (
            <Button
              key={move.to}
              tone={move === next ? 'ink' : otherTones[move.kind]}
              size="small"
              className="min-h-11"
              busy={isBusy}
              onClick={() => send({ intent: 'move', from: state, to: move.to })}
            >
              {moveWords(move)}
            </Button>
          ))}
        </div>
      )}
      <div className="mt-4 text-small">
        <Destination order={order} />
      </div>
      {isMine && !isStopped && state !== 'cancelled' && (
        <div role="group" aria-label={t('order-desk.print')} className="mt-6 flex flex-wrap gap-2">
          <PrintLinks
            numbers={[order.number]}
            files={printed.filter(
              ({ what }) =>
                what === 'slips' ||
                (what === 'labels' && (order.deliveryAddress ?? order.delivery.pickup) !== null) ||
                (what === 'pick-list' && left.length > 0),
            )}
          />
        </div>
      )}
      {unprintable.length > 0 && !isStopped && (
        <p className="mt-3 border-l-2 border-danger pl-3 text-small">
          {t('order-desk.unprintable', { signs: unprintable.join(' ') })}
        </p>
      )}
      {parcels.length > 0 && (
        <ul aria-label={t('order-desk.parcels')} className="mt-6 grid gap-3">
          {parcels.map((parcel, at) => (
            <ParcelEntry
              key={parcel.id}
              fulfilment={fulfilment}
              parcel={parcel}
              name={t('order-desk.parcelNumber', { number: at + 1 })}
              carriers={carriers}
            />
          ))}
        </ul>
      )}
      {mayCancel && (
        <div className="mt-4">
          <CancelOrder
            number={order.number}
            meaning={
              refundable.minor > 0
                ? t('order-desk.cancelRefunds', { refund: formatPrice(refundable) })
                : t('order-desk.cancelWithoutRefund')
            }
            busy={isBusy}
            send={({ reason }) => send({ intent: 'cancel', reason })}
          />
        </div>
      )}
      {canPack && !isStopped && <NewParcel fulfilment={fulfilment} carriers={carriers} />}
    </section>
  );
}

/** Where the goods go: to an address, or to who picks them up. */
function Destination({ order: { deliveryAddress, delivery, email } }: Pick<FulfilmentSectionProps, 'order'>) {
  if (deliveryAddress) return <AddressLines address={deliveryAddress} />;
  const { title, contact } = delivery;
  if (!contact) {
    return <p className="text-stone">{t('order-desk.noAddress', { email, isKnown: String(email !== '') })}</p>;
  }
  return (
    <p>
      {title}: {contactText(contact)}
    </p>
  );
}
