import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useBulkRequest } from './use-bulk-request.ts';
import type { BulkRequest } from './use-bulk-request.ts';

type BulkActionProps = BulkRequest & {
  /** The button's text. */
  readonly label: string;
  readonly tone?: 'outline' | 'danger';
  /** Asked before it is done; `confirm` is the text of the button. Undefined for an action that does no harm. */
  readonly question?: { readonly title: string; readonly text: ReactNode; readonly confirm: string };
  /** What is sent to the page's action. */
  readonly form: () => FormData;
};

/** An action for all chosen rows. The list shows what it could not be done for. */
export function BulkAction({ label, tone = 'outline', question, form, ...request }: BulkActionProps) {
  const { isBusy, send } = useBulkRequest(request);
  const [isAsking, setIsAsking] = useState(false);

  function act() {
    setIsAsking(false);
    send(form());
  }

  return (
    <>
      <Button
        tone={tone}
        size="small"
        className="min-h-11"
        busy={isBusy}
        onClick={() => (question ? setIsAsking(true) : act())}
      >
        {label}
      </Button>
      {question && (
        <ConfirmDialog
          open={isAsking}
          title={question.title}
          confirm={question.confirm}
          onCancel={() => setIsAsking(false)}
          onConfirm={act}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
