import { t } from '#messages/messages.ts';
import { z } from 'zod';

const mostLetters = 300;

/** Returns the address of a shop without what follows its folder: 'https://shop.example/store'; undefined if it is none. */
function shopAddress(typed: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url?.username === '' && url.password === '' && /^https?:$/.test(url.protocol);
  if (!url || !isPlain || !/^[^.].*\.[^.]+$/.test(url.hostname)) return undefined;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** The address of the shop that products come from, as somebody types it; '' for none. */
export const oldShopAddress = z
  .string()
  .trim()
  .max(mostLetters, { error: () => t('import-desk.badOldShop') })
  .transform((typed, context) => {
    const address = typed === '' ? '' : shopAddress(typed);
    if (address !== undefined) return address;
    context.addIssue({ code: 'custom', message: t('import-desk.badOldShop') });
    return z.NEVER;
  });
