import { Rich } from '#web/core/ui/rich.tsx';
import { t } from '#messages/messages.ts';
import { data, href, useNavigation } from 'react-router';
import type { Route } from './+types/confirm-email.page';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { profile } from '#contract/people/profile.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { secretAddress } from '#web/core/seo/secret-address.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';

const title = t('accounts.confirmEmail');

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/**
 * A GET confirms nothing, because mail programs open links before people do. Shows an error for a link that is no
 * longer valid.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    return { proof: await apiClientOf(context).call(profile.proof, { token: tokenOf(request) }), refusal: null };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    // An invalid token means that the link was altered, so it is shown as a link that is no longer valid.
    const failure = error.code === 'invalid' ? new ShopError('link_spent') : error;
    return data({ proof: null, refusal: failure.detail }, { status: failure.status });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await apiClientOf(context).submit(profile.confirmEmail, { token: tokenOf(request) });
  return outcome.ok
    ? { confirmed: outcome.value.email, refusal: null }
    : { confirmed: null, refusal: outcome.refusal.detail };
}

export const headers = secretAddress;

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter py-10 md:max-w-xl md:py-16">
      <h1 className="font-display text-heading">{title}</h1>
      {actionData?.confirmed ? (
        <>
          <p role="status" className="break-words">
            {t('accounts.emailConfirmed', { email: actionData.confirmed })}
          </p>
          <LinkButton to={href('/')}>{t('accounts.goToShop')}</LinkButton>
        </>
      ) : (
        <Question proof={loaderData.proof} refusal={actionData?.refusal ?? loaderData.refusal} />
      )}
    </main>
  );
}

type QuestionProps = {
  readonly proof: { readonly username: string; readonly email: string } | null;
  readonly refusal: string | null;
};

function Question({ proof, refusal }: QuestionProps) {
  const isBusy = useNavigation().state === 'submitting';
  if (!proof || refusal !== null) {
    return (
      <>
        <p role="alert">{refusal}</p>
        <p className="text-small text-stone">{t('accounts.askAnotherLink')}</p>
        <LinkButton to={href('/user/profile')}>{t('accounts.goToProfile')}</LinkButton>
      </>
    );
  }
  return (
    <>
      <p className="break-words">
        <Rich
          text={t('accounts.confirmEmailOf', { email: proof.email, username: proof.username })}
          elements={{ strong: (text) => <strong className="font-medium">{text}</strong> }}
        />
      </p>
      <p className="text-small text-stone">{t('accounts.notYours')}</p>
      <Form method="post" what={t('accounts.emailNotConfirmed')} unsaved={false} replace className="w-full">
        <Button type="submit" wide busy={isBusy}>
          {t('accounts.confirm')}
        </Button>
      </Form>
    </>
  );
}
