import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { ApiError } from './api-error.ts';

/** Requires `Authorization: Bearer <access token>`. */
export function requireBearer(accessToken: string) {
  return createMiddleware(async (c, next) => {
    const given = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (given === undefined) throw new ApiError(401, 'unauthorized', 'authorization value not present');
    if (!sameSecret(given, accessToken)) throw new ApiError(401, 'unauthorized', 'invalid access token');
    await next();
  });
}

/** Compares in constant time, for texts of any length. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
