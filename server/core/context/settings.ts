import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isDatabaseAddress } from '#platform/database/database-address.ts';
import { excludedMeans } from '#contract/core/settings/selling-settings.ts';
import { smtpAddress } from '#contract/core/settings/smtp-address.ts';
import { unfitForMode } from './fit-for-mode.ts';
import {
  givenCredential,
  readAccess,
  variablesOf,
  type ProviderAccess,
  type ProviderEnvironment,
} from './provider-environment.ts';
import { isPrivateWeb } from './reachable.ts';
import {
  SettingsError,
  variableList,
  webAddress,
  webAddressHint,
  withoutEmpty,
  wrongVariable,
  type Variables,
} from './read-variable.ts';
import { senderOf } from './sender.ts';
import type { Sender } from '#platform/mail/mailer.ts';

const portNumber = z.coerce.number<string>().int().min(1).max(65_535);

/** A web address without a path, as browsers write it in the Origin header. */
const webOrigin = z
  .url({ protocol: /^https?$/ })
  .transform((address) => new URL(address))
  .refine(({ href, origin }) => href === `${origin}/`)
  .transform(({ origin }) => origin);

const environment = z.object({
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  DATABASE_URL: z.string().refine(isDatabaseAddress).optional(),
  PORT: portNumber.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webOrigin.optional(),
  API_BASE: z
    .string()
    .regex(/^(\/[a-z0-9-]+)+$/)
    .default('/api'),
  DATA_DIR: z.string().min(1).default('.data'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUPS_KEPT: z.coerce.number<string>().int().min(0).max(365).default(7),
  PAYMENT_DAYS: z.coerce.number<string>().int().min(1).max(30).optional(),
  EXCLUDED_PAYMENT_TYPES: variableList.pipe(z.array(excludedMeans)).optional(),
  SANDBOX_PORT: portNumber.optional(),
  SANDBOX_CONTROL_TOKEN: z.string().min(8).optional(),
  METRICS_PORT: portNumber.optional(),
  SANDBOX_URL: webAddress.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  WEBHOOK_LOOPBACK: z.enum(['on', 'off']).default('off'),
  SMTP_URL: z
    .string()
    .refine((text) => smtpAddress(text) !== undefined)
    .optional(),
  MAIL_FROM: z
    .string()
    .transform((text) => senderOf(text))
    .refine((sender) => sender !== undefined)
    .optional(),
  SECRETS_KEY: z.string().min(1).optional(),
  OIDC_ISSUER: webAddress.default('https://accounts.google.com'),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(40).default('Google'),
  TRUST_PROXY: z.coerce.number<string>().int().min(0).max(5).default(0),
});

/** The names of all settings, with those of these providers; a test compares them with the documentation. */
export function settingNames(providers: readonly ProviderEnvironment[]): string[] {
  return [...Object.keys(environment.shape), ...providers.flatMap(variablesOf)];
}

export type Settings = {
  readonly mode: 'demo' | 'live';
  readonly databaseUrl: string | undefined;
  readonly port: number;
  readonly host: string;
  /** The shop's public address, without a slash at the end. */
  readonly publicUrl: string;
  /** False for an address that was only assumed: the owner may set another. */
  readonly isAddressGiven: boolean;
  readonly apiBase: string;
  readonly dataDir: string;
  /** The folder of the nightly backups, and how many are kept; 0 for none. */
  readonly backups: { readonly folder: string; readonly kept: number };
  /** What the environment says of the account at each payment provider. */
  readonly accounts: readonly ProviderAccess[];
  /** How many days a buyer has to pay by a slow means, a ticket or a transfer; undefined for what the owner set. */
  readonly paymentDays: number | undefined;
  /** The means of payment that are not offered, by the provider's names; undefined for what the owner set. */
  readonly excludedPaymentTypes: readonly string[] | undefined;
  /** The port of the payment sandbox, and its address for the buyer's browser. */
  readonly sandboxPort: number;
  readonly sandboxUrl: string;
  /** The password of the sandbox's panel; without it there is no panel. */
  readonly sandboxPanelKey: string | undefined;
  /** The SMTP server for e-mails, and their sender; undefined for what the owner set. */
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: Sender | undefined };
  /** The key that encrypts the secrets of the owner's settings; undefined for the one of the data folder. */
  readonly secretsKey: string | undefined;
  /** The OpenID provider of social logins, and the name that the login page shows for it. */
  readonly identity:
    | { readonly issuer: string; readonly clientId: string; readonly clientSecret: string; readonly name: string }
    | undefined;
  /** The port of the metrics for a monitoring system; undefined for none. */
  readonly metricsPort: number | undefined;
  readonly logLevel: z.output<typeof environment>['LOG_LEVEL'];
  readonly rateLimits: boolean;
  /** True if news may be sent to programs on this machine, for trials. */
  readonly webhookLoopback: boolean;
  /** How many trusted proxies in front of the shop add to X-Forwarded-For. */
  readonly trustedProxies: number;
};

/** True for a demonstration without an account at a provider: its payments are simulated. */
export function isSimulated({ mode, accounts }: Settings): boolean {
  return mode === 'demo' && accounts.every((access) => givenCredential(access) === undefined);
}

const hints: Partial<Record<string, string>> = {
  SHOP_MODE: 'se espera demo o live',
  DATABASE_URL:
    'se espera postgres://usuario:clave@servidor:puerto/base; ' +
    'con varios servidores, postgres://usuario:clave@uno:puerto,otro:puerto/base?target_session_attrs=read-write',
  PORT: 'se espera un puerto de 1 a 65535',
  BACKUPS_KEPT: 'se espera un número de 0 a 365',
  PAYMENT_DAYS: 'se espera un número de 1 a 30',
  EXCLUDED_PAYMENT_TYPES: `se espera una lista de ${excludedMeans.options.join(', ')}`,
  SANDBOX_PORT: 'se espera un puerto de 1 a 65535',
  SANDBOX_CONTROL_TOKEN: 'se esperan 8 caracteres o más',
  METRICS_PORT: 'se espera un puerto de 1 a 65535',
  SANDBOX_URL: webAddressHint,
  PUBLIC_URL: 'se espera una dirección http:// o https:// sin ruta',
  API_BASE: 'se espera una ruta como /api',
  LOG_LEVEL: 'se espera fatal, error, warn, info, debug, trace o silent',
  RATE_LIMITS: 'se espera on u off',
  WEBHOOK_LOOPBACK: 'se espera on u off',
  SMTP_URL: 'se espera smtp://usuario:clave@servidor:puerto',
  MAIL_FROM: 'se espera una dirección como Mi tienda <tienda@ejemplo.com>',
  OIDC_ISSUER: 'se espera una dirección https://',
  TRUST_PROXY: 'se espera un número de 0 a 5',
};

/**
 * Reads the environment, with the variables of these payment providers. Throws a SettingsError of one line on the first
 * invalid setting.
 */
export function readSettings(env: Variables, providers: readonly ProviderEnvironment[]): Settings {
  const given = withoutEmpty(env);
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? '');
    throw wrongVariable(name, hints[name]);
  }
  const set = parsed.data;
  const publicUrl = set.PUBLIC_URL ?? `http://localhost:${set.PORT}`;
  const sandboxPort = set.SANDBOX_PORT ?? set.PORT + 1;
  const settings: Settings = {
    mode: set.SHOP_MODE,
    databaseUrl: set.DATABASE_URL,
    port: set.PORT,
    host: set.HOST,
    publicUrl,
    isAddressGiven: set.PUBLIC_URL !== undefined || set.SHOP_MODE === 'demo',
    apiBase: set.API_BASE,
    dataDir: resolve(set.DATA_DIR),
    backups: { folder: resolve(set.BACKUP_DIR ?? join(set.DATA_DIR, 'backups')), kept: set.BACKUPS_KEPT },
    accounts: providers.map((provider) => readAccess(provider, given)),
    paymentDays: set.PAYMENT_DAYS,
    excludedPaymentTypes: set.EXCLUDED_PAYMENT_TYPES,
    sandboxPort,
    sandboxUrl: set.SANDBOX_URL ?? besides(publicUrl, sandboxPort),
    sandboxPanelKey: set.SANDBOX_CONTROL_TOKEN,
    mail: { smtpUrl: set.SMTP_URL, from: set.MAIL_FROM },
    secretsKey: set.SECRETS_KEY,
    identity: identityOf(set),
    metricsPort: set.METRICS_PORT,
    logLevel: set.LOG_LEVEL,
    rateLimits: set.RATE_LIMITS === 'on',
    webhookLoopback: set.WEBHOOK_LOOPBACK === 'on',
    trustedProxies: set.TRUST_PROXY,
  };
  const unfit = unfitForMode(settings);
  if (unfit !== undefined) throw new SettingsError(unfit);
  return settings;
}

/** A client needs both id and secret, or none; http is allowed only on this machine. */
function identityOf(set: z.output<typeof environment>): Settings['identity'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = set;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (!clientId || !clientSecret) {
    throw new SettingsError(`Falta ${clientId ? 'OIDC_CLIENT_SECRET' : 'OIDC_CLIENT_ID'}: una no sirve sin la otra.`);
  }
  if (!isPrivateWeb(issuer)) {
    throw wrongVariable('OIDC_ISSUER', 'se espera una dirección https://');
  }
  return { issuer, clientId, clientSecret, name };
}

/** Returns the same host with another port. */
function besides(address: string, port: number): string {
  const url = new URL(address);
  return `${url.protocol}//${url.hostname}:${port}`;
}
