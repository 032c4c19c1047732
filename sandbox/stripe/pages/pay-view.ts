import { html } from 'hono/html';
import { fieldView } from '../../checkout/field-view.ts';
import { layoutView, type View } from '../../checkout/layout-view.ts';
import type { Session } from '../objects/session.ts';
import { TEST_CARDS } from '../payments/test-cards.ts';
import { amountText } from '../values/currencies.ts';
import type { CardErrors, CardForm } from './typed-card.ts';

export type PayPage = {
  readonly page: Session;
  readonly form: CardForm;
  readonly errors: CardErrors;
  /** Why the last attempt was refused, in the bank's words; null if there was none. */
  readonly refusal: string | null;
};

/** The page on which a buyer pays: what, how much, and one form for each means. */
export function payView({ page, form, errors, refusal }: PayPage): View {
  const offers = (name: string) => page.payment_method_types.includes(name);
  return layoutView(
    'Pagar',
    html`<div class="columns">
      <div>
        <h1>Pagar ${amountText(page.amount_total, page.currency)}</h1>
        ${
          refusal !== null &&
          html`<div class="note wrong" role="alert">
            <p>El pago fue rechazado: ${refusal} Puede intentarlo otra vez.</p>
          </div>`
        }
        ${offers('card') && cardView(page, form, errors)}
        ${offers('bizum') && otherView(page, 'bizum', 'Bizum', 'Pagar con Bizum')}
        ${offers('oxxo') && otherView(page, 'oxxo', 'OXXO', 'Pagar en efectivo en OXXO')}
        ${page.cancel_url !== null && html`<p class="leave"><a href="${page.cancel_url}">Volver sin pagar</a></p>`}
      </div>
      <div>${linesView(page)} ${helpView()}</div>
    </div>`,
  );
}

function cardView(page: Session, form: CardForm, errors: CardErrors): View {
  return html`<form class="sheet" method="post" action="${page.id}" novalidate aria-labelledby="tarjeta">
    <h2 id="tarjeta">Tarjeta</h2>
    ${fieldView({ name: 'cardNumber', label: 'Número de la tarjeta', value: form.cardNumber, error: errors.cardNumber, complete: 'cc-number', numeric: true })}
    <div class="pair">
      ${fieldView({ name: 'expiration', label: 'Caducidad (MM/AA)', value: form.expiration, error: errors.expiration, complete: 'cc-exp' })}
      ${fieldView({ name: 'securityCode', label: 'Código de seguridad', value: '', error: errors.securityCode, complete: 'cc-csc', numeric: true })}
    </div>
    <button class="button" name="means" value="card">Pagar con tarjeta</button>
  </form>`;
}

function otherView(page: Session, means: string, title: string, text: string): View {
  return html`<form class="sheet" method="post" action="${page.id}" aria-labelledby="${means}">
    <h2 id="${means}">${title}</h2>
    <button class="button" name="means" value="${means}">${text}</button>
  </form>`;
}

function linesView(page: Session): View {
  return html`<section class="sheet" aria-labelledby="compra">
    <h2 id="compra">Su compra</h2>
    <ul class="lines">
      ${page.line_items.map(
        (line) =>
          html`<li>
            <span class="what">${line.description}${line.quantity > 1 && html` × ${line.quantity}`}</span>
            <span class="amount">${amountText(line.amount_total, page.currency)}</span>
          </li>`,
      )}
    </ul>
    <p class="sum"><span>Total</span><span class="amount">${amountText(page.amount_total, page.currency)}</span></p>
  </section>`;
}

function helpView(): View {
  return html`<section class="help sheet" aria-labelledby="ayuda">
    <h2 id="ayuda">Tarjetas de prueba</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Número</th>
          <th scope="col">Qué pasa</th>
        </tr>
      </thead>
      <tbody>
        ${TEST_CARDS.map(
          ({ number, means }) =>
            html`<tr>
              <th scope="row" class="code">${number}</th>
              <td>${means}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
