type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

type Details = {
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
};

/** An error answer in the provider's shape: `{error: {type, code, param, message}}`. */
export class StripeError extends Error {
  readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 429 | 500;
  readonly type: ErrorType;
  readonly details: Details;

  constructor(status: StripeError['status'], type: ErrorType, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  body() {
    return { error: { type: this.type, message: this.message, ...this.details } };
  }
}

/** Returns a 400 error about what was asked. */
export function badRequest(message: string, details: Details = {}): StripeError {
  return new StripeError(400, 'invalid_request_error', message, details);
}

/** Returns the 404 error of an id that is none: "No such charge: 'ch_1'". */
export function missing(what: string, id: string, param = 'id'): StripeError {
  const message = `No such ${what}: '${id.slice(0, 100)}'`;
  return new StripeError(404, 'invalid_request_error', message, { code: 'resource_missing', param });
}
