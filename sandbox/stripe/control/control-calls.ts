import { Hono, type Context } from 'hono';
import type { z } from 'zod';
import { requireControl } from '../../control/control-access.ts';
import { addFault, clearFaults, faultRule } from '../../control/fault-store.ts';
import { inTransaction } from '../../store/database.ts';
import { badRequest } from '../api/stripe-error.ts';
import { addEndpoint } from '../calls/endpoint-calls.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import type { Intent } from '../objects/intent.ts';
import { attemptPayment, confirmAttempt } from '../payments/attempt.ts';
import type { PayingMeans } from '../payments/attempt-kind.ts';
import { payoutBody } from '../objects/payout.ts';
import { closeDispute, openDispute } from '../payments/disputes.ts';
import { payOut } from '../payments/payouts.ts';
import { failRefund, finishRefund } from '../payments/settle-refund.ts';
import { settleVoucher } from '../payments/vouchers.ts';
import { hurryDeliveries, listDeliveries } from '../webhooks/delivery-store.ts';
import { clearSwitches, setSwitch, switchChange } from '../webhooks/switches.ts';
import {
  decideRequest,
  disputeRequest,
  endpointRequest,
  payRequest,
  refundRequest,
  voucherRequest,
} from './control-requests.ts';

/** What tests do in the place of buyers, banks and tills, below /_sandbox. */
export function controlCalls(sandbox: StripeSandbox, token: string) {
  const { db, deliveries, settings } = sandbox;
  const calls = new Hono();
  calls.use(requireControl(token));
  calls.post('/payments', async (c) => {
    const asked = await bodyOf(c, payRequest);
    return c.json(inTransaction(db, () => pay(sandbox, asked)));
  });
  calls.post('/vouchers/:id', async (c) => {
    const { isPaid } = await bodyOf(c, voucherRequest);
    return c.json(inTransaction(db, () => settleVoucher(sandbox, c.req.param('id'), isPaid)));
  });
  calls.post('/charges/:id/dispute', async (c) => {
    const { isInquiry } = await bodyOf(c, disputeRequest);
    return c.json(inTransaction(db, () => openDispute(sandbox, c.req.param('id'), isInquiry)));
  });
  calls.post('/disputes/:id/decide', async (c) => {
    const { isWon } = await bodyOf(c, decideRequest);
    return c.json(inTransaction(db, () => closeDispute(sandbox, c.req.param('id'), isWon)));
  });
  calls.post('/refunds/:id/settle', async (c) => {
    const id = c.req.param('id');
    const { failure } = await bodyOf(c, refundRequest);
    const settle = () => (failure === undefined ? finishRefund(sandbox, id) : failRefund(sandbox, id, failure));
    return c.json(inTransaction(db, settle));
  });
  calls.post('/payouts', (c) => c.json(inTransaction(db, () => payoutBody(payOut(sandbox)))));
  calls.post('/endpoints', async (c) => {
    const asked = await bodyOf(c, endpointRequest);
    return c.json(addEndpoint(sandbox, { ...asked, enabled_events: ['*'] }));
  });
  calls.post('/faults', async (c) => done(c, addFault(db, await bodyOf(c, faultRule))));
  calls.delete('/faults', (c) => done(c, clearFaults(db)));
  calls.post('/switches', async (c) => done(c, setSwitch(db, await bodyOf(c, switchChange))));
  calls.delete('/switches', (c) => done(c, clearSwitches(db)));
  calls.get('/deliveries', (c) => c.json(listDeliveries(db)));
  calls.post('/deliveries/hurry', (c) => {
    hurryDeliveries(db, settings.clock());
    deliveries.wake();
    return c.json({});
  });
  return calls;
}

type Paying = z.output<typeof payRequest>;

function pay(sandbox: StripeSandbox, { session, confirm, ...how }: Paying): Intent {
  const waiting = attemptPayment(sandbox, session, meansOf(how));
  const isAsked = waiting.next_action?.type === 'redirect_to_url';
  return isAsked && confirm !== undefined ? confirmAttempt(sandbox, session, confirm) : waiting;
}

function meansOf({ card, means }: Pick<Paying, 'card' | 'means'>): PayingMeans {
  return means === undefined ? { type: 'card', number: card ?? '4242424242424242' } : { type: means };
}

async function bodyOf<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  const read = schema.safeParse(await c.req.json());
  if (!read.success) throw badRequest(read.error.message);
  return read.data;
}

function done(c: Context, _nothing: void): Response {
  return c.json({});
}
