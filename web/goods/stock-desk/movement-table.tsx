import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { momentWords } from '#contract/core/time/shop-time.ts';
import type { Movement } from '#contract/goods/stock/movement-history.ts';
import { Table } from '#web/core/ui/table.tsx';
import { leftWords, moverWords, movementWords, signed } from './movement-words.ts';

const titles = {
  at: t('audit.when'),
  size: t('product-desk.size'),
  change: t('stock-desk.change'),
  stock: t('stock-desk.left'),
  what: t('stock-desk.what'),
  who: t('audit.who'),
};

/** What changed the units of sizes, newest first. */
export function MovementTable({ movements }: { readonly movements: readonly Movement[] }) {
  return (
    <Table caption={t('stock-desk.movements')} columns={Object.values(titles)}>
      {movements.map((movement) => (
        <tr key={movement.id}>
          <td data-column={titles.at} className="tabular-nums">
            {momentWords(movement.at)}
          </td>
          <td data-column={titles.size}>{movement.size}</td>
          <td data-column={titles.change} className="tabular-nums">
            {signed(movement.change)}
          </td>
          <td data-column={titles.stock} className="tabular-nums">
            {leftWords(movement)}
          </td>
          <td data-column={titles.what}>
            <span className="grid">
              {movementWords(movement)}
              {movement.note && <span className="text-stone wrap-anywhere">{movement.note}</span>}
              {movement.order && (
                <Link
                  to={href('/admin/orders/:payment_id', { payment_id: movement.order })}
                  className="underline underline-offset-4"
                >
                  {t('stock-desk.order')}
                </Link>
              )}
            </span>
          </td>
          <td data-column={titles.who}>{moverWords(movement)}</td>
        </tr>
      ))}
    </Table>
  );
}
