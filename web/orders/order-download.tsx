import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { texts } from '#contract/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.ts';

/** The small picture that saves the document as Order.pdf. Its code is fetched when it is first asked for. */
export function OrderDownload({ order }: { readonly order: Order }) {
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { orderPdf } = await import('./order-pdf.ts');
      orderPdf(order).save(texts.orders.fileName);
    } catch {
      toast('No pudimos preparar el documento. Vuelva a intentarlo.', { tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <button
      type="button"
      aria-label={`Descargar ${texts.orders.fileName}`}
      title={`Descargar ${texts.orders.fileName}`}
      aria-busy={isBusy || undefined}
      onClick={() => void download()}
      className="grid size-12 place-items-center rounded-soft border border-edge transition-colors hover:bg-sand"
    >
      <Icon name="download" size={24} />
    </button>
  );
}
