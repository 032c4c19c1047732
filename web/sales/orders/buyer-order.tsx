import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { PaidCancellation } from '#contract/sales/orders/cancellations.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import type { ReturnOffer } from '#contract/sales/returns/returns.ts';
import type { Progress } from '#contract/sales/fulfilment/tracking.ts';
import { OrderReturns } from '../returns/order-returns.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { CancelPaid } from './cancel-paid.tsx';
import { DeliveryProgress } from './delivery-progress.tsx';
import { OrderDocument } from './order-document.tsx';
import { outcomeWords } from './order-outcome.ts';
import { PendingChoices } from './pending-choices.tsx';
import { RebuyButton } from './rebuy-button.tsx';
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
  /** True if the page has another title above. */
  readonly isBelow?: boolean;
};

/** An order for its buyer: the purchase order once it is paid, before that its state and what to do next. */
export function BuyerOrder({ order, closeTo, progress, cancellation, returning, isBelow }: BuyerOrderProps) {
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
      <WayOn order={order} />
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
