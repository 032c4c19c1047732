import { isIP } from 'node:net';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { isPublicIp } from '#platform/http/public-host.ts';
import { isPublic, isThisMachine } from '#server/core/context/reachable.ts';
import type { Settings } from '#server/core/context/settings.ts';

type Allowing = Pick<Settings, 'webhookLoopback'>;

/** Returns which IP addresses news may be sent to: those of the Internet, and for trials of a demonstration this machine. */
export function allowedReceiver({ webhookLoopback }: Allowing): (ip: string) => boolean {
  return (ip) => isPublicIp(ip) || (webhookLoopback && isThisMachine(ip));
}

/**
 * Throws what is wrong with the address of a receiver, so that whoever types it learns it at once: `webhook_not_secure` for one that
 * others can listen to, `webhook_private` for one of this machine or of a local network. What a name means is looked at when
 * something is sent.
 */
export function refuseReceiver({ webhookLoopback }: Allowing, address: string): void {
  const { protocol, hostname } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (webhookLoopback && isThisMachine(host)) return;
  if (protocol !== 'https:') throw refusedAt('webhook_not_secure');
  if (!(isIP(host) === 0 ? isPublic(address) : isPublicIp(host))) throw refusedAt('webhook_private');
}

function refusedAt(code: 'webhook_not_secure' | 'webhook_private'): ShopError {
  const { detail } = new ShopError(code);
  return new ShopError(code, {}, [{ path: 'url', message: detail }]);
}

/**
 * Returns the address of a receiver for the history of changes, which more people read than may see receivers: a long path is often
 * the secret by which the receiver knows who may write to it, so that its end alone is told.
 */
export function toldAddress(address: string): string {
  const { origin, pathname, search } = new URL(address);
  const path = pathname + search;
  return path.length > 12 ? `${origin}/…${path.slice(-4)}` : origin + path;
}
