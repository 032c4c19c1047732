import type { Executor } from '#platform/database/database.ts';
import { sweepCopies } from './data-copies.service.ts';
import { sweepErasureLinks } from './erasure-links.service.ts';
import { sweepHalfLogins } from './half-logins.ts';
import { sweepFactors } from './own-factors.service.ts';
import { sweepKnownBrowsers } from './known-browsers.ts';
import { sweepLinks } from './email-links.service.ts';
import { sweepTokens } from './program-tokens.service.ts';
import { sweepSessions } from './sessions.ts';

/** Deletes expired sessions, logins that nobody finished, links of e-mails, copies of data, known browsers that were not used for a year, and tokens that ended. */
export async function sweepAccounts(db: Executor, now: Date): Promise<void> {
  await sweepSessions(db, now);
  await sweepLinks(db, now);
  await sweepErasureLinks(db, now);
  await sweepCopies(db, now);
  await sweepKnownBrowsers(db, now);
  await sweepHalfLogins(db, now);
  await sweepFactors(db, now);
  await sweepTokens(db, now);
}
