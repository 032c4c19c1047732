import { t } from '#messages/messages.ts';
import { data, href, useNavigation } from 'react-router';
import type { Route } from './+types/confirm-newsletter.page';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { newsletter } from '#contract/marketing/newsletter.ts';
import { confirmedWording } from '#contract/marketing/newsletter-words.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { Form } from '#web/core/requests/form.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { secretAddress } from '#web/core/seo/secret-address.ts';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { Rich } from '#web/core/ui/rich.tsx';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** A GET confirms nothing, because mail programs open links before people do. */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    const { email } = await apiClientOf(context).call(newsletter.asked, { token: tokenOf(request) });
    return { email, refusal: null };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    // An invalid token means that the link was altered, so it is shown as a link that is no longer valid.
    const failure = error.code === 'invalid' ? new ShopError('link_spent') : error;
    return data({ email: null, refusal: failure.detail }, { status: failure.status });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await apiClientOf(context).submit(newsletter.confirm, { token: tokenOf(request) });
  return outcome.ok
    ? { confirmed: outcome.value.email, refusal: null }
    : { confirmed: null, refusal: outcome.refusal.detail };
}

export const headers = secretAddress;

export const meta: Route.MetaFunction = () => pageMeta({ title: t('newsletter.confirmTitle'), isPrivate: true });

export default function ConfirmNewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter py-10 md:max-w-xl md:py-16">
      <h1 className="font-display text-heading">{t('newsletter.confirmTitle')}</h1>
      {actionData?.confirmed ? (
        <>
          <p role="status" className="break-words">
            {t('newsletter.confirmed', { email: actionData.confirmed })}
          </p>
          <LinkButton to={href('/')}>{t('accounts.goToShop')}</LinkButton>
        </>
      ) : (
        <Question email={loaderData.email} refusal={actionData?.refusal ?? loaderData.refusal} />
      )}
    </main>
  );
}

function Question({ email, refusal }: { readonly email: string | null; readonly refusal: string | null }) {
  const isBusy = useNavigation().state === 'submitting';
  if (email === null || refusal !== null) {
    return (
      <>
        <p role="alert">{refusal}</p>
        <p className="text-small text-stone">{t('newsletter.askAgain')}</p>
        <LinkButton to={href('/newsletter')}>{t('newsletter.toPage')}</LinkButton>
      </>
    );
  }
  return (
    <>
      <p className="break-words">
        <Rich
          text={t('newsletter.confirmQuestion', { email })}
          elements={{ strong: (text) => <strong className="font-medium">{text}</strong> }}
        />
      </p>
      <p>{confirmedWording()}</p>
      <Form method="post" what={t('newsletter.notConfirmed')} unsaved={false} replace className="w-full">
        <Button type="submit" wide busy={isBusy}>
          {t('newsletter.confirm')}
        </Button>
      </Form>
      <p className="text-small text-stone">{t('newsletter.ignore')}</p>
    </>
  );
}
