import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { mostReceiptBytes } from '#contract/sales/payments/receipt-rules.ts';
import { failureWords } from '#web/core/requests/failure-words.ts';
import { mayHaveArrived } from '#web/core/requests/may-have-arrived.ts';
import type { Cause } from '#web/core/requests/request-failure.ts';
import { RequestNotice } from '#web/core/requests/request-notice.tsx';
import { sendFile } from '#web/core/requests/send-file.ts';
import { FileDrop } from '#web/core/ui/file-drop.tsx';
import { WrongNote } from '#web/core/ui/wrong-note.tsx';

const most = mostReceiptBytes / 1_000_000;

/** A file that was not sent, and why; a null cause is its size. */
type Unsent = { readonly file: File; readonly cause: Cause | null };

/** Sends the receipt of a transfer, and shows the order with it. A file whose request failed can be sent again. */
export function SendReceipt({ uploadTo }: { readonly uploadTo: string }) {
  const { revalidate } = useRevalidator();
  const [part, setPart] = useState<number>();
  const [unsent, setUnsent] = useState<Unsent>();

  async function send(file: File) {
    if (file.size > mostReceiptBytes) {
      setUnsent({ file, cause: null });
      return;
    }
    setPart(0);
    const sent = await sendFile(uploadTo, file, setPart);
    setPart(undefined);
    setUnsent(sent.ok ? undefined : { file, cause: sent.cause });
    // One that arrived although its answer was lost is in the list then.
    if (sent.ok || mayHaveArrived(sent.cause)) await revalidate();
  }

  return (
    <div className="grid gap-2 noscript:hidden">
      <FileDrop
        label={t('held-orders.receipt')}
        title={t('held-orders.sendReceipt')}
        hint={t('held-orders.kinds', { most })}
        // Named one by one: a telephone that has another kind turns it into one of these.
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif,application/pdf"
        onFiles={([file]) => {
          if (file && part === undefined) void send(file);
        }}
      />
      {part !== undefined && <progress aria-label={t('held-orders.sending')} value={part} className="w-full" />}
      {unsent && <NotSent unsent={unsent} isBusy={part !== undefined} onRetry={() => void send(unsent.file)} />}
    </div>
  );
}

type NotSentProps = { readonly unsent: Unsent; readonly isBusy: boolean; readonly onRetry: () => void };

/** Why a file was not sent. One that the shop refuses is refused again: another one is chosen. */
function NotSent({ unsent: { cause }, isBusy, onRetry }: NotSentProps) {
  const what = t('held-orders.notSent');
  if (cause === null || cause.kind === 'refused') {
    return <WrongNote>{cause === null ? t('held-orders.tooBig', { most }) : failureWords(what, cause)}</WrongNote>;
  }
  const failure = { ...cause, isDoubtful: mayHaveArrived(cause) };
  const check = t('held-orders.checkReceipts');
  return <RequestNotice what={what} check={check} failure={failure} busy={isBusy} onRetry={onRetry} />;
}
