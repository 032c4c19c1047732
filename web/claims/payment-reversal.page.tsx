import { t } from '#messages/messages.ts';
import { data } from 'react-router';
import type { Route } from './+types/payment-reversal.page';
import { claimKindWords, documentName, reasonWords } from '#contract/claim-words.ts';
import { country } from '#contract/country-forms.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { ClaimChoices, ClaimLine, ClaimText } from './claim-form.tsx';
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
          <ClaimLine
            of={of}
            name="orderNumber"
            label={t('claims.orderNumber')}
            most={60}
            inputMode="numeric"
            autoComplete="off"
            hint={t('withdrawals.whereNumber')}
          />
          <ClaimLine
            of={of}
            name="email"
            label={t('withdrawals.boughtWith')}
            most={254}
            type="email"
            autoComplete="email"
          />
          <ClaimLine of={of} name="name" label={t('claims.name')} most={120} autoComplete="name" />
          <ClaimLine of={of} name="document" label={documentName()} most={40} autoComplete="off" />
          <ClaimLine
            of={of}
            name="phone"
            label={t('claims.phone')}
            most={40}
            isOptional
            type="tel"
            autoComplete="tel"
          />
          <ClaimChoices of={of} name="reason" legend={t('claims.reason')} choices={reasonWords} />
          <ClaimLine of={of} name="noticedOn" label={t('claims.noticedOn')} most={10} type="date" />
          <ClaimLine
            of={of}
            name="amount"
            label={t('claims.amount')}
            most={20}
            inputMode="decimal"
            autoComplete="off"
          />
          <ClaimLine
            of={of}
            name="instrument"
            label={t('claims.instrument')}
            most={120}
            autoComplete="off"
            hint={t('claims.instrumentHint')}
          />
          <ClaimText of={of} name="detail" label={t('claims.detail')} most={3000} />
          <p className="text-small text-stone">{t('claims.reversalSteps')}</p>
        </>
      )}
    </ClaimPage>
  );
}
