import { t } from '#messages/messages.ts';
import { data, href } from 'react-router';
import { useState } from 'react';
import { opening } from '#contract/office/opening.ts';
import type { Route } from './+types/setup.page';
import { apiClientOf, apiContext } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { secretAddress } from '#web/core/seo/secret-address.ts';
import { call } from '#contract/core/protocol/call.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { sendWithoutCookies } from '#web/core/requests/send-of-page.ts';
import { waitForShop } from '#web/core/requests/wait-for-shop.ts';
import { Button } from '#web/core/ui/button.tsx';
import { FirstOwnerForm } from './first-owner-form.tsx';
import type { LinkProps } from './link-props.ts';

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

type State = 'asking' | 'sending' | 'restarting';

/** Confirms the shop's new address: that this page was found there proves that it leads to the shop. */
function AddressProof({ token, publicUrl, apiBase }: LinkProps) {
  const [state, setState] = useState<State>('asking');
  const [refusal, setRefusal] = useState<string | null>(null);
  const address = publicUrl ?? '';
  async function confirm(): Promise<void> {
    if (window.location.origin !== address) {
      setRefusal(t('opening.addressElsewhere', { address }));
      return;
    }
    setState('sending');
    try {
      const confirmed = await call(sendWithoutCookies(apiBase), opening.confirmAddress, { token });
      setState('restarting');
      await waitForShop();
      window.location.assign(`${confirmed.publicUrl}${href('/admin')}`);
    } catch (error) {
      const { errors, detail } = error instanceof ShopError ? error : new ShopError('unavailable');
      setState('asking');
      setRefusal(errors[0]?.message ?? detail);
    }
  }

  return (
    <>
      <h1 className="font-display text-heading">{t('opening.addressTitle')}</h1>
      <p className="text-stone wrap-anywhere">{t('opening.addressIntro', { address })}</p>
      <p role="alert" className="text-small text-danger empty:hidden">
        {state === 'asking' ? refusal : null}
      </p>
      <p role="status" className="text-small text-stone empty:hidden">
        {state === 'restarting' && t('opening.restarting')}
      </p>
      <Button busy={state !== 'asking'} className="justify-self-start max-sm:w-full" onClick={() => void confirm()}>
        {t('opening.addressConfirm')}
      </Button>
    </>
  );
}
