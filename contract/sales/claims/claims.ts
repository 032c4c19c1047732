import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { email, moment, money, moneyField, rowId } from '#contract/core/fields/fields.ts';
import { oneLine, optionalLine } from '#contract/core/fields/one-line.ts';
import { priceExample } from '#contract/core/money/typed-price.ts';
import { orderNumber } from '../returns/withdrawals.ts';

/** The books of numbered claims: Peru's book of complaints, and Colombia's reversals of payments. */
export const claimBooks = ['complaints', 'reversals'] as const;

/**
 * What a claim is. Peru (Decreto Supremo 011-2011-PCM, art. 3): a 'claim' is about the goods or the service, a 'complaint' is not,
 * or is about how somebody was treated.
 */
export const claimKinds = ['claim', 'complaint', 'reversal'] as const;

export type ClaimKind = (typeof claimKinds)[number];

export const claimStates = ['received', 'answered'] as const;

/** What was contracted, as the sheet of Peru's book asks. */
export const contractedKinds = ['product', 'service'] as const;

/** The reasons for which a payment is reversed in Colombia: Decreto 1074 de 2015, art. 2.2.2.51.2 (Decreto 587 de 2016). */
export const reversalReasons = ['fraud', 'not_asked_for', 'not_received', 'not_as_asked', 'defective'] as const;

const missing = { error: () => t('claims.missing') };

/** A text of several lines. */
const longText = (most: number) =>
  z
    .string(missing)
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .min(1, missing)
    .max(most, { error: () => t('one-line.tooLong', { most }) });

const amount = moneyField(() => t('claims.wrongAmount', { example: priceExample() }));

const person = {
  /** Made by the client: the same one again is the same claim. */
  request: z.uuid(),
  name: oneLine(120, missing),
  document: oneLine(40, missing),
  email,
  phone: optionalLine(40).default(''),
};

/**
 * What was stated, whatever the kind: what does not apply is null or ''. `guardian` are the mother or father of a minor,
 * `goods` what was bought, `wanted` what the buyer asks for; `instrument` is the card or account that paid, and `noticedOn` the
 * day on which the buyer knew of the reason.
 */
export const statedClaim = z.object({
  contracted: z.enum(contractedKinds).nullable(),
  reason: z.enum(reversalReasons).nullable(),
  document: z.string(),
  phone: z.string(),
  address: z.string(),
  guardian: z.string(),
  orderNumber: z.int().nullable(),
  amount: money.nullable(),
  goods: z.string(),
  instrument: z.string(),
  noticedOn: z.string().nullable(),
  detail: z.string(),
  wanted: z.string(),
});

export type StatedClaim = z.output<typeof statedClaim>;

/** A claim that states nothing: what a kind does not ask for. */
export const nothingStated: StatedClaim = {
  contracted: null,
  reason: null,
  document: '',
  phone: '',
  address: '',
  guardian: '',
  orderNumber: null,
  amount: null,
  goods: '',
  instrument: '',
  noticedOn: null,
  detail: '',
  wanted: '',
};

/**
 * A claim as administrators see it. `number` is that of its book, '000000001-2026'. `until` is when the time ends: to answer a
 * complaint, or in which the reversal had to be asked for; `isInTime` is null while nobody can say it.
 */
const claim = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(claimKinds),
  at: moment,
  state: z.enum(claimStates),
  name: z.string(),
  email: z.string(),
  stated: statedClaim,
  order: z.uuid().nullable(),
  until: moment,
  isInTime: z.boolean(),
  answer: z.string(),
  answeredAt: moment.nullable(),
  answeredBy: z.string().nullable(),
});

export type Claim = z.output<typeof claim>;

/** What its person gets at once. `answerUntil` is when the time to answer ends; null where the law sets none. */
const receipt = z.object({ number: z.string(), at: moment, answerUntil: moment.nullable() });

export type ClaimReceipt = z.output<typeof receipt>;

/** Claims that laws let buyers state in writing to the seller, without login. */
export const claims = {
  complain: endpoint({
    method: 'POST',
    path: '/complaints-book',
    summary:
      'Writes into the book of complaints, where the law of the shop’s country wants one; the copy follows by e-mail',
    roles: anyone,
    input: z.object({
      ...person,
      kind: z.enum(['claim', 'complaint'], missing),
      contracted: z.enum(contractedKinds, missing),
      address: oneLine(200, missing),
      guardian: optionalLine(120).default(''),
      orderNumber: orderNumber.nullable().default(null),
      amount: amount.nullable().default(null),
      goods: longText(500),
      detail: longText(3000),
      wanted: longText(1000),
    }),
    output: receipt,
    status: 201,
    errors: ['not_found', 'too_many_requests'],
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/payment-reversals',
    summary:
      'Asks for the reversal of an electronic payment, where the law of the shop’s country has it; the copy follows by e-mail',
    roles: anyone,
    input: z.object({
      ...person,
      orderNumber,
      reason: z.enum(reversalReasons, missing),
      amount,
      instrument: oneLine(120, missing),
      noticedOn: z.iso.date(missing),
      detail: longText(3000),
    }),
    output: receipt,
    status: 201,
    errors: ['not_found', 'too_many_requests'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/claims',
    summary:
      'Complaints and reversals, the newest first, at most 50 a page; `before` continues below the last id of a page',
    permission: 'claims.answer',
    input: z.object({ state: z.enum(claimStates).optional(), before: rowId.optional() }),
    output: z.object({ claims: z.array(claim), next: z.int().nullable() }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/admin/claims/:id',
    summary: 'One complaint or reversal',
    permission: 'claims.answer',
    input: z.object({ id: rowId }),
    output: claim,
    errors: ['claim_not_found'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/admin/claims/:id/answer',
    summary: 'Answers a complaint or reversal, once; the answer goes to its person by e-mail',
    permission: 'claims.answer',
    input: z.object({ id: rowId, answer: longText(5000) }),
    output: claim,
    errors: ['claim_not_found', 'claim_answered'],
  }),
} as const;
