import { t } from '#messages/messages.ts';
import { data } from 'react-router';
import type { Route } from './+types/address.page';
import { addresses } from '#contract/people/addresses.ts';
import { country } from '#contract/office/country-forms.ts';
import { AccountHeading } from '../accounts/account-heading.tsx';
import { AccountMain } from '../accounts/account-main.tsx';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { saySaved } from './say-saved.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AddressForm } from './address-form.tsx';
import { addressInput, backFromAddress, savedAddress } from './save-address.ts';

const title = t('addresses.edit');

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const address = (await api.load(addresses.list, {})).find((one) => String(one.id) === id);
  if (!address) throw data({ code: 'postal_address_not_found' }, { status: 404 });
  const { places } = await api.load(country.forms, {});
  return { places, address, back: backFromAddress(request) };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await request.formData();
  const outcome = await apiClientOf(context).relay(addresses.change, { ...addressInput(form), id });
  return savedAddress(form, outcome, backFromAddress(request));
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saySaved(serverAction);
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

export default function AddressPage({ loaderData: { places, address, back }, actionData }: Route.ComponentProps) {
  return (
    <AccountMain width="profile">
      <AccountHeading title={title} />
      <AddressForm key={address.id} places={places} address={address} back={back} refused={actionData} />
    </AccountMain>
  );
}
