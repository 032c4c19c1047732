import type { PastPayment } from './past-payments.ts';

export type SandboxOptions = {
  /** 0 means any free port. */
  port: number;
  host?: string | undefined;
  /** SQLite file, or ':memory:'. */
  file: string;
  accessToken: string;
  webhookSecret: string;
  /** The site of the account, 'MLA' by default; null for an account that names none. */
  site?: string | null | undefined;
  /** The public URL of this server for a buyer's browser. Default: http://host:port. */
  publicUrl?: string | undefined;
  /** Accept http:// return and notification addresses on loopback. The provider does not; default false. */
  allowHttpLocalhost?: boolean | undefined;
  /** Where the account's application sends its notices: of orders, whose requests cannot name an address. */
  noticeUrl?: string | undefined;
  /** Without it /_sandbox does not exist. */
  controlToken?: string | undefined;
  /** Delays between delivery attempts (backoff); the last one repeats without end. */
  retryDelaysMs?: readonly number[] | undefined;
  webhookTimeoutMs?: number | undefined;
  /** Payments that were made before; those that the state file has stay as they are. */
  pastPayments?: readonly PastPayment[] | undefined;
  /** Milliseconds since 1970. It may be shifted, but it has to run: the webhook queue waits on it. */
  clock?: (() => number) | undefined;
};

export type Settings = {
  publicUrl: string;
  accessToken: string;
  webhookSecret: string;
  site: string | null;
  allowHttpLocalhost: boolean;
  controlToken: string | null;
  retryDelaysMs: readonly number[];
  webhookTimeoutMs: number;
  clock: () => number;
  collectorId: number;
  clientId: string;
};

const MINUTE = 60_000;
// The provider retries every 15 minutes, less often after the third time, and never stops.
const RETRY_DELAYS_MS = [15 * MINUTE, 15 * MINUTE, 15 * MINUTE, 60 * MINUTE, 6 * 60 * MINUTE, 48 * 60 * MINUTE];
// The provider's timeout for a notification is 22 seconds.
const WEBHOOK_TIMEOUT_MS = 22_000;

/** Returns the options with all defaults. `url` is the address on which the server listens. */
export function settingsFrom(options: SandboxOptions, url: string): Settings {
  return {
    publicUrl: (options.publicUrl ?? url).replace(/\/+$/, ''),
    accessToken: options.accessToken,
    webhookSecret: options.webhookSecret,
    site: options.site === undefined ? 'MLA' : options.site,
    allowHttpLocalhost: options.allowHttpLocalhost ?? false,
    controlToken: options.controlToken || null,
    retryDelaysMs: options.retryDelaysMs?.length ? options.retryDelaysMs : RETRY_DELAYS_MS,
    webhookTimeoutMs: options.webhookTimeoutMs ?? WEBHOOK_TIMEOUT_MS,
    clock: options.clock ?? Date.now,
    ...accountOf(options.accessToken),
  };
}

/** Real tokens have the form `TEST-<client id>-<date>-<hash>-<collector id>`; any other token gets a fixed account. */
function accountOf(accessToken: string) {
  const parts = /^[A-Z_]+-(\d+)-.*-(\d+)$/.exec(accessToken);
  return { clientId: parts?.[1] ?? '4419283746501928', collectorId: Number(parts?.[2] ?? 470011222) };
}
