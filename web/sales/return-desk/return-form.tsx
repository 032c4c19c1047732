import { t } from '#messages/messages.ts';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';

/** The errors of a form's fields, by name. */
export type ReturnFormErrors = Readonly<Record<string, string>>;

type ReturnFormProps = {
  readonly title: string;
  readonly intent: string;
  readonly button: string;
  readonly tone?: 'ink' | 'danger' | 'outline';
  /** What is asked before a move that is final, by what was filled in; without it the move is made at once. */
  readonly question?: (form: FormData) => { readonly title: string; readonly text: string };
  readonly children: ReactNode;
};

/** One move of a return: what it needs, and its button. Leaving it asks first once something was typed. */
export function ReturnForm({ title, intent, button, tone, question, children }: ReturnFormProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  const [isTyped, setIsTyped] = useState(false);
  const [asked, ask] = useState<{ readonly title: string; readonly text: string; readonly form: HTMLFormElement }>();
  const isAnswered = useRef(false);

  function send(event: FormEvent<HTMLFormElement>) {
    if (!question || isAnswered.current) {
      isAnswered.current = false;
      return;
    }
    event.preventDefault();
    ask({ ...question(new FormData(event.currentTarget)), form: event.currentTarget });
  }

  return (
    <Form
      method="post"
      aria-label={title}
      what={t('return-desk.notMoved')}
      check={t('order-words.checkStatus')}
      unsaved={isTyped}
      onChange={() => setIsTyped(true)}
      onSubmit={send}
      className="grid content-start gap-4 rounded-soft border border-line bg-sheet p-4 md:p-6"
    >
      <h2 className="font-display text-title">{title}</h2>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" tone={tone} className="justify-self-start" busy={isBusy}>
        {button}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked?.title}
        confirm={button}
        cancel={t('desk-list.back')}
        onCancel={() => ask(undefined)}
        onConfirm={() => {
          ask(undefined);
          isAnswered.current = true;
          asked?.form.requestSubmit();
        }}
      >
        {asked?.text}
      </ConfirmDialog>
    </Form>
  );
}
