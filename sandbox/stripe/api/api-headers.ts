import { createMiddleware } from 'hono/factory';
import { sameSecret } from '../../api/bearer.ts';
import { newId } from '../values/new-id.ts';
import { StripeError } from './stripe-error.ts';

/** Requires the account's secret key, and marks each answer with its Request-Id. */
export function apiHeaders(secretKey: string) {
  return createMiddleware(async (c, next) => {
    c.header('request-id', newId('req', 14));
    const version = c.req.header('stripe-version');
    if (version !== undefined) c.header('stripe-version', version);
    const given = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (given === undefined) {
      throw new StripeError(401, 'invalid_request_error', 'You did not provide an API key.');
    }
    if (!sameSecret(given, secretKey)) {
      throw new StripeError(401, 'invalid_request_error', `Invalid API Key provided: ${masked(given)}`);
    }
    await next();
  });
}

/** 'sk_test_****abcd' */
function masked(key: string): string {
  return `${key.slice(0, 8)}****${key.slice(-4)}`;
}
