import { countWords, formatPrice, formatWholePrice } from '#contract/price-words.ts';
import { cents, noCents } from '#contract/money.ts';
import type { Cents } from '#contract/money.ts';
import { chartSteps } from './chart-steps.ts';

export type DaySales = { readonly day: string; readonly total: Cents; readonly orders: number };

/** Sales by day as bars; each says in words what it shows. */
export function SalesChart({ days }: { readonly days: readonly DaySales[] }) {
  const steps = chartSteps(cents(Math.max(...days.map(({ total }) => total), 0)));
  const top = steps.at(-1) ?? noCents;
  const named = [0, Math.floor((days.length - 1) / 2), days.length - 1];
  return (
    <div className="text-caption text-stone tabular-nums">
      <div className="grid h-52 grid-cols-[auto_1fr] gap-x-3 pt-2">
        <div aria-hidden="true" className="flex flex-col-reverse justify-between">
          {steps.map((step) => (
            <span key={step} className="-my-2 text-right leading-4">
              {formatWholePrice(step)}
            </span>
          ))}
        </div>
        <div className="relative">
          <div aria-hidden="true" className="absolute inset-0 flex flex-col-reverse justify-between">
            {steps.map((step) => (
              <span key={step} className="h-0 border-t border-line" />
            ))}
          </div>
          <ol aria-label="Ventas por día" className="absolute inset-0 flex">
            {days.map((day) => (
              <Bar key={day.day} {...day} top={top} />
            ))}
          </ol>
        </div>
      </div>
      <p aria-hidden="true" className="mt-2 flex justify-between">
        {named.map((at) => (
          <span key={at}>{days[at]?.day}</span>
        ))}
      </p>
    </div>
  );
}

function Bar({ day, total, orders, top }: DaySales & { readonly top: Cents }) {
  return (
    <li className="group flex flex-1 items-end px-px hover:bg-sand">
      <span className="w-full bg-accent" style={{ blockSize: `calc(100% * ${total} / ${top})` }} />
      <span className="pointer-events-none absolute inset-x-0 -top-2 z-10 mx-auto w-max max-w-full rounded-soft border border-line bg-sheet px-3 py-2 opacity-0 transition-opacity group-hover:opacity-100">
        {day}: {formatPrice(total)} · {countWords(orders, 'orden', 'órdenes')}
      </span>
    </li>
  );
}
