import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href } from 'react-router';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { moneyOf, sum } from '#contract/core/money/money.ts';
import type { DeskOrder } from '#contract/sales/order-desk/order-desk.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { BulkMenu } from '#web/core/desk-list/bulk-menu.tsx';
import { useBulkRequest } from '#web/core/desk-list/use-bulk-request.ts';
import type { Selection } from '#web/core/desk-list/use-selection.ts';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { statusWords } from './status-words.ts';

const words = backOfficeTexts.orderDesk;

const choices = ['approved', 'failure'] as const;

/** 'Modificar Estado' of the chosen orders that are pending, after a question. */
export function SettleBulk(selection: Selection<DeskOrder>) {
  const { chosen } = selection;
  const [asked, ask] = useState<(typeof choices)[number]>();
  const { isBusy, send } = useBulkRequest({
    action: href('/admin/orders'),
    what: t('order-desk.notSettledSeveral'),
    check: t('order-words.checkStatus'),
    words: (done) => t('order-desk.settledOrders', { confirmed: words.confirmed, count: done }),
    selection,
  });
  const pending = chosen.filter(({ status }) => status === 'pending');

  function settle() {
    const form = new FormData();
    form.set('intent', 'several');
    form.set('status', asked ?? '');
    for (const order of chosen) form.append('reference', `${order.reference} ${order.number}`);
    ask(undefined);
    send(form);
  }

  return (
    <>
      <BulkMenu
        label={words.modify}
        busy={isBusy}
        items={choices.map((choice) => ({ label: statusWords()[choice], onChoose: () => ask(choice) }))}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={words.confirm}
        confirm={t('order-desk.modify')}
        onCancel={() => ask(undefined)}
        onConfirm={settle}
      >
        {t('order-desk.settleQuestion', {
          chosen: chosen.length,
          pending: pending.length,
          status: asked ?? '',
          total: totalWords(pending),
        })}
      </ConfirmDialog>
    </>
  );
}

/** What orders cost together; each currency by itself, of a shop that changed its country. */
function totalWords(orders: readonly DeskOrder[]): string {
  const currencies = [...new Set(orders.map(({ total }) => total.currency))];
  const sums = currencies.map((currency) =>
    sum(moneyOf(0, currency), ...orders.filter(({ total }) => total.currency === currency).map(({ total }) => total)),
  );
  return sums.map((one) => formatPrice(one)).join(' + ');
}
