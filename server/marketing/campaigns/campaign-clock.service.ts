import type { Logger } from 'pino';
import type { Database } from '#platform/database/database.ts';
import { openSwitchClock, type SwitchClock } from '#server/goods/products/switch-clock.service.ts';
import { nextCampaign, settleCampaigns } from './settle-campaigns.service.ts';

type Parts = { readonly db: Database; readonly clock: () => Date; readonly log: Logger };

/** Begins, changes and ends campaigns in the moment of their time, and as soon as they are saved. */
export function openCampaignClock({ db, ...parts }: Parts): Promise<SwitchClock> {
  return openSwitchClock({
    ...parts,
    tag: 'price-campaigns',
    next: () => nextCampaign(db),
    turn: () => settleCampaigns(db, parts.clock),
  });
}
