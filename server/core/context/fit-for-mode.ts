import { testVariable, type ProviderAccess } from './provider-environment.ts';
import { isPrivateMail, isPrivateWeb, isPublic } from './reachable.ts';

/** The settings that decide whether the mode is allowed. */
type Chosen = {
  readonly mode: 'demo' | 'live';
  readonly publicUrl: string;
  readonly isAddressGiven: boolean;
  readonly accounts: readonly ProviderAccess[];
  readonly mail: { readonly smtpUrl: string | undefined };
  readonly rateLimits: boolean;
  readonly webhookLoopback: boolean;
  readonly trustedProxies: number;
};

/** Returns why these settings are not allowed in their mode, in one line; undefined if they are. */
export function unfitForMode(settings: Chosen): string | undefined {
  return settings.mode === 'live' ? unfitForLive(settings) : unfitForDemo(settings);
}

function unfitForLive(settings: Chosen): string | undefined {
  const { accounts, mail, rateLimits, webhookLoopback, publicUrl, isAddressGiven } = settings;
  const readable = accounts.find(({ apiUrl }) => !isPrivateWeb(apiUrl));
  if (readable !== undefined) {
    return `${readable.of.api.variable} debe ser https:// con SHOP_MODE=live: la credencial de cobro viajaría a la vista.`;
  }
  if (mail.smtpUrl !== undefined && !isPrivateMail(mail.smtpUrl)) {
    return 'SMTP_URL debe ser smtps://, o smtp:// con ?requireTLS=true, con SHOP_MODE=live: las cartas viajarían a la vista.';
  }
  if (!rateLimits) return 'RATE_LIMITS=off no se admite con SHOP_MODE=live.';
  if (webhookLoopback) return 'WEBHOOK_LOOPBACK=on no se admite con SHOP_MODE=live.';
  // The provider treats return addresses without https as empty.
  if (isAddressGiven && !publicUrl.startsWith('https://')) return 'PUBLIC_URL debe ser https:// con SHOP_MODE=live.';
  return undefined;
}

/** The demonstration's accounts have public passwords, and everybody can read its e-mails. */
function unfitForDemo({ publicUrl }: Chosen): string | undefined {
  if (!publicUrl.startsWith('https://') || !isPublic(publicUrl)) return undefined;
  return 'PUBLIC_URL es una dirección pública: con SHOP_MODE=demo cualquiera entraría con admin/admin1234.';
}

/** Returns warnings for whoever starts the shop, one line each. */
export function warningsOf({ mode, trustedProxies, accounts }: Chosen): string[] {
  if (mode !== 'live') return [];
  return [
    ...(trustedProxies === 0
      ? ['TRUST_PROXY=0: detrás de un proxy todas las visitas cuentan como una sola, y una puede bloquear a todas.']
      : []),
    ...accounts
      .flatMap((access) => testVariable(access) ?? [])
      .map((variable) => `${variable} es de prueba: se aceptan tarjetas de prueba y no se cobra nada.`),
  ];
}
