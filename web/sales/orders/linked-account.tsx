import { href } from 'react-router';
import type { LinkedOrder } from '#contract/sales/payments/payment-links.ts';
import { t } from '#messages/messages.ts';
import { backKey } from '#web/core/links/back-address.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';

type LinkedAccountProps = { readonly order: LinkedOrder; readonly token: string };

/** How an order that was placed without a login gets into an account. It says the same whether there is one or not. */
export function LinkedAccount({ order, token }: LinkedAccountProps) {
  const { account, isPayable, status } = order;
  const stands = status === 'approved' || (status === 'pending' && !isPayable);
  if (account === 'none' || (account === 'unclaimed' && !stands)) return null;
  const page = href('/pagar/:token', { token });
  return (
    <section aria-labelledby="account-title" className="mt-10 grid justify-items-start gap-3 border-t border-line pt-6">
      <h2 id="account-title" className="font-display text-title">
        {t('linked-orders.accountTitle')}
      </h2>
      <p className="max-w-prose text-small text-stone">{words[account]}</p>
      {account === 'unclaimed' && (
        <LinkButton to={`${href('/login')}?${backKey}=${page}`} tone="outline">
          {t('delivery-step.haveAccount')}
        </LinkButton>
      )}
      {account === 'claimable' && (
        <Form method="post" what={t('linked-orders.notAdded')} unsaved={false}>
          <Button type="submit" name="intent" value="claim">
            {t('linked-orders.add')}
          </Button>
        </Form>
      )}
      {account === 'own' && (
        <LinkButton to={href('/user/orders')} tone="outline">
          {t('orders.seePurchases')}
        </LinkButton>
      )}
    </section>
  );
}

const words = {
  unclaimed: t('linked-orders.unclaimed'),
  claimable: t('linked-orders.claimable'),
  own: t('linked-orders.own'),
} as const;
