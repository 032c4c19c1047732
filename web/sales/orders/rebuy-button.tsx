import { t } from '#messages/messages.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { useBuyAgain } from '../bag/use-buy-again.ts';
import { Button } from '#web/core/ui/button.tsx';

type RebuyButtonProps = { readonly order: Order; readonly tone?: 'outline' };

/** Puts the products of an order that was not paid, or has arrived, into the bag again, and opens the bag. */
export function RebuyButton({ order, tone }: RebuyButtonProps) {
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
