import { netTotal, taxRows } from '#contract/sales/orders/tax-words.ts';
import type { Order } from '#contract/sales/orders/orders.ts';

/** The taxes that the total of an order contains, by rate. */
export function OrderTaxes({ order }: { readonly order: Order }) {
  const net = netTotal(order);
  return (
    <ul className="mt-1 grid gap-0.5 text-right text-caption text-stone tabular-nums">
      {taxRows(order).map(([name, amount]) => (
        <li key={name}>
          {name}: {amount}
        </li>
      ))}
      {net !== null && <li>{net}</li>}
    </ul>
  );
}
