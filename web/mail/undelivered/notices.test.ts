import { expect, test } from 'vitest';
import { noticesOf, noticesQuestion } from './notices.ts';

const failure = { problem: 'nobody answers', writtenAt: '', at: '' };
const found = {
  emails: [
    { ...failure, id: 1, kind: 'welcome', recipient: 'a@b.c', tries: 8, givenUpAt: '2026-11-20T10:00:00.000-03:00' },
    {
      ...failure,
      id: 2,
      kind: 'advertising',
      recipient: 'd@b.c',
      tries: 2,
      givenUpAt: '2026-11-22T10:00:00.000-03:00',
    },
  ],
  events: [
    {
      ...failure,
      eventId: 7,
      subscriber: 'emails',
      kind: 'order.placed',
      subject: 'x',
      tries: 5,
      givenUpAt: '2026-11-21T10:00:00.000-03:00',
    },
  ],
};

const keys = (query: string) => noticesOf(found, noticesQuestion(new URLSearchParams(query))).map(({ key }) => key);

test('e-mails and events are one list, in the order and of the kind that the address asks for', () => {
  expect(keys('')).toEqual(['2', '7 emails', '1']);
  expect(keys('order=date-asc')).toEqual(['1', '7 emails', '2']);
  expect(keys('order=tries-desc')).toEqual(['1', '7 emails', '2']);
  expect(keys('order=title-asc')).toEqual(['1', '7 emails', '2']);
  expect(keys('kind=email&order=nonsense')).toEqual(['2', '1']);
});
