import { Hono, type Context } from 'hono';
import { csrf } from 'hono/csrf';
import { ZodError } from 'zod';
import { ApiError, badRequest } from '../api/api-error.ts';
import { readAsset } from '../checkout/assets.ts';
import { pageHeaders } from '../checkout/page-headers.ts';
import { movePayment } from '../payments/move-payment.ts';
import { paymentView } from '../payments/payment-view.ts';
import { paymentStatus } from '../payments/payment-status.ts';
import { listPayments } from '../payments/payment-store.ts';
import { refundPayment, settleRefund } from '../payments/refund-payment.ts';
import { refundsOfPayment } from '../payments/refund-store.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { listDeliveries, topic } from '../webhooks/delivery-store.ts';
import { centsFromPesos } from '../values/cents.ts';
import { nextRefund, refundSwitch, setNextRefund } from '../webhooks/switches.ts';
import { pushNotice, topicsOf } from './push-notice.ts';
import { settleRequest } from './control-requests.ts';
import { requirePanelKey } from './control-access.ts';
import { panelView } from './panel-view.ts';

const SHOWN = 100;

/** /_sandbox, for people: the panel. */
export function panelRoutes(sandbox: Sandbox, token: string): Hono {
  const { db, settings } = sandbox;
  const styles = readAsset('./control/panel.css');
  const isOurs = (origin: string, c: Context) =>
    [new URL(c.req.url).origin, new URL(settings.publicUrl).origin].includes(origin);
  const panel = new Hono();
  for (const path of ['/', '/panel/*']) panel.use(path, pageHeaders, csrf({ origin: isOurs }), requirePanelKey(token));
  return panel
    .get('/', (c) => {
      const payments = listPayments(db).slice(-SHOWN).toReversed();
      const rows = payments.map((payment) => ({
        payment,
        refunds: refundsOfPayment(db, payment.id),
        currency: paymentView(sandbox, payment).currency_id,
        topics: topicsOf(sandbox, payment),
      }));
      return c.html(
        panelView({
          rows,
          deliveries: listDeliveries(db, undefined, SHOWN),
          nextRefund: nextRefund(db),
          isRefused: c.req.query('error') === 'paso',
        }),
      );
    })
    .get('/panel/panel.css', (c) => c.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }))
    .post('/panel/move', async (c) => {
      const fields = await c.req.parseBody();
      return c.redirect(
        attempt(() => moveFrom(sandbox, fields)),
        303,
      );
    })
    .post('/panel/refund', async (c) => {
      const fields = await c.req.parseBody();
      return c.redirect(
        attempt(() => refundFrom(sandbox, fields)),
        303,
      );
    })
    .post('/panel/notice', async (c) => {
      const fields = await c.req.parseBody();
      return c.redirect(
        attempt(() => pushNotice(sandbox, Number(fields['payment']), topic.parse(fields['topic']))),
        303,
      );
    })
    .post('/panel/settle', async (c) => {
      const fields = await c.req.parseBody();
      return c.redirect(
        attempt(() => settleFrom(sandbox, fields)),
        303,
      );
    })
    .post('/panel/next-refund', async (c) => {
      const fields = await c.req.parseBody();
      return c.redirect(
        attempt(() => setNextRefund(db, refundSwitch.parse(fields))),
        303,
      );
    });
}

type Fields = Record<string, unknown>;

function moveFrom(sandbox: Sandbox, fields: Fields): void {
  const status = paymentStatus.parse(fields['status']);
  movePayment(sandbox, Number(fields['payment']), status, fields['detail'] ? String(fields['detail']) : undefined);
}

/** Without an amount that can be read, all that is left. */
function refundFrom(sandbox: Sandbox, fields: Fields): void {
  const typed = String(fields['amount'] ?? '').trim();
  const cents = typed === '' ? null : centsFromPesos(typed);
  if (typed !== '' && cents === null) throw badRequest(1, 'The amount cannot be read.');
  const made = refundPayment(sandbox, Number(fields['payment']), cents);
  if (made instanceof ApiError) throw made;
}

function settleFrom(sandbox: Sandbox, { refund, ...end }: Fields): void {
  settleRefund(sandbox, Number(refund), settleRequest.parse(end));
}

/** A button that comes too late (the payment has changed) or sends what the panel does not offer only shows a note. */
function attempt(work: () => void): string {
  try {
    work();
    return '../../_sandbox';
  } catch (error) {
    if (error instanceof ApiError || error instanceof ZodError) return '../../_sandbox?error=paso';
    throw error;
  }
}
