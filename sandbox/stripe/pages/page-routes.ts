import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { readAsset } from '../../checkout/assets.ts';
import { messageView } from '../../checkout/layout-view.ts';
import { pageHeaders, pagePolicy } from '../../checkout/page-headers.ts';
import { inTransaction } from '../../store/database.ts';
import { StripeError } from '../api/stripe-error.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { intent, type Intent } from '../objects/intent.ts';
import { session, type Session } from '../objects/session.ts';
import { attemptPayment, confirmAttempt } from '../payments/attempt.ts';
import type { PayingMeans } from '../payments/attempt-kind.ts';
import { settleVoucher } from '../payments/vouchers.ts';
import { requireSession } from '../sessions/end-session.ts';
import { findDocument, listDocuments } from '../store/documents.ts';
import { confirmView, voucherView } from './confirm-view.ts';
import { payView, type PayPage } from './pay-view.ts';
import { cardForm, EMPTY_FORM, readCard } from './typed-card.ts';

const answer = z.object({ answer: z.enum(['yes', 'no']) });
const otherMeans = z.object({ means: z.enum(['bizum', 'oxxo']) });

/** /c: the pages on which a buyer pays. */
export function pageRoutes(sandbox: StripeSandbox): Hono {
  const { db, settings } = sandbox;
  const styles = readAsset('./checkout/checkout.css');
  const routes = new Hono();
  routes.use(pageHeaders);
  routes.onError((error, c) => {
    if (!(error instanceof StripeError)) throw error;
    return c.html(messageView('No se puede pagar aquí', error.message, null), error.status);
  });
  routes.get('/:place/checkout.css', (c) => c.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }));
  routes.get('/pay/:id', (c) => payPage(c, sandbox, requireSession(sandbox, c.req.param('id')), {}));
  routes.post('/pay/:id', async (c) => {
    const page = requireSession(sandbox, c.req.param('id'));
    const fields = await c.req.parseBody();
    if (page.status !== 'open') return payPage(c, sandbox, page, {});
    const other = otherMeans.safeParse(fields).data;
    const form = cardForm.parse(fields);
    const read = other ? null : readCard(form, settings.clock());
    if (read && 'errors' in read) return payPage(c, sandbox, page, { form, errors: read.errors });
    const means: PayingMeans = other ? { type: other.means } : { type: 'card', number: read?.card.number ?? '' };
    return c.redirect(
      nextAddress(
        page,
        inTransaction(db, () => attemptPayment(sandbox, page.id, means)),
      ),
      303,
    );
  });
  routes.get('/confirm/:id', (c) => {
    const page = requireSession(sandbox, c.req.param('id'));
    if (page.status !== 'open') return payPage(c, sandbox, page, {});
    allowReturn(c, page);
    return c.html(confirmView(page));
  });
  routes.post('/confirm/:id', async (c) => {
    const page = requireSession(sandbox, c.req.param('id'));
    if (page.status !== 'open') return payPage(c, sandbox, page, {});
    const isConfirmed = answer.parse(await c.req.parseBody()).answer === 'yes';
    return c.redirect(
      nextAddress(
        page,
        inTransaction(db, () => confirmAttempt(sandbox, page.id, isConfirmed)),
      ),
      303,
    );
  });
  routes.get('/voucher/:id', (c) => {
    const paid = findDocument(db, intent, c.req.param('id'));
    const page = listDocuments(db, session).find((one) => one.payment_intent === paid?.id);
    if (!paid || !page) return unknownPage(c);
    return c.html(voucherView(paid, successUrl(page)));
  });
  routes.post('/voucher/:id', async (c) => {
    const id = c.req.param('id');
    const isPaid = answer.parse(await c.req.parseBody()).answer === 'yes';
    inTransaction(db, () => settleVoucher(sandbox, id, isPaid));
    return c.redirect(id, 303);
  });
  return routes;
}

/** Where the buyer goes after an attempt. */
function nextAddress(page: Session, { id, status, next_action: next }: Intent): string {
  if (next?.type === 'redirect_to_url') return `../confirm/${page.id}`;
  if (next) return `../voucher/${id}`;
  return status === 'succeeded' ? successUrl(page) : `../pay/${page.id}`;
}

const successUrl = ({ success_url: url, id }: Session) => url.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** A form's answer may lead to the shop. */
function allowReturn(c: Context, page: Session): void {
  c.header('content-security-policy', pagePolicy([new URL(page.success_url).origin]));
}

function payPage(
  c: Context,
  sandbox: StripeSandbox,
  page: Session,
  seen: Partial<PayPage>,
): Response | Promise<Response> {
  if (page.status === 'complete') return c.redirect(successUrl(page), 303);
  if (page.status === 'expired') {
    const link = page.cancel_url === null ? null : { href: page.cancel_url, text: 'Volver a la tienda' };
    const text = 'El plazo para pagar esta compra terminó. Vuelva a la tienda para hacerla de nuevo.';
    return c.html(messageView('Este pago venció', text, link), 410);
  }
  allowReturn(c, page);
  const paid = page.payment_intent === null ? null : findDocument(sandbox.db, intent, page.payment_intent);
  const refusal = seen.errors ? null : (paid?.last_payment_error?.message ?? null);
  const blank = { page, form: EMPTY_FORM, errors: {}, refusal };
  return c.html(payView({ ...blank, ...seen }), seen.errors ? 422 : 200);
}

function unknownPage(c: Context) {
  return c.html(messageView('No encontramos este pago', 'Vuelva a la tienda y empiece el pago otra vez.', null), 404);
}
