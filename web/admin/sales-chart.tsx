import { Bar as Column, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatPrice } from '#contract/price-words.ts';
import { toDecimal } from '#contract/money.ts';
import type { Cents } from '#contract/money.ts';

export type DaySales = { readonly day: string; readonly total: Cents; readonly orders: number };

type Bar = { readonly day: string; readonly total: Cents; readonly orders: number };

/** '2026-11-20' as '20/11'. */
const shortDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;

/** Sales by day as bars. The table beside it says the same in words. */
export function SalesChart({ days }: { readonly days: readonly DaySales[] }) {
  const bars = days.map(({ day, total, orders }) => ({ day: shortDay(day), pesos: toDecimal(total), total, orders }));
  return (
    <ResponsiveContainer width="100%" height={240}>
      <BarChart accessibilityLayer={false} data={bars} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="day"
          tickLine={false}
          axisLine={false}
          interval="preserveStartEnd"
          minTickGap={24}
          fontSize={12}
        />
        <YAxis width={64} tickLine={false} axisLine={false} fontSize={12} />
        <Tooltip cursor={{ fill: 'var(--color-sand)' }} content={Bubble} />
        <Column dataKey="pesos" fill="var(--color-accent)" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}

type BubbleProps = { readonly payload?: readonly { readonly payload?: Bar }[] };

function Bubble({ payload = [] }: BubbleProps) {
  const bar = payload[0]?.payload;
  if (!bar) return null;
  return (
    <p className="rounded-soft border border-line bg-sheet px-3 py-2 text-caption">
      {bar.day}: {formatPrice(bar.total)} · {bar.orders} {bar.orders === 1 ? 'orden' : 'órdenes'}
    </p>
  );
}
