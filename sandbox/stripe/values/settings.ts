export type StripeSandboxOptions = {
  /** 0 means any free port. */
  port: number;
  host?: string | undefined;
  /** SQLite file, or ':memory:'. */
  file: string;
  secretKey: string;
  /** Where the shop takes events, and the secret that signs them (`whsec_...`); without them none is sent. */
  webhookUrl?: string | undefined;
  webhookSecret?: string | undefined;
  /** The country of the account, 'ES' by default. */
  country?: AccountCountry | undefined;
  /** The public URL of this server for a buyer's browser. Default: http://host:port. */
  publicUrl?: string | undefined;
  /** Without it /_sandbox does not exist. */
  controlToken?: string | undefined;
  /** Delays between delivery attempts (backoff); after the last one an event is given up. */
  retryDelaysMs?: readonly number[] | undefined;
  webhookTimeoutMs?: number | undefined;
  /** Milliseconds since 1970. It may be shifted, but it has to run: the events wait on it. */
  clock?: (() => number) | undefined;
};

export type AccountCountry = 'ES' | 'MX';

export type StripeSettings = {
  readonly publicUrl: string;
  readonly secretKey: string;
  readonly country: AccountCountry;
  readonly controlToken: string | null;
  readonly retryDelaysMs: readonly number[];
  readonly webhookTimeoutMs: number;
  readonly clock: () => number;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

// The provider tries for up to three days, with growing pauses (docs.stripe.com/webhooks).
const RETRY_DELAYS_MS = [
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  12 * HOUR,
  18 * HOUR,
  24 * HOUR,
];

/** Returns the options with all defaults. `url` is the address on which the server listens. */
export function settingsFrom(options: StripeSandboxOptions, url: string): StripeSettings {
  return {
    publicUrl: (options.publicUrl ?? url).replace(/\/+$/, ''),
    secretKey: options.secretKey,
    country: options.country ?? 'ES',
    controlToken: options.controlToken || null,
    retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
    webhookTimeoutMs: options.webhookTimeoutMs ?? 10_000,
    clock: options.clock ?? Date.now,
  };
}

/** Seconds since 1970, as the provider writes moments. */
export function secondsNow({ clock }: Pick<StripeSettings, 'clock'>): number {
  return Math.floor(clock() / 1000);
}
