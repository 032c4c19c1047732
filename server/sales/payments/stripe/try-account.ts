import { connectionWords } from '#server/core/context/failure-words.ts';
import type { TriedAccount } from '#server/core/context/payment-provider.ts';
import { createClient, StripeRefusal, type ClientOptions } from './client.ts';
import { homeOf } from './facts.ts';
import { isTestKey } from './environment.ts';

/** Asks the provider whose a key is. The reason of a refusal is the provider's own. Never throws. */
export async function tryAccount(options: ClientOptions): Promise<TriedAccount> {
  try {
    const client = createClient({ ...options, retries: 0 });
    const found = await client.ask('GET /v1/account', (stripe) => stripe.accounts.retrieveCurrent());
    if (!found) return { isAccepted: false, reason: 'HTTP 404', isReached: true };
    const name = found.settings?.dashboard.display_name ?? found.business_profile?.name ?? found.email ?? found.id;
    const home = found.country ? homeOf(found.country) : null;
    return { isAccepted: true, name, home, isTest: isTestKey(options.secretKey) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { isAccepted: false, reason: reasonOf(error, cause), isReached: isReached(error, cause) };
  }
}

function reasonOf(error: unknown, cause: unknown): string {
  if (error instanceof StripeRefusal) return error.reason;
  return connectionWords(detailOf(cause)) ?? (cause instanceof Error ? cause.message : String(cause));
}

/** True if the provider answered, whatever it said. */
function isReached(error: unknown, cause: unknown): boolean {
  return (
    error instanceof StripeRefusal ||
    (cause instanceof Error && 'statusCode' in cause && cause.statusCode !== undefined)
  );
}

/** The official client keeps why a connection failed beside its own words. */
function detailOf(error: unknown): unknown {
  return error instanceof Error && 'detail' in error ? error.detail : error;
}
