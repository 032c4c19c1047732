import { beforeAll, expect, test } from 'vitest';
import { undelivered } from '#contract/mail/undelivered.ts';
import { takeEvents } from '#platform/events/take-events.ts';
import type { Actor } from '#test/actor.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { openedPost } from '#test/opened-shop.ts';

const post = openedPost({ keepsMail: true });
let admin: Actor;

beforeAll(async () => {
  admin = await post.shop.admin('jefa');
});

test('an e-mail that was rejected permanently is listed, and is sent when an administrator retries it', async () => {
  post.box.refuse(550, 1, 'no mailbox here');
  await post.registered('Rita');
  const { emails } = await admin.call(undelivered.list, {});
  expect(emails).toEqual([expect.objectContaining({ kind: 'welcome', recipient: 'persona1@example.com', tries: 1 })]);
  expect(emails[0]?.problem).toContain('no mailbox here');
  await admin.call(undelivered.retryEmail, { id: emails[0]?.id ?? 0 });
  await post.deliver();
  expect(post.box.received.map(({ recipient }) => recipient)).toEqual(['persona1@example.com']);
  expect((await admin.call(undelivered.list, {})).emails).toEqual([]);
  expect((await admin.refusal(undelivered.retryEmail, { id: 999 })).code).toBe('not_found');
});

test('an event that could not be handled is listed, and is handled when an administrator retries it', async () => {
  const { shop } = post;
  const now = shop.services.clock();
  await recordEvent(shop.db, {
    at: now,
    kind: 'order.placed',
    subject: 'a1',
    actor: 'buyer',
    data: { reason: 'checkout' },
  });
  let isBroken = true;
  const taken: string[] = [];
  const broken = {
    name: 'ledger',
    kinds: ['order.placed'],
    handle: async (_transaction: unknown, { subject }: { readonly subject: string }) => {
      if (isBroken) throw new Error('the subscriber is broken');
      taken.push(subject);
    },
  };
  for (let round = 0; round < 8; round += 1) {
    await takeEvents(shop.services, [broken]);
    shop.clock.advance(24 * 60 * 60_000);
  }
  const { events } = await admin.call(undelivered.list, {});
  expect(events).toEqual([
    expect.objectContaining({ subscriber: 'ledger', subject: 'a1', tries: 8, problem: 'the subscriber is broken' }),
  ]);
  const asked = { eventId: events[0]?.eventId ?? 0, subscriber: 'ledger' };
  expect((await admin.refusal(undelivered.retryEvent, { ...asked, subscriber: 'other' })).code).toBe('not_found');
  isBroken = false;
  await admin.call(undelivered.retryEvent, asked);
  await takeEvents(shop.services, [broken]);
  expect(taken).toEqual(['a1']);
  expect((await admin.call(undelivered.list, {})).events).toEqual([]);
});
