import { useState } from 'react';
import { href } from 'react-router';
import { orderTexts } from '#contract/sales/orders/order.texts.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { t } from '#messages/messages.ts';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { askFile } from '#web/core/requests/ask.ts';
import { failureWords } from '#web/core/requests/failure-words.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Icon } from '#web/core/ui/icon.tsx';
import { dismissErrors, toast } from '#web/core/ui/toast.ts';

/** The button that saves the document as Order.pdf. */
export function OrderDownload({ order: { reference } }: { readonly order: Pick<Order, 'reference'> }) {
  const [isBusy, setIsBusy] = useState(false);
  const what = t('orders.documentFailed');

  async function download() {
    if (isBusy) return;
    setIsBusy(true);
    const asked = await askFile(withPrefix(href('/user/orders/:payment_id/document', { payment_id: reference })));
    setIsBusy(false);
    if (!asked.ok) {
      toast(failureWords(what, asked.cause), { tone: 'error', about: what, retry: () => void download() });
      return;
    }
    dismissErrors(what);
    saveFile(orderTexts.fileName, new Blob([asked.bytes], { type: 'application/pdf' }));
  }

  return (
    <Button tone="outline" title={orderTexts.fileName} busy={isBusy} onClick={() => void download()}>
      <Icon name="M12 4v11M7 11l5 5 5-5M4.5 20h15" />
      {t('orders.downloadPdf')}
    </Button>
  );
}

/** Saves a file as if a link with `download` was clicked. */
function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers read the file after the click: Safari needs it for some time.
  setTimeout(() => URL.revokeObjectURL(link.href), 40_000);
}
