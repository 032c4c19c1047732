import { expect, test } from 'vitest';
import { awaits, disputeStateOf, refundStateOf, statusOf } from './payment-states.ts';

const seen = (status: string, next: string | null = null, hasFailed = false) => ({ status, next, hasFailed });

test.for([
  ['requires_payment_method', null, false, 'created', null],
  ['requires_payment_method', null, true, 'rejected', null],
  ['requires_confirmation', null, false, 'created', null],
  ['requires_action', 'redirect_to_url', false, 'created', null],
  ['requires_action', 'oxxo_display_details', false, 'pending', 'voucher'],
  ['processing', null, false, 'pending', 'review'],
  ['requires_capture', null, false, 'pending', 'review'],
  ['a_new_one', null, false, 'pending', 'review'],
  ['canceled', null, false, 'cancelled', null],
  ['succeeded', null, false, 'approved', null],
] as const)('PRICE-7 %s with %s (failed for good: %s) is %s', ([status, next, hasFailed, said, waits]) => {
  expect([statusOf(seen(status, next, hasFailed)), awaits(seen(status, next, hasFailed))]).toEqual([said, waits]);
});

test('PRICE-7 a refund or dispute whose status is not known may still end either way', () => {
  const refunds = ['pending', 'requires_action', 'a_new_one', 'succeeded', 'failed', 'canceled'];
  expect(refunds.map((status) => refundStateOf(status))).toEqual([
    'in_progress',
    'in_progress',
    'in_progress',
    'done',
    'refused',
    'refused',
  ]);
  const disputes = ['needs_response', 'under_review', 'warning_needs_response', 'a_new_one'];
  expect(disputes.map((status) => disputeStateOf(status))).toEqual(['open', 'open', 'open', 'open']);
  expect(['won', 'lost', 'warning_closed', 'prevented'].map((status) => disputeStateOf(status))).toEqual([
    'won',
    'lost',
    'won',
    null,
  ]);
});
