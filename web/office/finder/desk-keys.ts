import { href } from 'react-router';
import { t } from '#messages/messages.ts';

type Destination = { readonly key: string; readonly to: string; readonly name: string };

/** Where the key 'g' and one more lead: the screens of each day. */
export const destinations: readonly Destination[] = [
  { key: 'i', to: href('/admin/principal'), name: t('admin-links.home') },
  { key: 'o', to: href('/admin/orders'), name: t('admin-links.orders') },
  { key: 'd', to: href('/admin/returns'), name: t('admin-links.returns') },
  { key: 'p', to: href('/admin/allproducts'), name: t('frames.products') },
  { key: 's', to: href('/admin/stock'), name: t('admin-links.stock') },
  { key: 'c', to: href('/admin/clients'), name: t('admin-links.customers') },
  { key: 'a', to: href('/admin/settings/:group?'), name: t('admin-links.settings') },
];

/** How long 'g' waits for its second key, in ms. */
const pairMs = 1500;

/** What a key means now, and whether the next one is the second of a pair. */
export type KeyMeans =
  | { readonly does: 'help' | 'primary' | 'wait' | 'nothing' }
  | { readonly does: 'go'; readonly to: string };

/** Returns what a single key does, pressed some time after a 'g'; undefined where there was none. */
export function meaningOf(key: string, sinceG: number | undefined): KeyMeans {
  if (sinceG !== undefined && sinceG < pairMs) {
    const found = destinations.find((one) => one.key === key.toLowerCase());
    return found ? { does: 'go', to: found.to } : { does: 'nothing' };
  }
  if (key === '?') return { does: 'help' };
  if (key === 'g') return { does: 'wait' };
  return { does: key === 'n' ? 'primary' : 'nothing' };
}
