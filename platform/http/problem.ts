import { t } from '#messages/messages.ts';
import type { Problem, ShopError } from '#contract/core/protocol/errors.ts';

const titles: Partial<Record<number, () => string>> = {
  400: () => t('http.title.malformed'),
  401: () => t('http.title.notLoggedIn'),
  403: () => t('http.title.notAllowed'),
  404: () => t('http.title.notFound'),
  405: () => t('http.title.methodNotAllowed'),
  409: () => t('http.title.conflict'),
  413: () => t('http.title.tooLarge'),
  414: () => t('http.title.addressTooLong'),
  415: () => t('http.title.unknownType'),
  422: () => t('http.title.badData'),
  429: () => t('http.title.tooManyRequests'),
  500: () => t('http.title.unexpected'),
  503: () => t('http.title.unavailable'),
};

const otherTitle = () => t('http.title.other');

/** The Retry-After of a 503 without its own, in seconds. */
export const retryAfterSeconds = 5;

/** The response to a failure: application/problem+json (RFC 9457). */
export type ProblemAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Returns the failure as a problem document. A delay in seconds also goes into Retry-After, which every 503 has. */
export function problemAnswer(error: ShopError): ProblemAnswer {
  const { status, detail, code, values, errors, conflict } = error;
  const problem: Problem = {
    status,
    title: (titles[status] ?? otherTitle)(),
    detail,
    code,
    values,
    errors,
    ...(conflict && { conflict }),
  };
  const wait = values['seconds'] ?? (status === 503 ? retryAfterSeconds : undefined);
  return {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
    },
    body: JSON.stringify(problem),
  };
}

export function problemResponse(error: ShopError, more: Readonly<Record<string, string>> = {}): Response {
  const { body, status, headers } = problemAnswer(error);
  return new Response(body, { status, headers: { ...headers, ...more } });
}
