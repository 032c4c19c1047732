import { html } from 'hono/html';

export type View = ReturnType<typeof html>;

/** The layout of every page of the buyer. Addresses are relative, so that it works under any public address. */
export function layoutView(title: string, content: View, script: View | null = null): View {
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Pago de prueba</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="checkout.css" />
      </head>
      <body>
        <a class="skip" href="#contenido">Ir al contenido</a>
        <header>
          <div class="strip"><strong>Pagos simulados:</strong> no se cobra nada.</div>
          <div class="masthead">Pago de prueba</div>
        </header>
        <main id="contenido">${content}</main>
        ${script}
      </body>
    </html>`;
}

/** A short page: one message, and a link if there is one. */
export function messageView(title: string, text: string, link: { href: string; text: string } | null): View {
  return layoutView(
    title,
    html`<div class="narrow sheet">
      <h1>${title}</h1>
      <p>${text}</p>
      ${link && html`<a class="button" href="${link.href}">${link.text}</a>`}
    </div>`,
  );
}
