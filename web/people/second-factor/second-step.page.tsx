import { t } from '#messages/messages.ts';
import { data, href, Link, redirect, redirectDocument, useNavigation, useSearchParams } from 'react-router';
import type { Route } from './+types/second-step.page';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { loginStep } from '#contract/people/accounts/login-step.ts';
import type { StepKind } from '#contract/people/accounts/typed-code.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { backAddress, backKey } from '#web/core/links/back-address.ts';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { Form } from '#web/core/requests/form.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { Button } from '#web/core/ui/button.tsx';
import { CodeField } from './code-field.tsx';
import { usePasskey } from './use-passkey.ts';

const noKinds: readonly StepKind[] = [];

const backOf = (request: Request) => backAddress(new URL(request.url).searchParams.get(backKey));

/** Without a login that has begun in this browser there is no second step of it: it begins anew. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    return { ...(await apiClientOf(context).call(loginStep.step, {})), refusal: null };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return data({ kinds: noKinds, refusal: error.detail }, { status: error.status });
  }
}

export async function action({ request, context }: Route.ActionArgs): Promise<ActionOutcome | Response> {
  const code = formText(await request.formData(), 'code');
  const outcome = await apiClientOf(context).submit(loginStep.finishByCode, { code });
  if (!outcome.ok) return outcomeOf(outcome, '');
  const back = backOf(request);
  // What the page lacks of a closed shop comes with a new document.
  return shop().isOpen ? redirect(back) : redirectDocument(back);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('second-factor.stepTitle'), isPrivate: true });

export default function SecondStepPage({ loaderData: { kinds, refusal }, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const isBusy = useNavigation().state === 'submitting';
  const loginAgain = `${href('/login')}?${new URLSearchParams({ [backKey]: backAddress(query.get(backKey)) })}`;
  const hasCodes = kinds.includes('code') || kinds.includes('recovery');
  const passkey = usePasskey({
    address: href('/login/second-step/passkey'),
    what: t('second-factor.stepNotSent'),
    // A new document: all of the page is that of another person now.
    onDone: () => window.location.assign(withPrefix(backAddress(query.get(backKey)))),
  });
  return (
    <main className="mx-auto grid max-w-page gap-6 px-gutter py-12 md:max-w-xl md:py-20">
      <h1 className="font-display text-heading">{t('second-factor.stepTitle')}</h1>
      {refusal !== null && <p role="alert">{refusal}</p>}
      {kinds.includes('passkey') && (
        <div className="grid gap-3">
          <p className="text-stone">{t('second-factor.stepPasskey')}</p>
          <Button wide busy={passkey.isBusy} onClick={passkey.sign}>
            {t('second-factor.usePasskey')}
          </Button>
          {passkey.refused !== undefined && (
            <p role="alert" className="text-small text-danger">
              {passkey.refused}
            </p>
          )}
        </div>
      )}
      {hasCodes && (
        <Form
          method="post"
          what={t('second-factor.stepNotSent')}
          unsaved={false}
          replace
          noValidate
          className="grid gap-5"
        >
          <CodeField kinds={kinds} error={actionData?.errors?.['code']} />
          <FormAlert of={actionData && { detail: actionData.message, errors: actionData.errors ?? {} }} />
          <Button type="submit" wide tone={kinds.includes('passkey') ? 'outline' : 'ink'} busy={isBusy}>
            {t('second-factor.signIn')}
          </Button>
        </Form>
      )}
      {refusal === null && <p className="text-small text-stone">{t('second-factor.lostAll')}</p>}
      <p className="text-small">
        <Link to={loginAgain} className="link inline-flex min-h-11 items-center">
          {t('second-factor.otherAccount')}
        </Link>
      </p>
    </main>
  );
}
