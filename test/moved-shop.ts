import type { CountryCode } from '#contract/core/countries/country.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import type { Actor } from './actor.ts';

/**
 * Moves a shop to another country as its owner does, and takes back the demonstration's choice of the specified rules for
 * products, which are of pesos of Argentina.
 */
export async function moveShop(owner: Actor, code: CountryCode): Promise<void> {
  await owner.call(settingsDesk.selling, { productRules: 'wide' });
  await owner.call(settingsDesk.country, { country: code });
}
