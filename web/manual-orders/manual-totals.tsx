import { deliveryPriceWords } from '#contract/delivery-words.ts';
import { formatPrice } from '#contract/price-words.ts';
import type { Totals } from '#contract/pricing.ts';

/** What a manual order costs; null if its delivery does not take it. */
export function ManualTotals({ totals }: { readonly totals: Totals | null }) {
  if (!totals) return <p className="text-small text-danger">Esa forma de entrega no toma esta orden.</p>;
  const { subtotal, discount, shipping, total } = totals;
  const amounts = [
    ['Prendas', formatPrice(subtotal)],
    ...(discount.minor > 0 ? [['Descuento', `−${formatPrice(discount)}`] as const] : []),
    ['Entrega', deliveryPriceWords(shipping)],
    ['Total', formatPrice(total)],
  ] as const;
  return (
    <dl aria-live="polite" className="grid gap-2 text-small tabular-nums">
      {amounts.map(([name, value]) => (
        <div key={name} className="flex justify-between last:border-t last:border-ink last:pt-2 last:font-medium">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
