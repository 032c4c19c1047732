import { html } from 'hono/html';
import type { View } from './layout-view.ts';
import { OUTCOMES } from '../payments/outcomes.ts';
import { TEST_CARDS, TEST_DOCUMENT, TEST_EXPIRATION } from './test-cards.ts';

/** The provider's test cards and card holders; a small script adds a button to each row. */
export function helpView(): View {
  return html`<section class="sheet help" aria-labelledby="ayuda">
    <h2 id="ayuda">Datos de prueba</h2>
    <h3>Tarjetas</h3>
    <table>
      <caption class="muted">
        Vencimiento ${TEST_EXPIRATION}, documento ${TEST_DOCUMENT}.
      </caption>
      <thead>
        <tr>
          <th scope="col">Tarjeta</th>
          <th scope="col">Código</th>
          <td data-fill-header></td>
        </tr>
      </thead>
      <tbody>
        ${TEST_CARDS.map(
          (card) =>
            html`<tr data-fill="${fillOf(card.number, card.securityCode)}">
              <th scope="row">${card.name}<br /><span class="code">${card.number}</span></th>
              <td>${card.securityCode}</td>
              <td></td>
            </tr>`,
        )}
      </tbody>
    </table>
    <h3>Titulares</h3>
    <table>
      <caption class="muted">
        El nombre del titular decide el resultado. Cualquier otro nombre se rechaza.
      </caption>
      <thead>
        <tr>
          <th scope="col">Nombre</th>
          <th scope="col">Resultado</th>
          <td data-fill-header></td>
        </tr>
      </thead>
      <tbody>
        ${OUTCOMES.map(
          (outcome) =>
            html`<tr data-fill="${JSON.stringify({ cardholder: outcome.name })}">
              <th scope="row">${outcome.name}</th>
              <td>${outcome.means}</td>
              <td></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

function fillOf(cardNumber: string, securityCode: string): string {
  return JSON.stringify({ cardNumber, securityCode, expiration: TEST_EXPIRATION, document: TEST_DOCUMENT });
}
