import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useBulkRequest, type BulkRequest } from './use-bulk-request.ts';

/** What is asked; `again` is asked after it, about an answer that looks like a mistake. */
type Question = { readonly title: string; readonly text: ReactNode; readonly confirm: string };

type BulkActionProps = BulkRequest & {
  /** The button's text. */
  readonly label: string;
  readonly tone?: 'outline' | 'danger';
  /** Asked before it is done; `confirm` is the text of the button. Undefined for an action that does no harm. */
  readonly question?: Question & { readonly tone?: 'danger' | 'ink'; readonly again?: Question | undefined };
  /** Returns what is asked when the answer is a doubt. */
  readonly doubtful?: (doubt: string) => Question;
  /** What is sent to the page's action. */
  readonly form: () => FormData;
};

/** An action for all chosen rows. The list shows what it could not be done for. */
export function BulkAction({ label, tone = 'outline', question, doubtful, form, ...request }: BulkActionProps) {
  const { isBusy, data, send } = useBulkRequest(request);
  const [asked, ask] = useState<'first' | 'again'>();
  const again = question?.again;

  // The answer whose doubt was settled.
  const [settled, settle] = useState<typeof data>();
  const doubt = data !== settled && data?.doubt !== undefined ? doubtful?.(data.doubt) : undefined;

  function act(isSure = false) {
    ask(undefined);
    settle(data);
    const given = form();
    if (isSure) given.set('sure', 'true');
    send(given);
  }

  return (
    <>
      <Button
        tone={tone}
        size="small"
        className="min-h-11"
        busy={isBusy}
        onClick={() => (question ? ask('first') : act())}
      >
        {label}
      </Button>
      {question && (
        <ConfirmDialog
          open={asked === 'first'}
          title={question.title}
          confirm={question.confirm}
          tone={question.tone}
          onCancel={() => ask(undefined)}
          onConfirm={() => (again ? ask('again') : act())}
        >
          {question.text}
        </ConfirmDialog>
      )}
      {again && (
        <ConfirmDialog
          open={asked === 'again'}
          title={again.title}
          confirm={again.confirm}
          onCancel={() => ask('first')}
          onConfirm={() => act()}
        >
          {again.text}
        </ConfirmDialog>
      )}
      {doubtful && (
        <ConfirmDialog
          open={doubt !== undefined}
          title={doubt?.title}
          confirm={doubt?.confirm ?? ''}
          onCancel={() => settle(data)}
          onConfirm={() => act(true)}
        >
          {doubt?.text}
        </ConfirmDialog>
      )}
    </>
  );
}
