import { t } from '#messages/messages.ts';
import { useState, type FormEvent } from 'react';
import { href } from 'react-router';
import type { OrderEmail } from '#contract/sales/order-desk/order-desk.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { emailName } from '../order-words/email-name.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextAreaField } from '#web/core/ui/text-area-field.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { noteSaved } from './order-file-words.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { useMay } from '#web/core/session/may.tsx';

type OrderFileProps = {
  readonly reference: string;
  readonly emails: readonly OrderEmail[];
  readonly isAsked: boolean;
};

/** What belongs to an order besides goods and money: the provider's word, the e-mails about it, and notes. */
export function OrderFileSection({ reference, emails, isAsked }: OrderFileProps) {
  const action = href('/admin/orders/:payment_id', { payment_id: reference });
  const [note, setNote] = useState('');
  const isMine = useMay()('orders.fulfil');
  const { data, state, submit, notice } = useRequest<ActionOutcome>({
    what: t('order-desk.actionFailed'),
    check: t('order-desk.checkOrder'),
    told: 'beside',
  });
  // Not while the page is loaded again after the answer: what is pressed then must count.
  const isBusy = state === 'submitting';
  const [lastData, setLastData] = useState(data);
  if (data !== lastData) {
    setLastData(data);
    if (data?.isDone && data.message === noteSaved) setNote('');
  }
  useToast(data);
  useUnsaved(note.trim() !== '');

  function addNote(event: FormEvent) {
    event.preventDefault();
    if (note.trim() !== '') void submit({ intent: 'note', reference, text: note }, { method: 'post', action });
  }

  return (
    <section aria-labelledby="file-title" className="grid gap-6 border-x border-b border-line bg-paper p-6 md:px-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="file-title" className="label text-stone">
          {t('order-desk.emailsAndNotes')}
        </h2>
        {isMine && isAsked && (
          <Button
            tone="outline"
            size="small"
            className="min-h-11"
            busy={isBusy}
            onClick={() => void submit({ intent: 'check', reference }, { method: 'post', action })}
          >
            {t('order-desk.askProvider')}
          </Button>
        )}
      </div>
      {notice}
      {emails.length > 0 && (
        <ul aria-label={t('order-words.emails')} className="grid text-small">
          {emails.map(({ id, kind, recipient, writtenAt, sentAt, isGivenUp }) => (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line pt-2 sm:pt-0">
              <span className="min-w-0 basis-full wrap-anywhere sm:flex-1 sm:basis-0">
                {emailName(kind)} <span className="text-stone">{t('order-desk.toRecipient', { recipient })}</span>
              </span>
              <span className={isGivenUp ? 'text-danger' : 'text-stone'}>
                {isGivenUp ? t('order-desk.notSent') : momentInWords(sentAt ?? writtenAt)}
              </span>
              {isMine && (
                <Button
                  tone="quiet"
                  size="small"
                  className="min-h-11"
                  aria-label={t('order-desk.sendEmailAgain', { email: emailName(kind) })}
                  onClick={() => void submit({ intent: 'email', reference, id }, { method: 'post', action })}
                >
                  {t('order-words.sendAgain')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isMine && (
        <form onSubmit={addNote} className="grid gap-3">
          <TextAreaField
            label={t('order-desk.note')}
            hint={t('order-desk.noteHint')}
            rows={2}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button
            type="submit"
            tone="outline"
            size="small"
            className="min-h-11 justify-self-start"
            busy={isBusy}
            disabled={note.trim() === ''}
          >
            {t('order-desk.addNote')}
          </Button>
        </form>
      )}
    </section>
  );
}
