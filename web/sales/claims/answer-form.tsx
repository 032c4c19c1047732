import { t } from '#messages/messages.ts';
import { useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { TextAreaField } from '#web/core/ui/text-area-field.tsx';

type AnswerFormProps = { readonly email: string; readonly error: string | undefined };

/** The form of an answer, which asks before it is sent: nothing takes it back. */
export function AnswerForm({ email, error }: AnswerFormProps) {
  const isBusy = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  const isSure = useRef(false);
  const [answer, setAnswer] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Form
      ref={form}
      method="post"
      what={t('claims.notAnswered')}
      check={t('claims.checkClaim')}
      unsaved={answer !== ''}
      className="grid gap-4"
      onSubmit={(event) => {
        if (isSure.current) return;
        event.preventDefault();
        setIsAsking(true);
      }}
    >
      <TextAreaField
        name="answer"
        label={t('claims.answer')}
        hint={t('claims.answerHint', { email })}
        rows={8}
        required
        maxLength={5000}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        error={error}
      />
      <Button type="submit" className="justify-self-start" busy={isBusy}>
        {t('claims.send')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('claims.sendQuestion')}
        confirm={t('claims.send')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          isSure.current = true;
          form.current?.requestSubmit();
          isSure.current = false;
        }}
      >
        {t('claims.sendEffect', { email })}
      </ConfirmDialog>
    </Form>
  );
}
