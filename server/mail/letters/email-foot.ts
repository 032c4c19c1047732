import { t } from '#messages/messages.ts';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { sellerLine, shop } from '#contract/core/shop/shop.ts';
import { escapedHtml } from '#platform/http/escaped-html.ts';
import { classOf, emailColours } from './email-colours.ts';
import { emailFaces } from './email-head.ts';

/** A part of a line: words, and where they lead. */
type Part = { readonly text: string; readonly url?: string };

/** What every letter ends with, line by line: how to reach the shop, what can be given back, and who sells. */
function footLines(shopUrl: string): Part[][] {
  const { contact, returnDays, address } = shop();
  const reached: Part[] = [
    ...(contact.email === null ? [] : [{ text: contact.email, url: `mailto:${contact.email}` }]),
    ...(contact.phone === null ? [] : [{ text: contact.phone }]),
    ...(contact.whatsApp === null ? [] : [{ text: t('mailing.whatsApp', { number: contact.whatsApp }) }]),
  ];
  const returns: Part[] =
    returnDays > 0
      ? [
          { text: t('mailing.returns'), url: `${shopUrl}${pageAddresses.orders}` },
          { text: t('mailing.returnsWithin', { count: returnDays }) },
        ]
      : [];
  const seller = sellerLine();
  return [
    reached,
    returns,
    seller === '' ? [] : [{ text: seller }],
    address === null ? [] : [{ text: address }],
  ].filter((line) => line.length > 0);
}

/** Returns the foot of an e-mail, below the letter. */
export function emailFoot(shopUrl: string, unsubscribeUrl: string | undefined): string {
  const { sans } = emailFaces();
  const lines = footLines(shopUrl).map((parts) => parts.map(partHtml).join(' · '));
  const leave = unsubscribeUrl ? [partHtml({ text: t('mailing.noMoreAdvertising'), url: unsubscribeUrl })] : [];
  return `<p class="${classOf('stone')}" style="margin:20px 0 0;font:400 12px/1.8 ${sans};color:${emailColours().stone}">${[...lines, ...leave].join('<br>')}</p>`;
}

function partHtml({ text, url }: Part): string {
  if (url === undefined) return escapedHtml(text);
  return `<a class="${classOf('stone')}" href="${escapedHtml(url)}" style="color:${emailColours().stone}">${escapedHtml(text)}</a>`;
}

/** Returns the same as plain text, below the name of the shop. */
export function footText(shopUrl: string, unsubscribeUrl: string | undefined): string {
  const lines = footLines(shopUrl).map((parts) => parts.map(partText).join(' · '));
  const leave = unsubscribeUrl ? ['', `${t('mailing.noMoreAdvertising')}:`, unsubscribeUrl] : [];
  return [shop().name, ...lines, ...leave].join('\n');
}

function partText({ text, url }: Part): string {
  return url === undefined || url.startsWith('mailto:') ? text : `${text} <${url}>`;
}
