import { t } from '#messages/messages.ts';
import { data, href, useNavigation } from 'react-router';
import type { Route } from './+types/keep-factors.page';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { secondFactor } from '#contract/people/accounts/second-factor.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { Form } from '#web/core/requests/form.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { secretAddress } from '#web/core/seo/secret-address.ts';
import { Button, LinkButton } from '#web/core/ui/button.tsx';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** A GET does nothing, because mail programs open links before people do. Shows an error for a link that is no longer valid. */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    return { link: await apiClientOf(context).call(secondFactor.helpOfLink, { token: tokenOf(request) }) };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return data({ link: null }, { status: error.code === 'invalid' ? 404 : error.status });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await apiClientOf(context).submit(secondFactor.stopHelp, { token: tokenOf(request) });
  return { kept: outcome.ok ? outcome.value.username : null };
}

export const headers = secretAddress;

export const meta: Route.MetaFunction = () => pageMeta({ title: t('second-factor.keepTitle'), isPrivate: true });

export default function KeepFactorsPage({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  const kept = actionData?.kept ?? null;
  const isSpent = kept === null && (link === null || actionData !== undefined);
  return (
    <main className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter py-10 md:max-w-xl md:py-16">
      <h1 className="font-display text-heading">{t('second-factor.keepTitle')}</h1>
      {kept !== null && <p role="status">{t('second-factor.kept', { username: kept })}</p>}
      {isSpent && <p role="alert">{t('second-factor.keepSpent')}</p>}
      {kept === null && !isSpent && link && (
        <>
          <p className="break-words">
            {t('second-factor.keepMeaning', { username: link.username, at: momentInWords(link.helpAt) })}
          </p>
          <Form method="post" what={t('second-factor.notKept')} unsaved={false} replace className="w-full">
            <Button type="submit" wide busy={isBusy}>
              {t('second-factor.keep')}
            </Button>
          </Form>
        </>
      )}
      {(kept !== null || isSpent) && <LinkButton to={href('/login')}>{t('own-data.goToLogin')}</LinkButton>}
    </main>
  );
}
