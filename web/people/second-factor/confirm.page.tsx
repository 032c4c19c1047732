import { t } from '#messages/messages.ts';
import { redirectDocument, useNavigation, useSearchParams } from 'react-router';
import type { Route } from './+types/confirm.page';
import { proofCalls } from '#contract/people/accounts/proof-calls.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { backAddress, backKey } from '#web/core/links/back-address.ts';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { Form } from '#web/core/requests/form.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { Button } from '#web/core/ui/button.tsx';
import { givenProof } from './given-proof.ts';
import { ProofFields } from './proof-fields.tsx';

const backOf = (request: Request) => backAddress(new URL(request.url).searchParams.get(backKey));

/** Asks who the visitor is before a file is given, and where a page has no dialog for it. */
export function loader({ context }: Route.LoaderArgs) {
  return apiClientOf(context).load(proofCalls.proof, {});
}

export async function action({ request, context }: Route.ActionArgs): Promise<ActionOutcome | Response> {
  const proof = givenProof(await request.formData());
  const outcome = await apiClientOf(context).submit(proofCalls.prove, proof);
  // The address may be that of a file.
  return outcome.ok ? redirectDocument(backOf(request)) : outcomeOf(outcome, '');
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('second-factor.proofTitle'), isPrivate: true });

export default function ConfirmPage({ loaderData: { kinds }, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const isBusy = useNavigation().state === 'submitting';
  const canType = kinds.some((kind) => kind !== 'passkey');
  return (
    <main className="mx-auto grid max-w-page gap-6 px-gutter py-12 md:max-w-xl md:py-20">
      <h1 className="font-display text-heading">{t('second-factor.proofTitle')}</h1>
      <p className="text-stone">{t('second-factor.proofMeaning')}</p>
      <Form method="post" what={t('second-factor.notProven')} unsaved={false} replace noValidate className="grid gap-5">
        <ProofFields
          kinds={kinds}
          errors={actionData?.errors}
          onProven={() => window.location.assign(withPrefix(backAddress(query.get(backKey))))}
        />
        <FormAlert of={actionData && { detail: actionData.message, errors: actionData.errors ?? {} }} />
        {canType && (
          <Button type="submit" wide busy={isBusy}>
            {t('second-factor.prove')}
          </Button>
        )}
      </Form>
    </main>
  );
}
