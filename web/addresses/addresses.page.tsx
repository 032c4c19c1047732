import { t } from '#messages/messages.ts';
import { useEffect } from 'react';
import { href } from 'react-router';
import type { Route } from './+types/addresses.page';
import { addresses, mostAddresses } from '#contract/addresses.ts';
import { AccountHeading } from '../accounts/account-heading.tsx';
import { AccountMain } from '../accounts/account-main.tsx';
import { outcomeOf, rejectionIn } from '../api-client/action-outcome.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { FormAlert } from '../forms/form-alert.tsx';
import { formText } from '../forms/form-text.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { toast } from '../ui/toast.ts';
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
