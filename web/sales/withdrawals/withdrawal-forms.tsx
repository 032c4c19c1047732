import { t } from '#messages/messages.ts';
import { useNavigation } from 'react-router';
import type { CountryForms } from '#contract/office/country-forms.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { WrongNote } from '#web/core/ui/wrong-note.tsx';
import { rightWords } from './right-words.ts';
import type { WithdrawalStep } from './state-withdrawal.ts';

type StepOf<Step extends WithdrawalStep['step']> = Extract<WithdrawalStep, { step: Step }>;

type DataFormProps = { readonly typed: StepOf<'data'>; readonly right: CountryForms['withdrawal'] };

/** The first step: which purchase. */
export function DataForm({ typed: { number, email, errors, detail }, right }: DataFormProps) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Form
      method="post"
      what={t('returns.requestNotSent')}
      unsaved={false}
      replace
      noValidate
      className="mt-6 grid gap-5"
    >
      <p className="text-stone">{t('withdrawals.rightNoSignIn', { right: rightWords(right) })}</p>
      <TextField
        name="number"
        label={t('withdrawals.orderNumber')}
        hint={t('withdrawals.whereNumber')}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={60}
        defaultValue={number}
        error={errors['number']}
      />
      <TextField
        type="email"
        name="email"
        label={t('withdrawals.boughtWith')}
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={email}
        error={errors['email']}
      />
      <WrongNote>{detail}</WrongNote>
      <Button type="submit" name="intent" value="data" wide busy={isBusy}>
        {t('withdrawals.continue')}
      </Button>
    </Form>
  );
}

/** The second step: the data once more, and the button that counts. */
export function ConfirmForm({ typed: { number, email, request } }: { readonly typed: StepOf<'confirm'> }) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Form
      method="post"
      what={t('returns.requestNotSent')}
      check={t('withdrawals.checkEmail')}
      unsaved={false}
      replace
      className="mt-6 grid gap-5"
    >
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="request" value={request} />
      <p className="text-stone">{t('withdrawals.reviewData')}</p>
      <dl className="grid gap-4 border border-line bg-sheet p-6">
        <div>
          <dt className="text-small text-stone">{t('withdrawals.order')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt className="text-small text-stone">{t('withdrawals.email')}</dt>
          <dd className="break-all">{email}</dd>
        </div>
      </dl>
      <Button type="submit" name="intent" value="confirm" wide busy={isBusy}>
        {t('withdrawals.confirm')}
      </Button>
      <Button type="submit" name="intent" value="change" tone="quiet" wide>
        {t('withdrawals.correct')}
      </Button>
    </Form>
  );
}
