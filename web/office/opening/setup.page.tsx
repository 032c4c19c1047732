import { t } from '#messages/messages.ts';
import { data } from 'react-router';
import { opening } from '#contract/office/opening.ts';
import type { Route } from './+types/setup.page';
import { apiClientOf, apiContext } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { secretAddress } from '#web/core/seo/secret-address.ts';
import { AddressProof } from './address-proof.tsx';
import { FirstOwnerForm } from './first-owner-form.tsx';

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const found = await apiClientOf(context).submit(opening.findSetup, { token });
  if (!found.ok) throw data({ code: found.refusal.code }, { status: 404 });
  return { ...found.value, token, apiBase: context.get(apiContext).apiBase };
}

export const headers = secretAddress;

export const meta: Route.MetaFunction = () => pageMeta({ title: t('opening.openMyShop'), isPrivate: true });

/** What a link of the opening asks for: the first account of the shop, or to confirm a new address. */
export default function Setup({ loaderData: { asks, ...link } }: Route.ComponentProps) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-page content-start gap-6 px-gutter py-10 md:max-w-xl md:py-16">
      {asks === 'owner' ? <FirstOwnerForm {...link} /> : <AddressProof {...link} />}
    </main>
  );
}
