import { t } from '#messages/messages.ts';
import { href, useNavigation, useSearchParams } from 'react-router';
import type { Route } from './+types/unsubscribe.page';
import { advertising } from '#contract/mail/advertising.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { secretAddress } from '#web/core/seo/secret-address.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { WrongNote } from '#web/core/ui/wrong-note.tsx';

/** Unsubscribing needs a POST, because mail programs open links by themselves. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  // RFC 8058, 3.1: what the button of a mail program sends.
  const isOneClick = formText(await request.formData(), 'List-Unsubscribe') === 'One-Click';
  const place = isOneClick ? 'one-click' : 'unsubscribe';
  const outcome = await apiClientOf(context).submit(advertising.unsubscribe, { token, place });
  return { isEnded: outcome.ok };
}

export const headers = secretAddress;

export const meta: Route.MetaFunction = () => pageMeta({ title: t('advertising.unsubscribePage'), isPrivate: true });

export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  const [query] = useSearchParams();
  return (
    <main className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter py-16 md:max-w-xl md:py-24">
      <h1 className="font-display text-heading">{t('advertising.unsubscribeTitle')}</h1>
      {actionData?.isEnded ? (
        <>
          <p role="status">{t('advertising.unsubscribed')}</p>
          <LinkButton to={href('/')}>{t('advertising.toShop')}</LinkButton>
        </>
      ) : (
        <Form
          method="post"
          what={t('advertising.notUnsubscribed')}
          unsaved={false}
          action={`${href('/unsubscribe')}?${query.toString()}`}
          className="grid gap-6"
        >
          <p>{t('advertising.unsubscribeQuestion')}</p>
          {actionData && <WrongNote>{t('advertising.linkIncomplete')}</WrongNote>}
          <Button type="submit" busy={isBusy}>
            {t('advertising.unsubscribe')}
          </Button>
        </Form>
      )}
    </main>
  );
}
