export type ApiCause = { code: number; description: string; data: null };

/** An error response in the provider's shape: `{message, error, status, cause}`. */
export class ApiError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409;
  readonly code: string;
  readonly causes: readonly ApiCause[] | null;

  constructor(status: ApiError['status'], code: string, message: string, causes: readonly ApiCause[] | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.causes = causes;
  }

  body(): object {
    return { message: this.message, error: this.code, status: this.status, cause: this.causes };
  }
}

/** An error response of the Orders API: `{errors:[{code, message, details}]}`. */
export class OrderError extends ApiError {
  readonly details: readonly string[];

  constructor(status: ApiError['status'], code: string, message: string, details: readonly string[] = []) {
    super(status, code, message);
    this.details = details;
  }

  override body(): object {
    const { code, message, details } = this;
    return { errors: [{ code, message, ...(details.length > 0 && { details }) }] };
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

const FAULTS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  403: ['forbidden', 'PA_UNAUTHORIZED_RESULT_FROM_POLICIES'],
  429: ['too_many_requests', 'Too many requests'],
};

/** The body of the provider's answer when it fails, is asked too often, or by an account that may not ask this. */
export function faultBody(status: number) {
  const [error, message] = FAULTS[status] ?? ['internal_error', 'Internal error'];
  return { message, error, status, cause: [] };
}
