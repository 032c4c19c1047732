import { t } from '#messages/messages.ts';
import { href, useNavigation } from 'react-router';
import type { Route } from './+types/recovery.page';
import { recovery } from '#contract/people/recovery.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { useHasOutbox } from '#web/core/session/session-user.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { formText } from '#web/core/forms/form-text.ts';

const title = t('accounts.recoverPassword');

export async function action({ request, context }: Route.ActionArgs) {
  const email = formText(await request.formData(), 'email');
  const outcome = await apiClientOf(context).submit(recovery.request, { email });
  if (outcome.ok) return { email, isAsked: true, detail: outcome.value.detail };
  const { errors, detail } = outcome.refusal;
  return { email, isAsked: false, detail: errors.length > 0 ? t('accounts.emailInvalid') : detail };
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

export default function RecoveryPage({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  const hasOutbox = useHasOutbox();
  return (
    <main className="mx-auto max-w-page px-gutter py-12 md:max-w-xl md:py-20">
      <h1 className="font-display text-heading">{title}</h1>
      {actionData?.isAsked ? (
        <div className="mt-8 grid justify-items-start gap-6">
          <p role="status">{actionData.detail}</p>
          <p className="text-small text-stone">{t('accounts.notArrived')}</p>
          <div className="flex flex-wrap gap-3">
            {hasOutbox && <LinkButton to={href('/outbox')}>{t('accounts.seeDemoEmails')}</LinkButton>}
            <LinkButton to={href('/login')} tone="outline">
              {t('accounts.backToSignIn')}
            </LinkButton>
          </div>
        </div>
      ) : (
        <Form
          method="post"
          what={t('accounts.linkNotAsked')}
          unsaved={false}
          replace
          noValidate
          className="mt-8 grid gap-5"
        >
          <p className="text-stone">{t('accounts.recoveryIntro')}</p>
          <TextField
            type="email"
            name="email"
            label={t('accounts.email')}
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={actionData?.email}
            error={actionData?.detail}
          />
          <Button type="submit" wide busy={isBusy}>
            {t('accounts.sendLink')}
          </Button>
          <LinkButton to={href('/login')} tone="quiet" wide>
            {t('ui.back')}
          </LinkButton>
        </Form>
      )}
    </main>
  );
}
