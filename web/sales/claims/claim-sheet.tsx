import { t } from '#messages/messages.ts';
import { href, useNavigation } from 'react-router';
import { dayWords, lastDayOf } from '#contract/core/time/shop-time.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { Rich } from '#web/core/ui/rich.tsx';
import { StatedNumber } from '../order-words/stated-number.tsx';
import type { ClaimStepOf, SheetRow } from './claim-step.ts';

/** The sheet of a claim. */
export function ClaimSheet({ sheet }: { readonly sheet: readonly SheetRow[] }) {
  return (
    <dl className="grid gap-4 border border-line bg-sheet p-6">
      {sheet.map(({ name, text }) => (
        <div key={name}>
          <dt className="text-small text-stone">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type ConfirmClaimProps = { readonly of: ClaimStepOf<'confirm'>; readonly button: string };

/** The second step: the sheet once more, and the button that counts. */
export function ConfirmClaim({ of: { typed, sheet, request }, button }: ConfirmClaimProps) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Form
      method="post"
      what={t('claims.notSent')}
      check={t('withdrawals.checkEmail')}
      unsaved
      replace
      className="mt-6 grid gap-5"
    >
      {Object.entries(typed).map(([name, value]) => (
        <input type="hidden" key={name} name={name} value={value} />
      ))}
      <input type="hidden" name="request" value={request} />
      <p className="text-stone">{t('claims.review')}</p>
      <ClaimSheet sheet={sheet} />
      <Button type="submit" name="intent" value="confirm" wide busy={isBusy}>
        {button}
      </Button>
      <Button type="submit" name="intent" value="change" tone="quiet" wide>
        {t('withdrawals.correct')}
      </Button>
    </Form>
  );
}

/** The number with its date and time, and the copy, which can be printed. */
export function ClaimDone({ of: { email, sheet, receipt } }: { readonly of: ClaimStepOf<'done'> }) {
  const { number, at, answerUntil } = receipt;
  return (
    <div className="mt-6 grid justify-items-start gap-6">
      <StatedNumber label={t('claims.yourNumber')} number={number} at={at} />
      {answerUntil !== null && <p>{t('claims.answerUntil', { day: dayWords(lastDayOf(answerUntil)) })}</p>}
      <p>
        <Rich
          text={t('claims.copySent', { email })}
          elements={{ span: (text) => <span className="break-all">{text}</span> }}
        />
      </p>
      <div className="w-full">
        <ClaimSheet sheet={sheet} />
      </div>
      <LinkButton to={href('/')} tone="outline">
        {t('withdrawals.backToShop')}
      </LinkButton>
    </div>
  );
}
