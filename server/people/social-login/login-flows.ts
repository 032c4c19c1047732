import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { minuteMs } from '#contract/core/time/units.ts';
import { newSecret } from '#server/core/context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import type { FlowSecrets } from '#server/core/context/identity-provider.ts';
import { loginFlows } from './social-login.tables.ts';

/** How long a person may take at the provider, in ms. */
const lifetimeMs = 10 * minuteMs;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Stores a login that starts, and returns the key for its browser's cookie. */
export async function rememberFlow(db: Executor, { state, nonce, verifier }: FlowSecrets, now: Date): Promise<string> {
  const browserKey = newSecret();
  await db.delete(loginFlows).where(lt(loginFlows.expiresAt, now));
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await db
    .insert(loginFlows)
    .values({ stateHash: hashOf(state), browserHash: hashOf(browserKey), nonce, verifier, expiresAt });
  return browserKey;
}

/** Returns and deletes the login that this browser started; undefined if there is none. */
export async function takeFlow(
  db: Executor,
  { state, browserKey, now }: { readonly state: string; readonly browserKey: string; readonly now: Date },
): Promise<FlowSecrets | undefined> {
  const [taken] = await db
    .delete(loginFlows)
    .where(
      and(
        eq(loginFlows.stateHash, hashOf(state)),
        eq(loginFlows.browserHash, hashOf(browserKey)),
        gt(loginFlows.expiresAt, now),
      ),
    )
    .returning();
  return taken && { state, nonce: taken.nonce, verifier: taken.verifier };
}
