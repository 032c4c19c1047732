import { t } from '#messages/messages.ts';
import { data, href, useNavigation } from 'react-router';
import type { Route } from './+types/erasure-link.page';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import { dayWords, shopDay } from '#contract/core/time/shop-time.ts';
import { ownData } from '#contract/office/own-data.ts';
import { graceDays } from '#contract/people/own-data-states.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { secretAddress } from '#web/core/seo/secret-address.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';

const title = t('own-data.linkTitle');

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** A GET does nothing, because mail programs open links before people do. Shows an error for a link that is no longer valid. */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    return { link: await apiClientOf(context).call(ownData.linked, { token: tokenOf(request) }), refusal: null };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const failure = error.code === 'invalid' ? new ShopError('link_spent') : error;
    return data({ link: null, refusal: failure.detail }, { status: failure.status });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await apiClientOf(context).submit(ownData.useLink, { token: tokenOf(request) });
  return outcome.ok ? { done: outcome.value, refusal: null } : { done: null, refusal: outcome.refusal.detail };
}

export const headers = secretAddress;

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

export default function ErasureLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const done = actionData?.done;
  return (
    <main className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter py-10 md:max-w-xl md:py-16">
      {done ? (
        <Done done={done} />
      ) : (
        <Question link={loaderData.link} refusal={actionData?.refusal ?? loaderData.refusal} />
      )}
    </main>
  );
}

function Done({ done: { purpose, eraseAt } }: { readonly done: Output<typeof ownData.useLink> }) {
  const isKept = purpose === 'keep';
  return (
    <>
      <h1 className="font-display text-heading">{isKept ? t('own-data.keptTitle') : t('own-data.closedTitle')}</h1>
      <p role="status">
        {isKept
          ? t('own-data.kept')
          : t('own-data.closed', { day: eraseAt === null ? '' : dayWords(shopDay(eraseAt)) })}
      </p>
      <LinkButton to={isKept ? href('/login') : href('/')}>
        {isKept ? t('own-data.goToLogin') : t('accounts.goToShop')}
      </LinkButton>
    </>
  );
}

type QuestionProps = { readonly link: Output<typeof ownData.linked> | null; readonly refusal: string | null };

function Question({ link, refusal }: QuestionProps) {
  const isBusy = useNavigation().state === 'submitting';
  if (!link || refusal !== null) {
    return (
      <>
        <h1 className="font-display text-heading">{title}</h1>
        <p role="alert">{refusal}</p>
        <p className="text-small text-stone">{t('own-data.askAgain')}</p>
        <LinkButton to={href('/login')}>{t('own-data.goToLogin')}</LinkButton>
      </>
    );
  }
  const { purpose, username, eraseAt } = link;
  const isErasing = purpose === 'erase';
  return (
    <>
      <h1 className="font-display text-heading">{isErasing ? t('own-data.eraseTitle') : title}</h1>
      <p className="break-words">
        {isErasing
          ? t('own-data.linkErase', { username, days: graceDays })
          : t('own-data.linkKeep', { username, day: eraseAt === null ? '' : dayWords(shopDay(eraseAt)) })}
      </p>
      <Form
        method="post"
        what={isErasing ? t('own-data.notErased') : t('own-data.notKept')}
        unsaved={false}
        replace
        className="w-full"
      >
        <Button type="submit" wide tone={isErasing ? 'danger' : 'ink'} busy={isBusy}>
          {isErasing ? t('own-data.erase') : t('own-data.keep')}
        </Button>
      </Form>
    </>
  );
}
