import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { mostReceiptBytes } from '#contract/sales/payments/receipt-rules.ts';
import { failureWords } from '#web/core/requests/failure-words.ts';
import { sendFile } from '#web/core/requests/send-file.ts';
import { FileDrop } from '#web/core/ui/file-drop.tsx';

const most = mostReceiptBytes / 1_000_000;

/** Sends the receipt of a transfer, and shows the order with it. */
export function SendReceipt({ uploadTo }: { readonly uploadTo: string }) {
  const { revalidate } = useRevalidator();
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState('');

  async function send(file: File) {
    if (file.size > mostReceiptBytes) {
      setProblem(t('held-orders.tooBig', { most }));
      return;
    }
    setProblem('');
    setPart(0);
    const sent = await sendFile(uploadTo, file, setPart);
    setPart(undefined);
    if (sent.ok) await revalidate();
    else setProblem(failureWords(t('held-orders.notSent'), sent.cause));
  }

  return (
    <div className="grid gap-2 noscript:hidden">
      <FileDrop
        label={t('held-orders.receipt')}
        title={t('held-orders.sendReceipt')}
        hint={t('held-orders.kinds', { most })}
        accept="image/*,application/pdf"
        onFiles={([file]) => {
          if (file) void send(file);
        }}
      />
      {part !== undefined && <progress aria-label={t('held-orders.sending')} value={part} className="w-full" />}
      {problem !== '' && (
        <p role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
