import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import type { Database } from '#platform/database/database.ts';
import { paymentProviders } from '#server/core/context/payment-provider.ts';
import type { PaymentProviders } from '#server/core/context/payment-provider.ts';
import type { Settings } from '#server/core/context/settings.ts';
import type { Secrets } from './adapter.ts';
import { openAdapters } from './adapters.service.ts';
import { handProvider } from './by-hand/hand-provider.service.ts';

type Needs = {
  readonly db: Database;
  readonly settings: Settings;
  readonly ownerSettings: { current(): OwnerSettings };
  readonly secrets: Secrets;
};

/** Returns a function that returns the payment providers by the owner's settings: other ones after a change. */
export function ownersProviders({ db, settings, ownerSettings, secrets }: Needs): () => PaymentProviders {
  const byHand = handProvider(db);
  let made: { readonly from: OwnerSettings; readonly providers: PaymentProviders } | undefined;
  return () => {
    const owner = ownerSettings.current();
    if (made?.from !== owner) {
      const [offered = byHand, ...others] = openAdapters({ settings, secrets, owner });
      made = { from: owner, providers: paymentProviders(offered, ...others, byHand) };
    }
    return made.providers;
  };
}
