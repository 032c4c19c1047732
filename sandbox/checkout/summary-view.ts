import { html } from 'hono/html';
import { centsFrom } from '../values/cents.ts';
import { amountText, currencyOf } from '../values/currency.ts';
import type { Preference } from '../preferences/preference-store.ts';
import type { View } from './layout-view.ts';

/** The items of the purchase, and the total. */
export function summaryView(preference: Preference): View {
  const { body, itemsCents, shippingCents } = preference;
  const shown = (cents: number) => amountText(cents, currencyOf(body));
  return html`<section class="sheet" aria-labelledby="compra">
    <h2 id="compra">Su compra</h2>
    <ul class="lines">
      ${body.items.map(
        (item) =>
          html`<li>
            <span class="what"
              >${item.title}${item.quantity > 1 && html`<span class="muted"> × ${item.quantity}</span>`}</span
            >
            <span class="amount">${shown(item.quantity * (centsFrom(item.unit_price) ?? 0))}</span>
          </li>`,
      )}
      ${
        shippingCents > 0 &&
        html`<li><span class="what">Envío</span><span class="amount">${shown(shippingCents)}</span></li>`
      }
    </ul>
    <p class="sum"><span>Total</span><span class="amount">${shown(itemsCents + shippingCents)}</span></p>
  </section>`;
}
