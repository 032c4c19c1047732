import { useLocation } from 'react-router';
import type { OrderDays } from '#contract/order-desk.ts';
import { Chip } from '../ui/chip.tsx';

/** Says of which days the orders are, as a link to those of all days. */
export function DaysChip({ days: { from, to } }: { readonly days: OrderDays }) {
  const { pathname, search } = useLocation();
  if (from === undefined && to === undefined) return null;
  const others = new URLSearchParams(search);
  for (const name of ['from', 'to', 'after', 'before']) others.delete(name);
  const parts = [from !== undefined && `desde ${from}`, to !== undefined && `hasta ${to}`];
  return <Chip to={`${pathname}?${others.toString()}`}>{parts.filter(Boolean).join(' ')}</Chip>;
}
