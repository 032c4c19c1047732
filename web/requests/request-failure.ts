import { isRouteErrorResponse } from 'react-router';

/**
 * Why a request failed. `offline`: this device has no network. `unreachable`: no answer came. `busy`: the shop refuses
 * for a moment. `fault`: the shop broke. `refused`: the shop answered that this may not be.
 */
export type FailureKind = 'offline' | 'unreachable' | 'busy' | 'fault' | 'refused';

/** A request as it was sent, so that it can be sent again. */
export type SentRequest = {
  readonly address: string;
  readonly method: string;
  readonly body: FormData | string | undefined;
  readonly encType: 'application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded' | 'text/plain';
};

/** A background request that failed, as a value: the data of a fetcher, never a reason to replace the page. */
export class RequestFailure {
  readonly kind: FailureKind;
  /** The shop's own sentence, when it sent one. */
  readonly detail: string | undefined;
  readonly sent: SentRequest;

  constructor({ kind, detail }: Cause, sent: SentRequest) {
    this.kind = kind;
    this.detail = detail;
    this.sent = sent;
  }

  /** True if the shop may have done what it was asked although no answer came. */
  get isDoubtful(): boolean {
    return this.kind === 'unreachable' && this.sent.method !== 'GET';
  }
}

export type Cause = { readonly kind: FailureKind; readonly detail?: string | undefined };

/** Returns why a request failed, by the error that the router or fetch gives. */
export function causeOf(error: unknown, isOnline: boolean = navigator.onLine): Cause {
  if (isRouteErrorResponse(error)) return causeOfStatus(error.status, detailIn(error.data));
  if (!isOnline) return { kind: 'offline' };
  // fetch rejects with a TypeError when nothing came; an answer that was cut off cannot be decoded.
  const isCut = error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to decode'));
  return { kind: isCut ? 'unreachable' : 'fault' };
}

/** Returns what a status of 400 or more means to who asked. */
export function causeOfStatus(status: number, detail?: string): Cause {
  if (status === 503 || status === 429) return { kind: 'busy', detail };
  // A proxy in front has no answer of the shop.
  if (status === 502 || status === 504) return { kind: 'unreachable' };
  return status >= 500 ? { kind: 'fault' } : { kind: 'refused', detail };
}

function detailIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('detail' in data)) return undefined;
  return typeof data.detail === 'string' ? data.detail : undefined;
}
