import { useNavigation } from 'react-router';
import type { Money } from '#contract/money.ts';
import type { Order } from '#contract/orders.ts';
import { formatPrice } from '#contract/price-words.ts';
import { Form } from '../requests/form.tsx';
import { Button } from '../ui/button.tsx';

type CancelPaidProps = { readonly order: Order; readonly refund: Money };

/** Cancels a paid order after a question that says the amount; it opens without scripts too. */
export function CancelPaid({ order: { reference }, refund }: CancelPaidProps) {
  const isBusy = useNavigation().formData?.get('reference') === reference;
  const hasRefund = refund.minor > 0;
  return (
    <details className="mt-6">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">Cancelar la orden</summary>
      <Form
        method="post"
        what="No se canceló la orden."
        check="compruebe su estado"
        unsaved={false}
        className="mt-2 grid max-w-prose justify-items-start gap-4 border-l-2 border-danger pl-4 text-small"
      >
        <input type="hidden" name="reference" value={reference} />
        <p>
          {hasRefund && (
            <>
              Le devolvemos <strong className="font-medium">{formatPrice(refund)}</strong> por el mismo medio con el que
              pagó; puede tardar unos días en verse.{' '}
            </>
          )}
          Las prendas vuelven a la venta. No puede deshacerse.
        </p>
        <Button type="submit" tone="danger" busy={isBusy}>
          {hasRefund ? `Cancelar la orden y devolver ${formatPrice(refund)}` : 'Sí, cancelar la orden'}
        </Button>
      </Form>
    </details>
  );
}
