import { html } from 'hono/html';
import type { View } from '../checkout/layout-view.ts';
import { providerDate } from '../values/provider-date.ts';

/** The page around the panel. */
export function panelFrame(content: View): View {
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Panel de pagos de prueba</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="_sandbox/panel/panel.css" />
      </head>
      <body>
        <main>
          <h1>Panel de pagos de prueba</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** A table with these columns, which scrolls by itself where it is too wide. */
export function panelTable(name: string, columns: readonly string[], rows: readonly View[]): View {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** The options of a list to choose from: values and their names. */
export function optionsOf(names: Readonly<Record<string, string>>, chosen?: string): View[] {
  return Object.entries(names).map(
    ([value, name]) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${name}</option>`,
  );
}

/** 2026-01-31 10:04:58 */
export function momentText(at: number): string {
  return providerDate(at).slice(0, 19).replace('T', ' ');
}
