import { t } from '#messages/messages.ts';
import { data } from 'react-router';
import type { Route } from './+types/complaints-book.page';
import { claimKindWords, contractedWords } from '#contract/sales/claims/claim-words.ts';
import { country } from '#contract/office/country-forms.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { ClaimAmount, ClaimDetail, ClaimEmail, ClaimOrder, ClaimPerson, ClaimPhone } from './claim-fields.tsx';
import { ClaimChoices, ClaimLine, ClaimText } from './claim-form.tsx';
import { ClaimPage } from './claim-page.tsx';
import { nextStep } from './state-claim.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { complaintsBook } = await apiClientOf(context).load(country.forms, {});
  if (complaintsBook === null) throw data({ code: 'not_found' }, { status: 404 });
  return { days: complaintsBook.answerDays };
}

export async function action({ request, context }: Route.ActionArgs) {
  return nextStep(apiClientOf(context), await request.formData(), 'complaint');
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('claims.book'), description: t('claims.bookAbout') });

/** The book of complaints of Peru, with the fields of its sheet (Decreto Supremo 011-2011-PCM, annex I). */
export default function ComplaintsBookPage({ loaderData: { days }, actionData }: Route.ComponentProps) {
  const { company, name, taxId, address } = shop();
  const provider = [company ?? name, taxId, address].filter(Boolean).join(' · ');
  const { claim, complaint } = claimKindWords;
  const { product, service } = contractedWords;
  return (
    <ClaimPage title={t('claims.book')} confirm={t('claims.confirmBook')} present={actionData}>
      {(of) => (
        <>
          <p className="text-stone">{t('claims.bookAbout')}</p>
          <p className="text-small">
            <span className="text-stone">{t('claims.provider')}:</span> {provider}
          </p>
          <ClaimChoices of={of} name="kind" legend={t('claims.kind')} choices={{ claim, complaint }} />
          <p className="text-small text-stone">
            {t('claims.claimMeans')} {t('claims.complaintMeans')}
          </p>
          <ClaimPerson of={of} />
          <ClaimLine of={of} name="address" label={t('claims.address')} most={200} autoComplete="street-address" />
          <ClaimPhone of={of} />
          <ClaimEmail of={of} label={t('claims.email')} />
          <ClaimLine of={of} name="guardian" label={t('claims.guardian')} most={120} isOptional autoComplete="off" />
          <ClaimChoices of={of} name="contracted" legend={t('claims.contracted')} choices={{ product, service }} />
          <ClaimOrder of={of} isOptional />
          <ClaimAmount of={of} isOptional />
          <ClaimText of={of} name="goods" label={t('claims.goods')} most={500} />
          <ClaimDetail of={of} />
          <ClaimText of={of} name="wanted" label={t('claims.wanted')} most={1000} />
          <p className="text-small text-stone">{t('claims.bookRules', { days })}</p>
        </>
      )}
    </ClaimPage>
  );
}
