import { Rich } from '#web/core/ui/rich.tsx';
import { t } from '#messages/messages.ts';
import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import type { Route } from './+types/withdrawal.page';
import { country } from '#contract/office/country-forms.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { StatedNumber } from '../order-words/stated-number.tsx';
import { rightWords } from './right-words.ts';
import { nextStep, type WithdrawalStep } from './state-withdrawal.ts';
import { ConfirmForm, DataForm } from './withdrawal-forms.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { withdrawal } = await apiClientOf(context).load(country.forms, {});
  return { right: withdrawal };
}

export async function action({ request, context }: Route.ActionArgs) {
  return nextStep(apiClientOf(context), await request.formData());
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: t('withdrawals.button'), description: rightWords(loaderData?.right ?? null) });

const first: WithdrawalStep = { step: 'data', number: '', email: '', errors: {}, detail: '' };

/** 'Botón de arrepentimiento': takes a purchase back in two steps, without login and without scripts. */
export default function WithdrawalPage({ loaderData: { right }, actionData }: Route.ComponentProps) {
  const present = actionData ?? first;
  const title = useRef<HTMLHeadingElement>(null);
  const { step } = present;
  // A new step begins at its title, also for those who do not see that the page changed.
  useEffect(() => {
    if (step !== 'data') title.current?.focus();
  }, [step]);
  return (
    <main className="mx-auto max-w-page px-gutter py-12 md:max-w-xl md:py-20">
      <h1 ref={title} tabIndex={-1} className="font-display text-heading outline-none">
        {step === 'done' ? t('withdrawals.received') : t('withdrawals.button')}
      </h1>
      {present.step === 'data' && <DataForm key="data" typed={present} right={right} />}
      {present.step === 'confirm' && <ConfirmForm typed={present} />}
      {present.step === 'done' && <Done told={present} />}
    </main>
  );
}

function Done({ told: { code, at, number, email } }: { readonly told: Extract<WithdrawalStep, { step: 'done' }> }) {
  return (
    <div className="mt-6 grid justify-items-start gap-6">
      <StatedNumber label={t('withdrawals.yourCode')} number={code} at={at} />
      <p>
        <Rich
          text={t('withdrawals.noteCode', { number, email })}
          elements={{ span: (text) => <span className="break-all">{text}</span> }}
        />
      </p>
      <LinkButton to={href('/')} tone="outline">
        {t('withdrawals.backToShop')}
      </LinkButton>
    </div>
  );
}
