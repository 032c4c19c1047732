import type { Problem, ShopError } from '#contract/errors.ts';

const titles: Partial<Record<number, string>> = {
  400: 'Pedido mal formado',
  401: 'Falta iniciar sesión',
  403: 'No permitido',
  404: 'No encontrado',
  405: 'Método no admitido',
  409: 'Conflicto',
  413: 'Demasiado grande',
  414: 'Dirección demasiado larga',
  415: 'Tipo de contenido no admitido',
  422: 'Datos no válidos',
  429: 'Demasiados pedidos',
  500: 'Error inesperado',
  503: 'No disponible',
};

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
    title: titles[status] ?? 'Error',
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
