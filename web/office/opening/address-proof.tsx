import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href } from 'react-router';
import { call } from '#contract/core/protocol/call.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { opening } from '#contract/office/opening.ts';
import { sendWithoutCookies } from '#web/core/requests/send-of-page.ts';
import { waitForShop } from '#web/core/requests/wait-for-shop.ts';
import { Button } from '#web/core/ui/button.tsx';
import type { LinkProps } from './link-props.ts';

type State = 'asking' | 'sending' | 'restarting';

/** Confirms the shop's new address: that this page was found there proves that it leads to the shop. */
export function AddressProof({ token, publicUrl, apiBase }: LinkProps) {
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
