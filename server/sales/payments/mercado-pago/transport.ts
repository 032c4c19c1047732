import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { sendRequest, type ReceivedAnswer, type SentRequest } from '#platform/http/send-request.ts';
import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';

export type TransportOptions = {
  readonly apiUrl: string;
  readonly accessToken: string;
  readonly fetch?: (url: string, request: SentRequest) => Promise<ReceivedAnswer>;
  /** How long one try may take. */
  readonly timeoutMs?: number;
  /** How long to wait before the second and the third try; a Retry-After header takes its place. */
  readonly backoffMs?: readonly [number, number];
};

/** One call: `key` goes out as X-Idempotency-Key, so that the provider does the work once however often it is asked. */
export type ProviderCall = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Transport = {
  /** The answer read by its schema; undefined when the provider knows no such thing (404). Throws ProviderUnavailable. */
  readonly ask: <S extends z.ZodType>(call: ProviderCall, schema: S) => Promise<z.output<S> | undefined>;
};

/**
 * The provider answered that it does not do what was asked (400 to 499): asking again would change nothing. `reason` is
 * its message.
 */
export class ProviderRefusal extends ProviderUnavailable {
  readonly reason: string;
  /** The provider's name of the problem; '' where it has none. */
  readonly code: string;

  constructor(message: string, { reason, code = '' }: { readonly reason: string; readonly code?: string }) {
    super(message);
    this.reason = reason;
    this.code = code;
  }
}

/** Statuses that are about the caller and not about what was asked: credentials, and too many calls. */
const aboutCaller = new Set([401, 403, 408, 429]);

const tries = 3;

/** How long to wait before the second and the third try where neither the options nor the provider say it. */
export const usualPauses: { ms: readonly [number, number] } = { ms: [250, 1000] };

// A buyer waits for some of these calls. Who asks to wait longer than this is not there for us.
const longestWaitMs = 3000;

/** Statuses after which the same call may succeed: too many calls, and failures on the provider's side. */
function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Speaks JSON over HTTPS with a bearer token: 8 seconds a try, at most 3 tries. */
export function createTransport(options: TransportOptions): Transport {
  return {
    async ask(call, schema) {
      const response = await answered(options, call);
      if (response.status === 404) return undefined;
      const named = `${call.method} ${call.path}`;
      if (!response.ok) throw failureOf(named, response);
      const parsed = schema.safeParse(jsonOf(response.text));
      if (!parsed.success) throw new ProviderUnavailable(`${named}: unreadable answer, ${parsed.error.message}`);
      return parsed.data;
    },
  };
}

const ordersProblem = z.object({ code: z.string(), message: z.string(), details: z.array(z.string()).optional() });

/** What both interfaces say of what they do not do. */
const problem = z.union([
  z.object({ message: z.string() }).transform(({ message }) => ({ reason: message })),
  z
    .object({ errors: z.tuple([ordersProblem], z.unknown()) })
    .transform(({ errors: [{ code, message, details = [] }] }) => {
      return { code, reason: [message, ...details].join(' ') };
    }),
]);

function failureOf(named: string, { status, text }: Answer): ProviderUnavailable {
  const message = `${named}: ${status} ${text.slice(0, 500)}`;
  if (status < 400 || status >= 500 || aboutCaller.has(status)) return new ProviderUnavailable(message);
  return new ProviderRefusal(message, problem.safeParse(jsonOf(text)).data ?? { reason: String(status) });
}

type Answer = { readonly status: number; readonly ok: boolean; readonly text: string; readonly retryAfterMs?: number };

async function answered(options: TransportOptions, call: ProviderCall): Promise<Answer> {
  const named = `${call.method} ${call.path}`;
  const backoffMs = options.backoffMs ?? usualPauses.ms;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await tried(options, call);
    const isFailure = answer instanceof Error;
    if (!isFailure && (attempt === tries || !isPassing(answer.status))) return answer;
    if (isFailure && attempt === tries) throw new ProviderUnavailable(named, { cause: answer });
    const asked = isFailure ? undefined : answer.retryAfterMs;
    const pauseMs = asked ?? backoffMs[attempt - 1] ?? 0;
    if (pauseMs > longestWaitMs) throw new ProviderUnavailable(`${named}: asked to wait ${pauseMs} ms`);
    await wait(pauseMs);
  }
}

/** One try: what came back, or why nothing did. */
async function tried(options: TransportOptions, call: ProviderCall): Promise<Answer | Error> {
  const send = options.fetch ?? sendRequest;
  try {
    const response = await send(`${options.apiUrl}${call.path}`, {
      method: call.method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${options.accessToken}`,
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.key === undefined ? {} : { 'x-idempotency-key': call.key }),
        ...call.headers,
      },
      body: call.body === undefined ? null : JSON.stringify(call.body),
      signal: AbortSignal.timeout(options.timeoutMs ?? 8000),
    });
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      status: response.status,
      ok: response.ok,
      text: await response.text(),
      ...(Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {}),
    };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) satisfies unknown;
  } catch {
    return undefined;
  }
}
