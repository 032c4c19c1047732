import { expect, test } from 'vitest';
import { topics } from '#contract/mail/webhook-events.ts';
import { topicGroups } from './topic-words.ts';

test('PROG-2 the form offers every kind of news once', () => {
  expect(topicGroups.flatMap((group) => group.topics).toSorted()).toEqual(topics.toSorted());
});
