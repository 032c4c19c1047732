import { Form } from '../requests/form.tsx';
import type { Order } from '#contract/orders.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { OrderDocument } from './order-document.tsx';
import { outcomeWords } from './order-outcome.ts';
import { payWords } from '../order-words/order-words.ts';
import { UnpaidOrder } from './unpaid-order.tsx';

type BuyerOrderProps = { readonly order: Order; readonly closeTo: string };

/** An order as its buyer sees it: the purchase order once it is paid, until then its state and how to go on. */
export function BuyerOrder({ order, closeTo }: BuyerOrderProps) {
  if (order.status === 'approved') return <OrderDocument order={order} closeTo={closeTo} />;
  return (
    <UnpaidOrder order={order} closeTo={closeTo} outcome={outcomeWords(order)}>
      <WayOn order={order} />
    </UnpaidOrder>
  );
}

function WayOn({ order }: { readonly order: Order }) {
  if (order.isPayable) {
    return (
      <Form method="post" action="/user/orders" what="No pudimos abrir el pago." unsaved={false}>
        <input type="hidden" name="reference" value={order.reference} />
        <Button type="submit" name="intent" value="pay">
          {payWords(order)}
        </Button>
      </Form>
    );
  }
  if (order.voucherUrl) {
    return (
      <a href={order.voucherUrl} rel="noreferrer" className="link">
        Ver el comprobante de pago
      </a>
    );
  }
  return order.status === 'pending' ? null : <LinkButton to="/bag">Volver a mi carrito</LinkButton>;
}
