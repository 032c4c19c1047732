import { z } from 'zod';
import type { Stripe } from 'stripe';
import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';

export type ClientOptions = {
  readonly apiUrl: string;
  readonly secretKey: string;
  /** How long one try may take, and how often the official client tries again. */
  readonly timeoutMs?: number;
  readonly retries?: number;
  readonly fetch?: typeof fetch;
};

type Refused = { readonly reason: string; readonly code: string | null; readonly param: string | null };

/**
 * The provider answered that it does not do what was asked: asking again would change nothing. `code` is the provider's, null
 * if it gives none.
 */
export class StripeRefusal extends ProviderUnavailable {
  readonly reason: string;
  readonly code: string | null;
  /** What was wrong of what was asked, by the provider's name. */
  readonly param: string | null;

  constructor(named: string, { reason, code, param }: Refused) {
    super(`${named}: ${reason}`);
    this.reason = reason;
    this.code = code;
    this.param = param;
  }
}

export type Client = {
  /**
   * Asks by the official client; undefined when the provider knows no such thing. Throws StripeRefusal, and
   * ProviderUnavailable if there is no usable answer after its retries.
   */
  readonly ask: <T>(named: string, call: (stripe: Stripe) => Promise<T>) => Promise<T | undefined>;
};

/** The official client. It is loaded by the first call: a shop without an account never does. */
export function createClient(options: ClientOptions): Client {
  let made: Promise<Stripe> | undefined;
  return {
    async ask(named, call) {
      made ??= loadClient(options);
      const stripe = await made;
      try {
        return await call(stripe);
      } catch (error) {
        const failure = failureOf(named, error);
        if (failure === undefined) return undefined;
        throw failure;
      }
    },
  };
}

async function loadClient({ apiUrl, secretKey, timeoutMs, retries, fetch: send }: ClientOptions): Promise<Stripe> {
  const { Stripe: Official } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Official(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    timeout: timeoutMs ?? 8000,
    maxNetworkRetries: retries ?? 2,
    telemetry: false,
    ...(send && { httpClient: Official.createFetchHttpClient(send) }),
  });
}

/** An error of the official client, as far as it is read. */
const failure = z.object({
  message: z.string(),
  statusCode: z.number().optional().catch(undefined),
  code: z.string().nullish().catch(null),
  param: z.string().nullish().catch(null),
  type: z.string().optional().catch(undefined),
});

/** Statuses that are about the caller and not about what was asked: credentials, and too many calls. */
const aboutCaller = new Set([401, 403, 408, 409, 429]);

/** Returns what a failed call means; undefined if there is no such thing. Throws what is no answer of the provider. */
function failureOf(named: string, error: unknown): ProviderUnavailable | undefined {
  const read = failure.safeParse(error).data;
  if (!(error instanceof Error) || read?.type === undefined) throw error;
  const { statusCode, code, param, message, type } = read;
  if (statusCode === 404) return undefined;
  const isRefusal = statusCode !== undefined && statusCode >= 400 && statusCode < 500 && !aboutCaller.has(statusCode);
  // A key that asked for something else before says nothing about what was asked now.
  if (!isRefusal || type === 'StripeIdempotencyError') {
    return new ProviderUnavailable(`${named}: ${statusCode ?? ''} ${message}`, { cause: error });
  }
  return new StripeRefusal(named, { reason: message, code: code ?? null, param: param ?? null });
}
