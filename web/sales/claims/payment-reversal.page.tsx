import { t } from '#messages/messages.ts';
import { data } from 'react-router';
import type { Route } from './+types/payment-reversal.page';
import { claimKindWords, reasonWords } from '#contract/sales/claims/claim-words.ts';
import { country } from '#contract/office/country-forms.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { ClaimAmount, ClaimDetail, ClaimEmail, ClaimOrder, ClaimPerson, ClaimPhone } from './claim-fields.tsx';
import { ClaimChoices, ClaimLine } from './claim-form.tsx';
import { ClaimPage } from './claim-page.tsx';
import { nextStep } from './state-claim.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { paymentReversal } = await apiClientOf(context).load(country.forms, {});
  if (paymentReversal === null) throw data({ code: 'not_found' }, { status: 404 });
  return paymentReversal;
}

export async function action({ request, context }: Route.ActionArgs) {
  return nextStep(apiClientOf(context), await request.formData(), 'reversal');
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: claimKindWords.reversal,
    description: t('claims.reversalAbout', { days: loaderData?.days ?? 0 }),
  });

/** Asks for the reversal of a payment, with what the law of Colombia wants (Decreto 1074 de 2015, chapter 51). */
export default function PaymentReversalPage({ loaderData: { days }, actionData }: Route.ComponentProps) {
  return (
    <ClaimPage title={claimKindWords.reversal} confirm={t('claims.confirmReversal')} present={actionData}>
      {(of) => (
        <>
          <p className="text-stone">{t('claims.reversalAbout', { days })}</p>
          <ClaimOrder of={of} />
          <ClaimEmail of={of} label={t('withdrawals.boughtWith')} />
          <ClaimPerson of={of} />
          <ClaimPhone of={of} />
          <ClaimChoices of={of} name="reason" legend={t('claims.reason')} choices={reasonWords} />
          <ClaimLine of={of} name="noticedOn" label={t('claims.noticedOn')} most={10} type="date" />
          <ClaimAmount of={of} />
          <ClaimLine
            of={of}
            name="instrument"
            label={t('claims.instrument')}
            most={120}
            autoComplete="off"
            hint={t('claims.instrumentHint')}
          />
          <ClaimDetail of={of} />
          <p className="text-small text-stone">{t('claims.reversalSteps')}</p>
        </>
      )}
    </ClaimPage>
  );
}
