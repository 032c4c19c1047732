import { html } from 'hono/html';
import { layoutView, type View } from '../../checkout/layout-view.ts';
import type { Intent } from '../objects/intent.ts';
import type { Session } from '../objects/session.ts';
import { amountText } from '../values/currencies.ts';

/** What the buyer's bank or app asks: to confirm the payment. */
export function confirmView(page: Session): View {
  return layoutView(
    'Confirmar el pago',
    html`<form class="narrow sheet" method="post" action="${page.id}">
      <h1>Confirmar el pago</h1>
      <p>Su banco pide que confirme el pago de ${amountText(page.amount_total, page.currency)}.</p>
      <p>
        <button class="button" name="answer" value="yes">Confirmar</button>
        <button class="button" name="answer" value="no">Rechazar</button>
      </p>
    </form>`,
  );
}

/** The number to pay at the till, and in its place two buttons that do what the till does. */
export function voucherView(paid: Intent, back: string | null): View {
  const next = paid.next_action?.type === 'oxxo_display_details' ? paid.next_action.oxxo_display_details : null;
  return layoutView(
    'Pago en efectivo',
    html`<form class="narrow sheet" method="post" action="${paid.id}">
      <h1>Pague en cualquier OXXO</h1>
      ${
        next
          ? html`<dl class="facts">
                <dt>Monto</dt>
                <dd>${amountText(paid.amount, paid.currency)}</dd>
                <dt>Número</dt>
                <dd>${next.number}</dd>
                <dt>Antes del</dt>
                <dd>${new Date(next.expires_after * 1000).toISOString().slice(0, 10)}</dd>
              </dl>
              <p>Es una prueba: estos botones hacen lo que hace la caja.</p>
              <p>
                <button class="button" name="answer" value="yes">La caja cobró</button>
                <button class="button" name="answer" value="no">El plazo venció</button>
              </p>`
          : html`<p>${paid.status === 'succeeded' ? 'Este pago está hecho.' : 'Este pago venció.'}</p>`
      }
      ${back !== null && html`<p class="leave"><a href="${back}">Volver a la tienda</a></p>`}
    </form>`,
  );
}
