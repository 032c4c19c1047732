import { t } from '#messages/messages.ts';
import type { FormEvent } from 'react';
import { href, Link } from 'react-router';
import { testRecipient } from '#contract/mail/letter-desk.ts';
import type { LetterTexts } from '#contract/mail/letters/letter.ts';
import { rejectionIn, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { useHasOutbox } from '#web/core/session/session-user.ts';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';

type LetterTestProps = {
  /** The texts as they are typed: they need not be saved to be tried. */
  readonly texts: LetterTexts;
  readonly isRight: boolean;
  /** The administrator's own address; '' if there is none. */
  readonly email: string;
};

/** Sends the e-mail as it is typed to an address, by default the administrator's own. */
export function LetterTest({ texts, isRight, email }: LetterTestProps) {
  const hasOutbox = useHasOutbox();
  const { data, isBusy, submit, notice } = useRequest<ActionOutcome>({
    what: t('letters.testNotSent'),
    told: 'beside',
  });
  const rejected = rejectionIn(data);
  const form = useForm({
    start: { recipient: email },
    errorsOf: (values) => schemaErrors(testRecipient, values),
    refused: rejected?.errors,
  });
  useToast(data?.isDone ? data : undefined);

  function send(event: FormEvent) {
    event.preventDefault();
    form.showAll();
    if (!form.isRight || !isRight) return;
    void submit({ ...texts, ...form.values }, { method: 'post', encType: 'application/json' });
  }

  return (
    <form onSubmit={send} noValidate>
      <FormBlock title={t('letters.sendTest')}>
        <TextField
          {...form.field('recipient')}
          type="email"
          label={t('letters.email')}
          hint={t('letters.testHint')}
          autoComplete="email"
          maxLength={300}
        />
        <FormAlert of={rejected} />
        {notice}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" tone="outline" busy={isBusy} disabled={!isRight}>
            {t('letters.sendTestNow')}
          </Button>
          {hasOutbox && (
            <Link
              to={href('/outbox')}
              className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
            >
              {t('letters.seeOutbox')}
            </Link>
          )}
        </div>
      </FormBlock>
    </form>
  );
}
