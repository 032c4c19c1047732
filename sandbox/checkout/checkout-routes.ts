import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Sandbox } from '../context/sandbox-context.ts';
import { means } from '../payments/means.ts';
import { unpaidUntil } from '../payments/payment-body.ts';
import { findPayment, paymentsOfPreference, type Payment } from '../payments/payment-store.ts';
import { findPreference, type Preference } from '../preferences/preference-store.ts';
import { amountText, currencyOf } from '../values/currency.ts';
import { providerDate } from '../values/provider-date.ts';
import { readAsset } from './assets.ts';
import { cardForm, EMPTY_FORM } from './card-form.ts';
import { cardPageView, type CardPage } from './card-page-view.ts';
import { checkoutState } from './checkout-state.ts';
import { issueFormToken } from './form-token.ts';
import { layoutView, messageView, type View } from './layout-view.ts';
import { pageHeaders, pagePolicy } from './page-headers.ts';
import { resultView } from './result-view.ts';
import { autoReturnUrl, returnOrigins, returnUrl } from './return-url.ts';
import { submitCard, submitMeans } from './submit-card.ts';

/** /checkout/v1: the pages on which a buyer pays. */
export function checkoutRoutes(sandbox: Sandbox): Hono {
  const { db, webhooks } = sandbox;
  const styles = readAsset('./checkout/checkout.css');
  const script = readAsset('./checkout/card-fill.js');
  return new Hono()
    .use(pageHeaders)
    .get('/checkout.css', (c) => c.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/card-fill.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
    .get('/redirect', (c) => {
      const preference = findPreference(db, c.req.query('pref_id') ?? '');
      if (!preference) return unknownPage(c);
      const rejected = paymentOf(sandbox, preference, c.req.query('rechazo'));
      return cardPage(c, sandbox, preference, { rejected: rejected?.status === 'rejected' ? rejected : null });
    })
    .post('/pay', async (c) => {
      const fields = await c.req.parseBody();
      const preferenceId = String(fields['pref_id']);
      const token = String(fields['form_token']);
      const form = cardForm.parse(fields);
      const by = means.safeParse(fields['means']).data;
      const submission = by
        ? submitMeans(sandbox, preferenceId, token, by)
        : submitCard(sandbox, preferenceId, token, form);
      const preference = findPreference(db, preferenceId);
      if (submission.kind === 'unknown' || !preference) return unknownPage(c);
      if (submission.kind === 'closed') return cardPage(c, sandbox, preference, {});
      // All fields are shown again except the security code.
      const typed = { ...form, securityCode: '' };
      if (submission.kind === 'stale') return cardPage(c, sandbox, preference, { form: typed, stale: true });
      if (submission.kind === 'invalid') {
        return cardPage(c, sandbox, preference, { form: typed, token, errors: submission.errors });
      }
      if (submission.payment.holdsRedirect) await webhooks.firstAttempts(submission.payment.id);
      return c.redirect(nextAddress(sandbox, preference, submission.payment), 303);
    })
    .get('/voucher', (c) => {
      const payment = findPayment(db, Number(c.req.query('payment_id')) || 0);
      const preference = payment && findPreference(db, payment.preferenceId);
      if (!payment || !preference) return unknownPage(c);
      return c.html(voucherView(preference, payment));
    })
    .get('/result', (c) => {
      const preference = findPreference(db, c.req.query('pref_id') ?? '');
      const payment = preference && paymentOf(sandbox, preference, c.req.query('payment_id'));
      if (!preference || !payment) return unknownPage(c);
      return c.html(resultView(preference, payment));
    });
}

/** Returns the next address after a payment: the shop, the result, or the card page for another try. */
export function nextAddress({ db, settings }: Sandbox, preference: Preference, payment: Payment): string {
  const cardPageAddress = `redirect?pref_id=${preference.id}`;
  if (payment.status === 'rejected') return `${cardPageAddress}&rechazo=${payment.id}`;
  const state = checkoutState(preference, paymentsOfPreference(db, preference.id), settings.clock());
  if (payment.status === 'approved' && state.kind === 'open') return cardPageAddress;
  return autoReturnUrl(preference, payment) ?? `result?pref_id=${preference.id}&payment_id=${payment.id}`;
}

function cardPage(c: Context, sandbox: Sandbox, preference: Preference, seen: Partial<CardPage>) {
  const { db, settings } = sandbox;
  const state = checkoutState(preference, paymentsOfPreference(db, preference.id), settings.clock());
  if (state.kind === 'paid') return c.html(resultView(preference, state.last));
  if (state.kind !== 'open') return closedPage(c, preference, state.kind);
  c.header('content-security-policy', pagePolicy(returnOrigins(preference)));
  const token = seen.token ?? issueFormToken(db, preference.id);
  const blank = { preference, state, form: EMPTY_FORM, errors: {}, rejected: null, stale: false };
  const status = seen.errors || seen.stale ? 422 : 200;
  return c.html(cardPageView({ ...blank, ...seen, token }), status);
}

function closedPage(c: Context, preference: Preference, kind: 'expired' | 'not_yet') {
  const href = returnUrl(preference, null);
  const link = href === null ? null : { href, text: 'Volver a la tienda' };
  const [title, text] =
    kind === 'expired'
      ? ['Este pago venció', 'El plazo para pagar esta compra terminó. Vuelva a la tienda para hacerla de nuevo.']
      : ['Este pago todavía no está disponible', 'Vuelva a abrir este enlace más tarde.'];
  return c.html(messageView(title, text, link), kind === 'expired' ? 410 : 403);
}

function unknownPage(c: Context) {
  return c.html(messageView('No encontramos este pago', 'Vuelva a la tienda y empiece el pago otra vez.', null), 404);
}

/** Returns a payment by its id, if it belongs to this preference. */
function paymentOf({ db }: Sandbox, preference: Preference, id: string | undefined): Payment | null {
  const payment = findPayment(db, Number(id) || 0);
  return payment?.preferenceId === preference.id ? payment : null;
}

/** The voucher of a ticket or a transfer: what to pay, where and until when. */
function voucherView(preference: Preference, payment: Payment): View {
  const isTransfer = payment.card.type === 'bank_transfer';
  const title = isTransfer ? 'Datos para transferir' : 'Comprobante para pagar en efectivo';
  const until = providerDate(unpaidUntil(payment, preference)).slice(0, 16).replace('T', ' ');
  return layoutView(
    title,
    html`<div class="narrow sheet">
      <h1>${title}</h1>
      <p>
        Es una prueba: no hay nada que pagar. En el panel de pagos de prueba, «Aprobar» hace como si se hubiera pagado.
      </p>
      <dl class="facts">
        <dt>Monto</dt>
        <dd>${amountText(payment.amountCents + payment.shippingCents, currencyOf(preference.body))}</dd>
        <dt>${isTransfer ? 'CVU' : 'Código'}</dt>
        <dd>${String(payment.id).padStart(22, '0')}</dd>
        <dt>Antes del</dt>
        <dd>${until}</dd>
      </dl>
    </div>`,
  );
}
