import type { Logger } from 'pino';
import type { Database } from '#platform/database/database.ts';
import { openSwitchClock, type SwitchClock } from './switch-clock.service.ts';
import { nextSwitch, switchOffers } from './switch-offers.ts';

type Parts = { readonly db: Database; readonly clock: () => Date; readonly log: Logger };

/** Begins and ends offers in the moment of their time. */
export function openOfferClock({ db, ...parts }: Parts): Promise<SwitchClock> {
  return openSwitchClock({
    ...parts,
    tag: 'dated-offers',
    next: () => nextSwitch(db),
    turn: (now) => switchOffers(db, now),
  });
}
