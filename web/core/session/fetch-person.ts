import type { Person } from '#contract/marketing/personal.ts';
import { isRecord } from '../hydration/unknown-values.ts';
import { ask } from '../requests/ask.ts';

/** Asks who is logged in. Returns undefined when no answer came. */
export async function fetchPerson(address: string, signal: AbortSignal): Promise<Person | undefined> {
  const asked = await ask(address, signal);
  return asked.ok && isPerson(asked.body) ? asked.body : undefined;
}

function isPerson(value: unknown): value is Person {
  return (
    isRecord(value) &&
    typeof value['mark'] === 'string' &&
    (value['user'] === null || isUser(value['user'])) &&
    (value['favourites'] === null || isList(value['favourites'], (id) => typeof id === 'number')) &&
    isList(value['ownReviews'], isOwnReview)
  );
}

function isUser(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['username'] === 'string' &&
    typeof value['rol'] === 'string' &&
    isRole(value['ownRole'])
  );
}

function isRole(value: unknown): boolean {
  return value === null || (isRecord(value) && isList(value['permissions'], (one) => typeof one === 'string'));
}

function isOwnReview(value: unknown): boolean {
  return isRecord(value) && typeof value['id'] === 'number' && typeof value['productId'] === 'number';
}

function isList(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}
