import type { FailureKind } from './request-failure.ts';

type Failed = {
  readonly kind: FailureKind;
  readonly detail?: string | undefined;
  readonly isDoubtful?: boolean;
};

const reasons: Readonly<Record<FailureKind, string>> = {
  offline: 'Parece que no tiene conexión a internet.',
  unreachable: 'No pudimos comunicarnos con la tienda: revise su conexión.',
  busy: 'La tienda está muy ocupada: vuelva a intentarlo en unos segundos.',
  fault: 'Tuvimos un problema de nuestro lado: vuelva a intentarlo.',
  refused: 'La tienda no lo aceptó.',
};

/**
 * Returns the message of a failed request: `what` failed ('No se guardaron los cambios.'), why, and if the request may
 * have succeeded although its response was lost, where to `check` before it is sent again.
 */
export function failureWords(what: string, { kind, detail, isDoubtful = false }: Failed, check?: string): string {
  const doubt = isDoubtful && check !== undefined ? ` Puede que haya llegado: ${check} antes de reintentar.` : '';
  return `${what} ${detail ?? reasons[kind]}${doubt}`;
}
