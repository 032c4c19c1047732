import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href, useNavigation } from 'react-router';
import type { Route } from './+types/return.page';
import { returns } from '#contract/sales/returns/returns.ts';
import { dayWords, lastDayOf } from '#contract/core/time/shop-time.ts';
import { AccountMain } from '#web/people/accounts/account-main.tsx';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { useFirstWrong } from '#web/core/forms/use-first-wrong.ts';
import { Form } from '#web/core/requests/form.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { requireUser } from '#web/core/session/require-user.ts';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { ReturnLineFields } from './return-line-fields.tsx';
import { sendReturn } from './send-return.ts';

const title = t('returns.ask');

export async function loader({ request, params: { reference }, context }: Route.LoaderArgs) {
  await requireUser({ request, context });
  const offer = await apiClientOf(context).load(returns.offer, { reference });
  return { offer, reference, key: crypto.randomUUID() };
}

export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  return sendReturn(apiClientOf(context), reference, await request.formData());
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** The buyer picks what of an order comes back, for the money or for another size. It works without scripts. */
export default function ReturnPage({ loaderData: { offer, reference, key }, actionData }: Route.ComponentProps) {
  const { isPossible, until, lines } = offer;
  const isBusy = useNavigation().state === 'submitting';
  const [isTyped, setIsTyped] = useState(false);
  const form = useFirstWrong(actionData);
  const back = href('/user/orders/:payment_id', { payment_id: reference });
  const lastDay = until && dayWords(lastDayOf(until));
  return (
    <AccountMain width="profile">
      <h1 className="font-display text-heading">{title}</h1>
      {!isPossible && (
        <EmptyState title={t('returns.nothing')} action={<LinkButton to={back}>{t('returns.seeOrder')}</LinkButton>}>
          {lines.length > 0 && lastDay !== null && t('returns.over', { day: lastDay })}
        </EmptyState>
      )}
      {isPossible && (
        <Form
          ref={form}
          method="post"
          what={t('returns.requestNotSent')}
          check={t('returns.checkOrder')}
          unsaved={isTyped}
          onChange={() => setIsTyped(true)}
          className="mt-6 grid gap-6"
        >
          <p className="text-stone">{t('returns.intro', { day: lastDay ?? '' })}</p>
          <input type="hidden" name="request" value={key} />
          {lines.map((line) => (
            <ReturnLineFields key={line.position} line={line} refused={actionData} />
          ))}
          <FormAlert of={actionData} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy}>
              {t('returns.send')}
            </Button>
            <LinkButton to={back} tone="quiet">
              {t('returns.backToOrder')}
            </LinkButton>
          </div>
        </Form>
      )}
    </AccountMain>
  );
}
