import { t } from '#messages/messages.ts';
import { useEffect } from 'react';
import { href } from 'react-router';
import type { Route } from './+types/addresses.page';
import { addresses, mostAddresses } from '#contract/people/addresses.ts';
import { AccountHeading } from '../accounts/account-heading.tsx';
import { AccountMain } from '../accounts/account-main.tsx';
import { outcomeOf, rejectionIn } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { AddressCard } from './address-card.tsx';
import { addressesTitle } from './addresses-shape.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { addresses: await apiClientOf(context).load(addresses.list, {}) };
}

/** Deletes an address, or makes it the default. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const api = apiClientOf(context);
  const id = formText(form, 'id');
  if (form.get('intent') === 'remove') {
    return outcomeOf(await api.submit(addresses.remove, { id }), t('addresses.deleted'));
  }
  return outcomeOf(await api.submit(addresses.prefer, { id }), t('addresses.isUsual'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: addressesTitle, isPrivate: true });

export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => {
    if (actionData?.isDone) toast(actionData.message);
  }, [actionData]);
  const add = <LinkButton to={href('/user/addresses/new')}>{t('addresses.add')}</LinkButton>;
  const { length } = loaderData.addresses;
  return (
    <AccountMain width="list">
      <AccountHeading title={addressesTitle} />
      <div className="mt-4 empty:hidden">
        <FormAlert of={rejectionIn(actionData)} />
      </div>
      {length === 0 ? (
        <EmptyState title={t('addresses.none')} action={add}>
          {t('addresses.noneText')}
        </EmptyState>
      ) : (
        <>
          <ul className="mt-8 mb-6 grid gap-3 sm:grid-cols-2">
            {loaderData.addresses.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </ul>
          {length < mostAddresses ? (
            add
          ) : (
            <p className="text-small text-stone">{t('addresses.most', { count: mostAddresses })}</p>
          )}
        </>
      )}
    </AccountMain>
  );
}
