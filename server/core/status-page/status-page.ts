import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { language } from '#messages/present-language.ts';
import { createHash } from 'node:crypto';
import type { ShopError } from '#contract/core/protocol/errors.ts';
import { lookFile } from '#contract/core/shop/look.ts';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { escapedHtml } from '#platform/http/escaped-html.ts';
import { backScript, hanger, retryScript, secondsWords, styleOf } from './status-page-parts.ts';

type StatusPage = { readonly html: string; readonly policy: string };

type Words = { readonly title: string; readonly detail: string };

const words: Partial<Record<ShopError['code'], Words>> = {
  overloaded: lateTexts({
    title: () => t('status-page.overloaded'),
    detail: () => t('status-page.overloadedDetail'),
  }),
  closed: lateTexts({
    title: () => t('status-page.closed'),
    detail: () => t('status-page.closedDetail'),
  }),
  opening: lateTexts({
    title: () => t('status-page.opening'),
    detail: () => t('status-page.openingDetail'),
  }),
  unavailable: lateTexts({
    title: () => t('status-page.unavailable'),
    detail: () => t('status-page.unavailableDetail'),
  }),
};

/** A rejected request has changed nothing; the effect of one that failed later is unknown. */
const sent: Partial<Record<ShopError['code'], string>> = lateTexts({
  overloaded: () => t('status-page.notProcessed'),
  opening: () => t('status-page.notProcessed'),
  unavailable: () => t('status-page.unknown'),
});

/**
 * Returns an error page for requests that no page of the shop can answer. It is self-contained, because nothing else
 * may be available. If the error contains a wait, the page retries by itself, also without scripts; but it never
 * repeats a POST, which must not be sent twice.
 */
export function statusPage(error: ShopError, isSent: boolean): StatusPage {
  const seconds = Number(error.values['seconds'] ?? 0);
  const isRetried = seconds > 0 && !isSent;
  const style = styleOf(seconds);
  const script = isRetried ? retryScript(seconds) : backScript;
  return {
    html: pageOf({ error, isSent, seconds: isRetried ? seconds : 0, style, script }),
    policy: [
      "default-src 'none'",
      `style-src ${hashOf(style)}`,
      `script-src ${hashOf(script)}`,
      "connect-src 'self'",
      "img-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

type Parts = {
  readonly error: ShopError;
  readonly isSent: boolean;
  /** 0 if the page must not be requested again. */
  readonly seconds: number;
  readonly style: string;
  readonly script: string;
};

function pageOf({ error, isSent, seconds, style, script }: Parts): string {
  const { title, detail } = wordsOf(error);
  const sentWords = isSent ? sent[error.code] : undefined;
  return `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${shop().look.colours.paper}">
<meta name="robots" content="noindex">
<title>${title} | ${escapedHtml(shop().name)}</title>
${seconds > 0 ? `<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>\n` : ''}<link rel="icon" href="${lookFile('drawnIcon', shop().look)}" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<header><a href="${home()}">${wordmark()}</a></header>
<main>
${shop().look.logo ? '' : `${hanger}\n`}<h1>${title}</h1>
<p>${escapedHtml(detail)}</p>
${sentWords === undefined ? '' : `<p class="sent">${sentWords}</p>\n`}${seconds > 0 ? waitOf(seconds) : ways(error, isSent)}
</main>
<script>${script}</script>
</body>
</html>
`;
}

function wordsOf(error: ShopError): Words {
  const known = words[error.code] ?? { title: t('status-page.failed'), detail: error.detail };
  return hasBuyers(error) ? { title: known.title, detail: t('status-page.closedForNow') } : known;
}

/** True of a closed shop that was open before: what its buyers need is open still. */
const hasBuyers = ({ code, values }: ShopError) => code === 'closed' && values['hasBuyers'] === 1;

/** The shop's logo, or its name: which a browser shows too when it cannot load the logo. */
function wordmark(): string {
  const { name, look } = shop();
  if (!look.logo) return escapedHtml(name);
  const { src, width, height } = look.logo;
  return `<img src="${escapedHtml(src)}" alt="${escapedHtml(name)}" width="${width}" height="${height}">`;
}

/** What stands in front of the addresses in the language of the request: '/en', or '' for the shop's own. */
const prefix = () => (language() === shop().language ? '' : `/${language()}`);

const home = () => prefix() || '/';

const waitOf = (seconds: number) => `<div class="wait">
<p role="timer">${t('status-page.retrying', { seconds: `<span id="left">${secondsWords(seconds)}</span>` })}</p>
<div class="bar" aria-hidden="true"><i></i></div>
</div>
<p class="ways"><a class="button" id="now" href="">${t('status-page.retryNow')}</a></p>`;

function ways(error: ShopError, isSent: boolean): string {
  const link = (path: string, text: string) => `<a href="${prefix()}${path}">${text}</a>`;
  if (hasBuyers(error)) {
    const orders = link(pageAddresses.orders, t('status-page.orders'));
    const withdrawal = link(pageAddresses.withdrawal, t('withdrawals.button'));
    return `<p class="ways">${orders} · ${withdrawal} · ${link(pageAddresses.login, t('status-page.logIn'))}</p>`;
  }
  if (error.code === 'closed') return `<p class="ways">${link(pageAddresses.login, t('status-page.logIn'))}</p>`;
  if (isSent) return `<p class="ways"><button class="button" id="back" hidden>${t('status-page.goBack')}</button></p>`;
  return `<p class="ways"><a class="button" href="${home()}">${t('status-page.home')}</a></p>`;
}
