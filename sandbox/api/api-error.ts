export type ApiCause = { code: number; description: string; data: null };

/** An error response in the provider's shape: `{message, error, status, cause}`. */
export class ApiError extends Error {
  readonly status: 400 | 401 | 404 | 405;
  readonly code: string;
  readonly causes: readonly ApiCause[] | null;

  constructor(status: ApiError['status'], code: string, message: string, causes: readonly ApiCause[] | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.causes = causes;
  }

  body() {
    return { message: this.message, error: this.code, status: this.status, cause: this.causes };
  }
}

/** Returns a 400 error. The payments API identifies each cause by a number. */
export function badRequest(number: number, message: string): ApiError {
  return new ApiError(400, 'bad_request', message, [{ code: number, description: message, data: null }]);
}

export function paymentNotFound(): ApiError {
  const message = 'Payment not found';
  return new ApiError(404, 'not_found', message, [{ code: 2000, description: message, data: null }]);
}

/** The body of the provider's answer when it fails, or is asked too often. */
export function faultBody(status: number) {
  const isLimit = status === 429;
  const [error, message] = isLimit ? ['too_many_requests', 'Too many requests'] : ['internal_error', 'Internal error'];
  return { message, error, status, cause: [] };
}
