import { t } from '#messages/messages.ts';
import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import type { Route } from './+types/newsletter.page';
import { newsletter } from '#contract/marketing/newsletter.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { useHasOutbox } from '#web/core/session/session-user.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const email = formText(form, 'email').trim();
  const place = formText(form, 'place') === 'footer' ? 'footer' : 'newsletter';
  const asked = await apiClientOf(context).submit(newsletter.ask, { email, place });
  const { isDone, message, errors = {} } = outcomeOf(asked, asked.ok ? asked.value.detail : '');
  return { email, isDone, message: errors['email'] ?? message };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: t('newsletter.title'), description: t('newsletter.about', { shop: shop().name }) });

/** The newsletter, which is asked for without an account and without scripts. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasOutbox = useHasOutbox();
  const isDone = actionData?.isDone === true;
  // The answer begins at its title, also for those who do not see that the page changed.
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);
  return (
    <main className="mx-auto max-w-page px-gutter py-12 md:max-w-xl md:py-20">
      <h1 ref={heading} tabIndex={-1} className="font-display text-heading outline-none">
        {isDone ? t('newsletter.almost') : t('newsletter.title')}
      </h1>
      {isDone ? (
        <div className="mt-6 grid justify-items-start gap-6">
          <p role="status">{actionData.message}</p>
          <p className="text-small text-stone">{t('accounts.notArrived')}</p>
          <div className="flex flex-wrap gap-3">
            {hasOutbox && <LinkButton to={href('/outbox')}>{t('accounts.seeDemoEmails')}</LinkButton>}
            <LinkButton to={href('/')} tone="outline">
              {t('advertising.toShop')}
            </LinkButton>
          </div>
        </div>
      ) : (
        <div className="mt-6 grid gap-5">
          <p className="text-stone">{t('newsletter.about', { shop: shop().name })}</p>
          <NewsletterForm place="newsletter" typed={actionData?.email} error={actionData?.message} />
        </div>
      )}
    </main>
  );
}
