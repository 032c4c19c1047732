import type { ReactNode } from 'react';
import type { ActionOutcome } from '../api-client/action-outcome.ts';
import { useRequest } from '../requests/use-request.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useQuestion } from '../ui/use-question.ts';
import { useToast } from '../ui/use-toast.ts';

type EndRowProps = {
  readonly id: number;
  /** A row that runs is ended, any other one is deleted. */
  readonly isRunning: boolean;
  /** The address that takes `id` with the intent 'end' or 'remove'. */
  readonly action: string;
  /** What was not done if the request fails. */
  readonly what: string;
  /** The text of the button that confirms, and the button's own with the name of its row. */
  readonly text: string;
  readonly label: string;
  readonly question: string;
  readonly hint: ReactNode;
};

/** The button of a row that ends what it stands for while that runs, or deletes it, after a question. */
export function EndRow({ id, isRunning, action, what, text, label, question: title, hint }: EndRowProps) {
  const { data, submit } = useRequest<ActionOutcome>({ what, told: 'message' });
  const question = useQuestion();
  useToast(data);
  const intent = isRunning ? 'end' : 'remove';
  return (
    <>
      {isRunning ? (
        <Button tone="quiet" size="small" className="min-h-11" aria-label={label} onClick={question.ask}>
          {text}
        </Button>
      ) : (
        <IconButton label={label} icon="trash" onClick={question.ask} />
      )}
      <ConfirmDialog
        {...question.props(() => void submit({ id, intent }, { method: 'post', action }))}
        title={title}
        confirm={text}
      >
        {hint}
      </ConfirmDialog>
    </>
  );
}
