import { createHmac, timingSafeEqual } from 'node:crypto';
import { t } from '#messages/messages.ts';
import { settingGroups } from '#contract/core/settings/owner-settings.ts';
import type { StoredVersion } from '../content-versions/content-versions.service.ts';
import type { Context } from '../context/context.ts';
import { isPrivateWeb } from '../context/reachable.ts';
import { storedGroup } from './stored-settings.service.ts';

const { schema } = settingGroups.web.fields.awaitedUrl;

type WebVersion = Pick<StoredVersion, 'version' | 'content'>;

/** Returns why an address cannot be the shop's; undefined if it can. Only a closed shop may be without TLS, on its own machine. */
export function refusedAddress(address: string, isOpen: boolean): string | undefined {
  const isFit = isOpen ? address.startsWith('https:') : isPrivateWeb(address);
  return isFit ? undefined : t('settings-desk.addressNeedsHttps');
}

/** Returns the address that an administrator asked for, and that was not opened yet; undefined for none. */
function awaitedAddress({ content }: Pick<WebVersion, 'content'>): string | undefined {
  return schema.safeParse(storedGroup(content)['awaitedUrl']).data || undefined;
}

/**
 * Returns the token of the link that confirms the awaited address of a version of the settings: 256 bits that only processes
 * with the shop's key can compute. A later version has another one.
 */
function tokenOf(address: string, { version }: WebVersion, key: Buffer): string {
  return createHmac('sha256', key).update(`awaited-address ${version} ${address}`).digest('base64url');
}

/** Returns the link at the awaited address that confirms it; '' for none. */
export function confirmingLink(version: WebVersion, key: Buffer): string {
  const address = awaitedAddress(version);
  return address === undefined ? '' : `${address}/abrir/${tokenOf(address, version, key)}`;
}

type Shop = Pick<Context, 'ownerSettings' | 'settings'>;

/** Returns the address that a token confirms; undefined for a wrong token, and where the environment names the address. */
export function confirmedAddress(
  token: string,
  version: WebVersion | undefined,
  { ownerSettings: { key }, settings }: Shop,
): string | undefined {
  const address = version && !settings.isAddressGiven ? awaitedAddress(version) : undefined;
  if (!version || address === undefined) return undefined;
  const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(address, version, key))];
  return given.length === right.length && timingSafeEqual(given, right) ? address : undefined;
}
