import { lookFile } from '#contract/core/shop/look.ts';
import type { ShopFacts } from '#contract/core/shop/shop-facts.ts';
import { phoneIcons } from './icons.ts';

/** How much of the name there is room for below an icon on a phone. */
const shortest = 12;

/** Returns the web app manifest (W3C). Its `id` stays, so that phones that have the shop installed follow a change. */
export function manifestOf({
  name,
  description,
  language,
  look,
}: Pick<ShopFacts, 'name' | 'description' | 'language' | 'look'>): Buffer {
  const icons = phoneIcons.map(({ address, size, shape }) => ({
    src: `${address}?v=${look.version}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(shape === 'maskable' && { purpose: 'maskable' }),
  }));
  const manifest = {
    name,
    short_name: name.length <= shortest ? name : name.slice(0, name.lastIndexOf(' ', shortest)).trim() || name,
    ...(description !== null && { description }),
    lang: language,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: look.colours.paper,
    theme_color: look.colours.paper,
    icons: [{ src: lookFile('drawnIcon', look), sizes: 'any', type: 'image/svg+xml' }, ...icons],
  };
  return Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
}
