import { href, useNavigation } from 'react-router';
import type { Money } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { Progress } from '#contract/sales/fulfilment/tracking.ts';
import type { PaidCancellation } from '#contract/sales/orders/cancellations.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import type { ReturnOffer } from '#contract/sales/returns/returns.ts';
import { t } from '#messages/messages.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { Rich } from '#web/core/ui/rich.tsx';
import { useBuyAgain } from '../bag/use-buy-again.ts';
import { OrderReturns } from '../returns/order-returns.tsx';
import { DeliveryProgress } from './delivery-progress.tsx';
import { HeldPayment, type HeldPart } from './held-payment.tsx';
import { OrderDocument } from './order-document.tsx';
import { outcomeWords } from './order-outcome.ts';
import { PendingChoices } from './pending-choices.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';

type BuyerOrderProps = {
  readonly order: Order;
  readonly closeTo: string;
  /** How far its delivery is, where the page shows it. */
  readonly progress?: Progress | null;
  /** Whether it can be cancelled after the payment, where the page offers that. */
  readonly cancellation?: PaidCancellation | null;
  /** What of it can be returned, and its returns, where the page shows them. */
  readonly returning?: ReturnOffer | null;
  /** How it is paid without a provider, where the page shows that. */
  readonly held?: HeldPart | null;
  /** True if the page has another title above. */
  readonly isBelow?: boolean;
};

/** An order for its buyer: the purchase order once it is paid, before that its state and what to do next. */
export function BuyerOrder(props: BuyerOrderProps) {
  const { order, closeTo, progress, cancellation, returning, held, isBelow } = props;
  if (order.status === 'approved') {
    return (
      <OrderDocument order={order} closeTo={closeTo} isBelow={isBelow}>
        {progress && <DeliveryProgress progress={progress} />}
        {progress?.state === 'delivered' && <RebuyButton order={order} tone="outline" />}
        {returning && <OrderReturns reference={order.reference} offer={returning} />}
        {cancellation?.isPossible && <CancelPaid order={order} refund={cancellation.refund} />}
      </OrderDocument>
    );
  }
  return (
    <UnpaidOrder order={order} closeTo={closeTo} outcome={outcomeWords(order)}>
      {order.status === 'pending' && held ? <HeldPayment held={held} /> : <WayOn order={order} />}
      {progress && <DeliveryProgress progress={progress} />}
    </UnpaidOrder>
  );
}

function WayOn({ order }: { readonly order: Order }) {
  if (order.isPayable) {
    return <PendingChoices order={order} size="normal" />;
  }
  if (order.voucherUrl) {
    return (
      <a href={order.voucherUrl} rel="noreferrer" className="link">
        {t('orders.seeVoucher')}
      </a>
    );
  }
  if (order.status === 'pending') return null;
  return (
    <>
      <RebuyButton order={order} />
      <LinkButton to={href('/bag')} tone="outline">
        {t('orders.backToBag')}
      </LinkButton>
    </>
  );
}

type RebuyButtonProps = { readonly order: Order; readonly tone?: 'outline' };

/** Puts the products of an order that was not paid, or has arrived, into the bag again, and opens the bag. */
function RebuyButton({ order, tone }: RebuyButtonProps) {
  const { begin, isBusy, notice } = useBuyAgain(order.orderDetails);
  return (
    <>
      <Button {...(tone && { tone })} busy={isBusy} className="noscript:hidden" onClick={begin}>
        {t('orders.buyAgain')}
      </Button>
      {notice}
    </>
  );
}

type CancelPaidProps = { readonly order: Order; readonly refund: Money };

/** Cancels a paid order after a question that says the amount; it opens without scripts too. */
function CancelPaid({ order: { reference }, refund }: CancelPaidProps) {
  const isBusy = useNavigation().formData?.get('reference') === reference;
  const hasRefund = refund.minor > 0;
  return (
    <details className="mt-6">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
        {t('orders.cancel')}
      </summary>
      <Form
        method="post"
        what={t('orders.notCancelled')}
        check={t('orders.checkState')}
        unsaved={false}
        className="mt-2 grid max-w-prose justify-items-start gap-4 border-l-2 border-danger pl-4 text-small"
      >
        <input type="hidden" name="reference" value={reference} />
        <p>
          {hasRefund && (
            <>
              <Rich
                text={t('orders.weRefund', { refund: formatPrice(refund) })}
                elements={{ strong: (text) => <strong className="font-medium">{text}</strong> }}
              />{' '}
            </>
          )}
          {t('orders.goodsGoBack')}
        </p>
        <Button type="submit" tone="danger" busy={isBusy}>
          {hasRefund ? t('orders.cancelAndRefund', { refund: formatPrice(refund) }) : t('orders.yesCancel')}
        </Button>
      </Form>
    </details>
  );
}
