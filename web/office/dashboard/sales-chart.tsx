import { t } from '#messages/messages.ts';
import { compare, shopMoney, fromDecimal, times, toDecimal, type Money } from '#contract/core/money/money.ts';
import { formatCount, formatPrice, formatWholePrice } from '#contract/core/money/price-words.ts';
import type { ChartUnit, PartSales } from './part-sales.ts';
import { SalesTable } from './sales-table.tsx';

type SalesChartProps = {
  readonly parts: readonly PartSales[];
  readonly unit: ChartUnit;
  /** The name of the period before. */
  readonly before: string;
};

/** Sales as bars, those of the period before as lines across them; and all of it as a table. */
export function SalesChart({ parts, unit, before }: SalesChartProps) {
  const totals = parts.flatMap(({ total, totalBefore }) => [total, totalBefore]).toSorted(compare);
  const most = totals.at(-1) ?? shopMoney(0);
  const best = parts.toSorted((one, other) => compare(other.total, one.total))[0];
  const summary = best ? t('admin.chartSummary', { unit, total: formatPrice(best.total), name: best.name }) : '';
  return (
    <figure className="grid gap-3 text-caption text-stone tabular-nums">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 border border-accent bg-accent" />
          {t('admin.thisPeriod')}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="w-4 border-t-2 border-ink" />
          {before}
        </span>
      </figcaption>
      <div role="img" aria-label={summary}>
        <Plot parts={parts} steps={chartSteps(most)} />
        <p className="mt-2 flex justify-between pl-20">
          {[0, Math.floor((parts.length - 1) / 2), parts.length - 1].map((at) => (
            <span key={at}>{parts[at]?.name}</span>
          ))}
        </p>
      </div>
      <SalesTable parts={parts} unit={unit} />
    </figure>
  );
}

function Plot({ parts, steps }: { readonly parts: readonly PartSales[]; readonly steps: readonly Money[] }) {
  const top = steps.at(-1) ?? shopMoney(1);
  return (
    <div className="grid h-52 grid-cols-[4.25rem_1fr] gap-x-3 pt-2">
      <div className="flex flex-col-reverse justify-between">
        {steps.map((step) => (
          <span key={step.minor} className="-my-2 text-right leading-4">
            {formatWholePrice(step)}
          </span>
        ))}
      </div>
      <div className="relative">
        <div className="absolute inset-0 flex flex-col-reverse justify-between">
          {steps.map((step) => (
            <span key={step.minor} className="h-0 border-t border-line" />
          ))}
        </div>
        <div className="absolute inset-0 flex">
          {parts.map((part) => (
            <Bar key={part.name} {...part} top={top} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Returns an amount's height in the chart. */
const heightOf = ({ minor }: Money, top: Money) => `calc(100% * ${minor} / ${top.minor})`;

function Bar({ name, total, orders, totalBefore, top }: PartSales & { readonly top: Money }) {
  return (
    <div className="group relative flex flex-1 items-end px-px hover:bg-sand">
      {total.minor > 0 && (
        <span className="w-full border border-accent bg-accent" style={{ blockSize: heightOf(total, top) }} />
      )}
      {totalBefore.minor > 0 && (
        <span
          className="absolute inset-x-0 border-t-2 border-ink outline outline-sheet"
          style={{ insetBlockEnd: heightOf(totalBefore, top) }}
        />
      )}
      <span className="pointer-events-none absolute -top-2 left-1/2 z-10 hidden w-max -translate-x-1/2 rounded-soft border border-line bg-sheet px-3 py-2 text-ink group-hover:block">
        {t('admin.barDetail', {
          name,
          total: formatPrice(total),
          count: orders,
          orders: formatCount(orders),
          before: formatPrice(totalBefore),
        })}
      </span>
    </div>
  );
}

const steps = 4;

/** The amounts at a chart's lines, from 0 to at least `most`: round ones without decimals, all equally far from the next. */
export function chartSteps(most: Money): Money[] {
  const least = Math.max(toDecimal(most) / steps, 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const round = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
  const step = round.find((one) => Number.isInteger(one) && one >= least) ?? 10 * power;
  return Array.from({ length: steps + 1 }, (_, at) => times(fromDecimal(step, most.currency), at));
}
