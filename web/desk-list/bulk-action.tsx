import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useRequest } from '../requests/use-request.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { isBulkOutcome } from './bulk-outcome.ts';
import type { BulkOutcome } from './bulk-outcome.ts';
import type { Selection } from './use-selection.ts';

type BulkActionProps = {
  /** The button's text. */
  readonly label: string;
  readonly tone?: 'outline' | 'danger';
  /** Asked before it is done; `confirm` is the text of the button. Undefined for an action that does no harm. */
  readonly question?: { readonly title: string; readonly text: ReactNode; readonly confirm: string };
  /** What is sent to the page's action. */
  readonly form: () => FormData;
  readonly action: string;
  /** The message if it cannot be sent: 'No se eliminaron los productos.' */
  readonly what: string;
  /** Where to check before sending it again. */
  readonly check?: string;
  /** Returns what was done: '3 productos eliminados.' */
  readonly words: (done: number) => string;
  /** The rows, which are no longer chosen when it was done for all of them. */
  readonly selection: Pick<Selection<unknown>, 'clear' | 'report'>;
};

/** An action for all chosen rows. The list shows what it could not be done for. */
export function BulkAction(props: BulkActionProps) {
  const { label, tone = 'outline', question, form, action, what, check, words, selection } = props;
  const { data, isBusy, submit } = useRequest<BulkOutcome>({ what, check, told: 'message' });
  const [isAsking, setIsAsking] = useState(false);
  const tell = useEffectEvent(({ done, failed }: BulkOutcome) => {
    if (done > 0) toast(words(done));
    if (failed.length === 0) selection.clear();
    else selection.report(failed);
  });
  useEffect(() => {
    if (data && isBulkOutcome(data)) tell(data);
  }, [data]);

  function send() {
    setIsAsking(false);
    void submit(form(), { method: 'post', action });
  }

  return (
    <>
      <Button
        tone={tone}
        size="small"
        className="min-h-11"
        busy={isBusy}
        onClick={() => (question ? setIsAsking(true) : send())}
      >
        {label}
      </Button>
      {question && (
        <ConfirmDialog
          open={isAsking}
          title={question.title}
          confirm={question.confirm}
          onCancel={() => setIsAsking(false)}
          onConfirm={send}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
