import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Route } from './+types/claim.admin';
import { claimKindWords, claimSheet } from '#contract/sales/claims/claim-words.ts';
import { claims, type Claim } from '#contract/sales/claims/claims.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { AnswerForm } from './answer-form.tsx';
import { ClaimDeadline } from './claim-deadline.tsx';
import { ClaimSheet } from './claim-sheet.tsx';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  return apiClientOf(context).load(claims.one, { id });
}

/** Answers it. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const answer = formText(await request.formData(), 'answer');
  return outcomeOf(await apiClientOf(context).submit(claims.answer, { id, answer }), t('claims.sent'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('claims.title'), isPrivate: true });

/** One claim, and its answer or the form for it. */
export default function ClaimAdmin({ loaderData: claim, actionData }: Route.ComponentProps) {
  useToast(actionData);
  const { id, number, kind, email, answer, answeredAt, answeredBy } = claim;
  return (
    <AdminPage
      title={t('claims.titleOf', { kind: claimKindWords[kind], number })}
      more={[{ to: `${href('/admin/claims')}?all=true`, label: t('claims.seeAll') }]}
    >
      <Facts claim={claim} />
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-2">
        <section aria-labelledby="sheet-title">
          <h2 id="sheet-title" className="label mb-3 text-stone">
            {t('claims.sheet')}
          </h2>
          <ClaimSheet sheet={claimSheet(claim)} />
        </section>
        <section aria-labelledby="answer-title">
          <h2 id="answer-title" className="label mb-3 text-stone">
            {t('claims.answer')}
          </h2>
          {answeredAt === null ? (
            <AnswerForm key={id} email={email} error={actionData?.errors?.['answer']} />
          ) : (
            <>
              <p className="border border-line bg-sheet p-6 wrap-anywhere whitespace-pre-line">{answer}</p>
              <p className="mt-2 text-small text-stone">
                {t('claims.answered', { moment: momentWords(answeredAt), person: answeredBy ?? '' })}
              </p>
            </>
          )}
        </section>
      </div>
    </AdminPage>
  );
}

function Facts({ claim }: { readonly claim: Claim }) {
  const { at, order, stated } = claim;
  return (
    <div className="grid gap-1 text-small">
      <p>
        <time dateTime={at}>{momentWords(at)}</time> · <ClaimDeadline {...claim} />
      </p>
      {order !== null && stated.orderNumber !== null && (
        <p>
          <Link to={href('/admin/orders/:payment_id', { payment_id: order })} className="link">
            {t('orders.titleOf', { number: stated.orderNumber })}
          </Link>
        </p>
      )}
      {order === null && stated.orderNumber !== null && <p className="text-stone">{t('claims.noOrder')}</p>}
    </div>
  );
}
