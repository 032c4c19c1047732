import { t } from '#messages/messages.ts';
import type { Order } from '#contract/orders.ts';
import { useBuyAgain } from '../bag/use-buy-again.ts';
import { Button } from '../ui/button.tsx';

/** Puts the products of an order that was not paid into the bag again, and opens the bag. */
export function RebuyButton({ order }: { readonly order: Order }) {
  const { begin, isBusy, notice } = useBuyAgain(order.orderDetails);
  return (
    <>
      <Button busy={isBusy} className="noscript:hidden" onClick={begin}>
        {t('orders.buyAgain')}
      </Button>
      {notice}
    </>
  );
}
