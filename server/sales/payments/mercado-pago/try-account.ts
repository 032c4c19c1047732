import { z } from 'zod';
import { homeOf } from './sites.ts';
import { connectionWords } from '#server/core/context/failure-words.ts';
import type { TriedAccount } from '#server/core/context/payment-provider.ts';

/** GET /users/me, as far as it is read (developers.mercadolibre.com, "Consulta usuarios"). */
const account = z.object({
  id: z.number(),
  nickname: z.string().default(''),
  site_id: z.string().optional(),
  tags: z.array(z.string()).default([]),
});

const problem = z.object({ message: z.string() });

type Asked = { readonly apiUrl: string; readonly accessToken: string };

const longestMs = 8000;

/** Asks the provider whose a token is. The reason of a refusal is the provider's own. Never throws. */
export async function tryAccount({ apiUrl, accessToken }: Asked): Promise<TriedAccount> {
  try {
    const response = await fetch(`${apiUrl}/users/me`, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(longestMs),
    });
    const body: unknown = await response.json();
    if (!response.ok) {
      const reason = problem.safeParse(body).data?.message ?? `HTTP ${response.status}`;
      return { isAccepted: false, reason, isReached: true };
    }
    const { nickname, site_id: site, tags } = account.parse(body);
    // The tokens of test users begin as real ones do.
    const isTest = accessToken.startsWith('TEST-') || tags.includes('test_user');
    return { isAccepted: true, name: nickname, home: site === undefined ? null : homeOf(site), isTest };
  } catch (error) {
    const reason = connectionWords(error) ?? (error instanceof Error ? error.message : String(error));
    return { isAccepted: false, reason, isReached: false };
  }
}
