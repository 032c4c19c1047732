import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { orderTexts } from '#contract/order.texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.ts';
import { importAgain } from '../ui/import-again.ts';

/** The button that saves the document as Order.pdf. Its code is loaded on first use. */
export function OrderDownload({ order }: { readonly order: Order }) {
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { orderPdf } = await importAgain(() => import('./order-pdf.ts'));
      (await orderPdf(order)).save(orderTexts.fileName);
    } catch {
      toast(t('orders.documentFailed'), { tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button tone="outline" title={orderTexts.fileName} busy={isBusy} onClick={() => void download()}>
      <Icon name="M12 4v11M7 11l5 5 5-5M4.5 20h15" />
      {t('orders.downloadPdf')}
    </Button>
  );
}
