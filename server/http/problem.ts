import type { Problem, ShopError } from '#contract/errors.ts';

const titles: Partial<Record<number, string>> = {
  400: 'Pedido mal formado',
  401: 'Falta iniciar sesión',
  403: 'No permitido',
  404: 'No encontrado',
  405: 'Método no admitido',
  409: 'Conflicto',
  413: 'Demasiado grande',
  415: 'Tipo de contenido no admitido',
  422: 'Datos no válidos',
  429: 'Demasiados pedidos',
  500: 'Error inesperado',
  503: 'No disponible',
};

/** The failure as application/problem+json (RFC 9457). A wait in seconds also goes into Retry-After. */
export function problemResponse(error: ShopError, headers: Record<string, string> = {}): Response {
  const { status, detail, code, values, errors } = error;
  const problem: Problem = { status, title: titles[status] ?? 'Error', detail, code, values, errors };
  const wait = values['seconds'];
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
      ...headers,
    },
  });
}
