import { isRouteErrorResponse } from 'react-router';
import { textIn } from '../hydration/unknown-values.ts';

/**
 * Why a request failed. `offline`: this device has no network. `unreachable`: no response. `busy`: the shop is
 * overloaded for a moment. `fault`: a server error. `refused`: the shop rejected the request.
 */
export type FailureKind = 'offline' | 'unreachable' | 'busy' | 'fault' | 'refused';

/** A request as it was sent, so that it can be retried. */
export type SentRequest = {
  readonly address: string;
  readonly method: string;
  readonly body: FormData | string | undefined;
  readonly encType: 'application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded' | 'text/plain';
};

/** A background request that failed, as a value: it becomes the data of a fetcher instead of replacing the page. */
export class RequestFailure {
  readonly kind: FailureKind;
  /** The shop's own message, if it sent one. */
  readonly detail: string | undefined;
  readonly sent: SentRequest;
  /** What the router got instead of the answer. */
  readonly error: unknown;

  constructor({ kind, detail }: Cause, sent: SentRequest, error?: unknown) {
    this.kind = kind;
    this.detail = detail;
    this.sent = sent;
    this.error = error;
  }

  /** True if the request may have succeeded although no response arrived. */
  get isDoubtful(): boolean {
    return this.kind === 'unreachable' && this.sent.method !== 'GET';
  }
}

export type Cause = { readonly kind: FailureKind; readonly detail?: string | undefined };

/** Returns why a request failed, from the error of the router or fetch. */
export function causeOf(error: unknown, isOnline: boolean = navigator.onLine): Cause {
  if (isRouteErrorResponse(error)) return causeOfStatus(error.status, textIn(error.data, 'detail'));
  if (!isOnline) return { kind: 'offline' };
  // fetch rejects with a TypeError if there is no response; a truncated response cannot be decoded.
  const isCut = error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to decode'));
  return { kind: isCut ? 'unreachable' : 'fault' };
}

/** Returns the cause for a status of 400 or more. */
export function causeOfStatus(status: number, detail?: string): Cause {
  if (status === 503 || status === 429) return { kind: 'busy', detail };
  // Sent by a proxy in front of the shop that got no response from it.
  if (status === 502 || status === 504) return { kind: 'unreachable' };
  return status >= 500 ? { kind: 'fault' } : { kind: 'refused', detail };
}
