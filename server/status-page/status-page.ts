import { createHash } from 'node:crypto';
import type { ShopError } from '#contract/errors.ts';
import { lookFile } from '#contract/look.ts';
import { shop } from '#contract/shop.ts';
import { escapedHtml } from '#platform/http/escaped-html.ts';
import { hanger, retryScript, styleOf, backScript } from './status-page-parts.ts';

type StatusPage = { readonly html: string; readonly policy: string };

type Words = { readonly title: string; readonly detail: string };

const words: Partial<Record<ShopError['code'], Words>> = {
  overloaded: {
    title: 'Hay demasiadas visitas en este momento',
    detail: 'La tienda está abierta, pero no llega a atender a todos a la vez.',
  },
  closed: {
    title: 'Abrimos pronto',
    detail: 'Estamos preparando la tienda. Vuelva a visitarnos en unos días.',
  },
  opening: {
    title: 'La tienda está abriendo',
    detail: 'Estamos preparando todo. En unos momentos podrá entrar.',
  },
  unavailable: {
    title: 'La tienda vuelve enseguida',
    detail: 'No está disponible en este momento. Su carrito sigue como estaba.',
  },
};

/** A rejected request has changed nothing; the effect of one that failed later is unknown. */
const sent: Partial<Record<ShopError['code'], string>> = {
  overloaded: 'Lo que envió no se procesó: no se guardó ni se cobró nada. Vuelva atrás y envíelo otra vez.',
  opening: 'Lo que envió no se procesó: no se guardó ni se cobró nada. Vuelva atrás y envíelo otra vez.',
  unavailable:
    'No pudimos confirmar si lo que envió quedó guardado. Vuelva atrás y, antes de enviarlo otra vez, revise si ya figura.',
};

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
  const { title, detail } = words[error.code] ?? { title: 'No pudimos mostrar esta página', detail: error.detail };
  const sentWords = isSent ? sent[error.code] : undefined;
  return `<!doctype html>
<html lang="es">
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
<header><a href="/">${escapedHtml(shop().name)}</a></header>
<main>
${hanger}
<h1>${title}</h1>
<p>${detail}</p>
${sentWords === undefined ? '' : `<p class="sent">${sentWords}</p>\n`}${seconds > 0 ? waitOf(seconds) : ways(error, isSent)}
</main>
<script>${script}</script>
</body>
</html>
`;
}

const waitOf = (seconds: number) => `<div class="wait">
<p role="timer">No hace falta que haga nada: lo intentamos de nuevo en <span id="left">${seconds} segundos</span>.</p>
<div class="bar" aria-hidden="true"><i></i></div>
</div>
<p class="ways"><a class="button" id="now" href="">Intentar ahora</a></p>`;

function ways({ code }: ShopError, isSent: boolean): string {
  if (code === 'closed') return '<p class="ways"><a href="/login">Ingresar como administrador</a></p>';
  if (isSent) return '<p class="ways"><button class="button" id="back" hidden>Volver atrás</button></p>';
  return '<p class="ways"><a class="button" href="/">Volver al inicio</a></p>';
}
