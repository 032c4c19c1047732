import { t } from '#messages/messages.ts';
import { useSearchParams } from 'react-router';
import type { DeskOrder } from '#contract/sales/order-desk/order-desk.ts';
import { BulkMenu } from '#web/core/desk-list/bulk-menu.tsx';
import type { Selection } from '#web/core/desk-list/use-selection.ts';
import { fileLinks } from './file-links.ts';
import { FulfilmentBulk } from './fulfilment-bulk.tsx';
import { SettleBulk } from './settle-bulk.tsx';

/**
 * What can be done with the chosen orders: the deliveries of those that are paid, 'Modificar Estado' of those that are
 * pending, and their files. Those that cannot be changed are named in the answer.
 */
export function OrderBulk(selection: Selection<DeskOrder>) {
  const { chosen } = selection;
  const [query] = useSearchParams();
  return (
    <div className="flex flex-wrap gap-1 @max-4xl:w-full @max-4xl:*:grow @max-xl:[&>:is(a,button)]:px-2!">
      {chosen.some(({ fulfilment }) => fulfilment !== null) && <FulfilmentBulk {...selection} />}
      {chosen.some(({ status }) => status === 'pending') && <SettleBulk {...selection} />}
      <BulkMenu label={t('order-desk.download')} items={fileLinks(chosen, query.get('order'))} />
    </div>
  );
}
