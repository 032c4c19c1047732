import { z } from 'zod';
import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { dayMs } from '#contract/core/time/units.ts';
import { homeOf } from './facts.ts';
import { connectionWords } from '#server/core/context/failure-words.ts';
import type { TriedAccount } from '#server/core/context/payment-provider.ts';
import type { ChangedSettings } from '#server/core/context/provider-account.ts';

/** GET /users/me, as far as it is read (developers.mercadolibre.com, "Consulta usuarios"). */
const account = z.object({
  id: z.number(),
  nickname: z.string().default(''),
  site_id: z.string().optional(),
  tags: z.array(z.string()).default([]),
});

const problem = z.object({ message: z.string() });

type Asked = {
  readonly apiUrl: string;
  readonly accessToken: string;
  readonly interface?: OwnerSettings['payment']['interface'] | undefined;
};

const refusal = z.union([
  problem.transform(({ message }) => message),
  z.object({ errors: z.tuple([problem], z.unknown()) }).transform(({ errors: [{ message }] }) => message),
]);

const longestMs = 8000;

/**
 * Asks the provider whose a token is, and where new pages are made by the Orders API, as it is or as it is to be, whether the account
 * may use that. The reason of a refusal is the provider's own. Never throws.
 */
export async function tryAccount(asked: Asked, changed: ChangedSettings = {}): Promise<TriedAccount> {
  const { accessToken } = asked;
  try {
    const own = await read(asked, '/users/me');
    if ('reason' in own) return { isAccepted: false, reason: own.reason, isReached: true };
    const { nickname, site_id: site, tags } = account.parse(own.body);
    if ((changed['interface'] ?? asked.interface) === 'orders') {
      const orders = await read(asked, `/v1/orders?${new URLSearchParams(today())}`);
      if ('reason' in orders) return { isAccepted: false, reason: `Orders: ${orders.reason}`, isReached: true };
    }
    // The tokens of test users begin as real ones do.
    const isTest = accessToken.startsWith('TEST-') || tags.includes('test_user');
    return { isAccepted: true, name: nickname, home: site === undefined ? null : homeOf(site), isTest };
  } catch (error) {
    const reason = connectionWords(error) ?? (error instanceof Error ? error.message : String(error));
    return { isAccepted: false, reason, isReached: false };
  }
}

async function read({ apiUrl, accessToken }: Asked, path: string): Promise<{ body: unknown } | { reason: string }> {
  const response = await fetch(`${apiUrl}${path}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(longestMs),
    // The credential goes to the address that was set, and to no other.
    redirect: 'error',
  });
  const body: unknown = await response.json();
  return response.ok ? { body } : { reason: refusal.safeParse(body).data ?? `HTTP ${response.status}` };
}

/** One order of today at most: only whether it is answered matters. */
function today() {
  const now = Date.now();
  return { begin_date: shopMoment(new Date(now - dayMs)), end_date: shopMoment(new Date(now)), page_size: '1' };
}
