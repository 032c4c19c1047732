import { t } from '#messages/messages.ts';
import type { Route } from './+types/new-address.page';
import { addresses } from '#contract/people/addresses.ts';
import { country } from '#contract/office/country-forms.ts';
import { AccountHeading } from '../accounts/account-heading.tsx';
import { AccountMain } from '../accounts/account-main.tsx';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { saySaved } from './say-saved.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { requireUser } from '#web/core/session/require-user.ts';
import { AddressForm } from './address-form.tsx';
import { firstAddress } from './address-rules.ts';
import { addressInput, backFromAddress, savedAddress } from './save-address.ts';

const title = t('addresses.add');

export async function loader(asked: Route.LoaderArgs) {
  const user = await requireUser(asked);
  const { places } = await apiClientOf(asked.context).load(country.forms, {});
  return { places, begun: firstAddress(user), back: backFromAddress(asked.request) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const outcome = await apiClientOf(context).relay(addresses.add, addressInput(form));
  return savedAddress(form, outcome, backFromAddress(request));
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saySaved(serverAction);
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

export default function NewAddressPage({ loaderData: { places, begun, back }, actionData }: Route.ComponentProps) {
  return (
    <AccountMain width="profile">
      <AccountHeading title={title} />
      <AddressForm places={places} begun={begun} back={back} refused={actionData} />
    </AccountMain>
  );
}
