import type { Executor } from '#platform/database/database.ts';
import { sweepKnownBrowsers } from './known-browsers.ts';
import { sweepLinks } from './letter-links.service.ts';
import { sweepSessions } from './sessions.ts';

/** Forgets what is over: sessions, links of letters, browsers that nobody came back with. */
export async function sweepAccounts(db: Executor, now: Date): Promise<void> {
  await sweepSessions(db, now);
  await sweepLinks(db, now);
  await sweepKnownBrowsers(db, now);
}
