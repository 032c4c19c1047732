import { z } from 'zod';

const origins: Partial<Record<string, (limit: string) => string>> = {
  string: (limit) => `${limit} caracteres`,
  array: (limit) => `${limit} elementos`,
};

function amount(origin: string, limit: number | bigint): string {
  return origins[origin]?.(String(limit)) ?? String(limit);
}

/** Returns the sentence for an issue whose schema has none of its own. */
function sentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Este dato es obligatorio.' : 'Este dato no tiene el formato esperado.';
    case 'too_small':
      return `Debe ser como mínimo ${amount(issue.origin, issue.minimum)}.`;
    case 'too_big': {
      const given = typeof issue.input === 'string' ? ` y tiene ${issue.input.length}` : '';
      return `Debe ser como máximo ${amount(issue.origin, issue.maximum)}${given}.`;
    }
    case 'invalid_value':
      return `Debe ser uno de estos valores: ${issue.values.join(', ')}.`;
    case 'invalid_format':
      return 'Este dato no tiene el formato esperado.';
    default:
      return 'Este dato no es válido.';
  }
}

/** Sets the error messages of all schemas to Spanish. Called once when the process starts. */
export function speakSpanish(): void {
  z.config({ customError: sentence });
}
