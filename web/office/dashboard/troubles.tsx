import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import type { orderDesk, OrderTrouble } from '#contract/sales/order-desk/order-desk.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { tilesLook, WorkTile } from './work-tile.tsx';

type TroublesProps = {
  readonly counts: Output<typeof orderDesk.counts>;
  /** How many e-mails and events could not be delivered. */
  readonly undelivered: number;
};

/** Returns the arguments of a message that counts. */
const counted = (count: number) => ({ count, counted: formatCount(count) });

const words = {
  disputed: (count) => t('admin.disputed', counted(count)),
  stopped: (count) => t('admin.stopped', counted(count)),
  'refund-refused': (count) => t('admin.refundRefused', counted(count)),
  'receipt-waiting': (count) => t('admin.receiptWaiting', counted(count)),
  'hand-surplus': (count) => t('admin.handSurplus', counted(count)),
  'document-waiting': (count) => t('admin.documentWaiting', counted(count)),
  'credit-note-waiting': (count) => t('admin.creditNoteWaiting', counted(count)),
  'rounding-left': (count) => t('admin.roundingLeft', counted(count)),
} as const satisfies Record<OrderTrouble, (count: number) => string>;

const kinds = [
  'disputed',
  'stopped',
  'refund-refused',
  'receipt-waiting',
  'hand-surplus',
  'rounding-left',
  'document-waiting',
  'credit-note-waiting',
] as const;

/** What is wrong, at the top of the first page; nothing while all is well. */
export function Troubles({ counts, undelivered }: TroublesProps) {
  const found = kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({
      count: counts[kind],
      to: `${href('/admin/orders')}?trouble=${kind}`,
      text: words[kind](counts[kind]),
    }));
  const waiting = [
    { count: undelivered, to: href('/admin/undelivered'), text: t('admin.undelivered', counted(undelivered)) },
  ];
  const all = [...found, ...waiting.filter(({ count }) => count > 0)];
  if (all.length === 0) return null;
  return (
    <section role="alert" aria-label={t('admin.toAttendTo')} className="mb-4">
      <h2 className="mb-2 text-small font-medium text-danger">{t('admin.toAttendTo')}</h2>
      <ul className={tilesLook}>
        {all.map((work) => (
          <WorkTile key={work.to} work={work} tone="wrong" />
        ))}
      </ul>
    </section>
  );
}
