import { t } from '#messages/messages.ts';
import type { OrderLedger } from '#contract/sales/payments/order-refunds.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import type { RefundChoice } from './refund-choice.ts';

type RefundLinesProps = {
  readonly ledger: OrderLedger;
  readonly choice: RefundChoice;
  readonly onChange: (part: Partial<RefundChoice>) => void;
};

/** The lines of an order with units left to refund: how many of each, and whether they go back to the stock. */
export function RefundLines({ ledger, choice, onChange }: RefundLinesProps) {
  const lines = ledger.lines.filter(({ left }) => left > 0);
  if (lines.length === 0) return <p className="text-small text-stone">{t('order-desk.allRefunded')}</p>;
  return (
    <ul aria-label={t('order-desk.refundGarments')} className="border-t border-line text-small">
      {lines.map((line) => {
        const { position, size, price, left, canRestock } = line;
        const about = t('order-words.goodsOfSize', { goods: nameWithColor(line), size });
        const isIn = canRestock && !choice.keptOut.includes(position);
        return (
          <li
            key={position}
            className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-1 sm:flex-nowrap"
          >
            <span className="w-full wrap-anywhere sm:w-auto sm:flex-1">
              {about} <span className="text-stone tabular-nums">· {formatPrice(price)}</span>
            </span>
            {choice.what === 'lines' ? (
              <label className="flex min-h-11 items-center gap-2">
                <span className="sr-only">{t('manual-orders.unitsOf', { goods: about })}</span>
                <input
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={left}
                  value={choice.quantities[position] ?? 0}
                  onChange={(event) => {
                    const typed = Math.trunc(Number(event.target.value));
                    const quantity = Math.min(left, Math.max(0, Number.isFinite(typed) ? typed : 0));
                    onChange({ quantities: { ...choice.quantities, [position]: quantity } });
                  }}
                  className="min-h-11 w-16 rounded-soft border border-edge bg-sheet px-2 text-right tabular-nums"
                />
                <span className="text-stone">{t('order-desk.ofLeft', { left })}</span>
              </label>
            ) : (
              <span className="text-stone">{t('order-desk.units', { count: left })}</span>
            )}
            <label className="flex min-h-11 cursor-pointer items-center gap-2 has-disabled:text-stone">
              <input
                type="checkbox"
                className="size-4 accent-ink"
                checked={isIn}
                disabled={!canRestock}
                aria-label={t('order-desk.goodsToStock', { goods: about })}
                onChange={(event) => {
                  const others = choice.keptOut.filter((one) => one !== position);
                  onChange({ keptOut: event.target.checked ? others : [...others, position] });
                }}
              />
              {canRestock ? t('order-desk.toStock') : t('order-desk.sizeRemoved')}
            </label>
          </li>
        );
      })}
    </ul>
  );
}
