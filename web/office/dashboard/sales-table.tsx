import { t } from '#messages/messages.ts';
import { formatCount, formatPrice } from '#contract/core/money/price-words.ts';
import type { ChartUnit, PartSales } from './part-sales.ts';

type SalesTableProps = { readonly parts: readonly PartSales[]; readonly unit: ChartUnit };

/** The values of the chart, for those who read rather than look. */
export function SalesTable({ parts, unit }: SalesTableProps) {
  return (
    <details>
      <summary className="inline-flex min-h-6 items-center text-small text-ink underline underline-offset-4">
        {t('admin.asTable')}
      </summary>
      <div
        role="region"
        aria-label={t('admin.salesTable')}
        tabIndex={0}
        className="mt-2 max-h-72 overflow-auto rounded-soft border border-line"
      >
        <table className="w-full text-right text-small text-ink [&_td]:px-3 [&_td]:py-1.5 [&_th]:px-3 [&_th]:py-1.5 [&_tr]:border-t [&_tr]:border-line">
          <thead className="text-stone">
            <tr className="border-t-0!">
              <th scope="col" className="text-left font-normal">
                {unit === 'hour' ? t('admin.hour') : t('admin.day')}
              </th>
              {[t('admin.sales'), t('admin.ordersColumn'), t('admin.beforeColumn')].map((column) => (
                <th key={column} scope="col" className="font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, total, orders, totalBefore }) => (
              <tr key={name}>
                <th scope="row" className="text-left font-normal">
                  {name}
                </th>
                <td>{formatPrice(total)}</td>
                <td>{formatCount(orders)}</td>
                <td>{formatPrice(totalBefore)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
