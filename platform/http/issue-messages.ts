import { z } from 'zod';
import { t } from '#messages/messages.ts';

function amount(origin: string, limit: number | bigint): string {
  if (origin === 'string') return t('http.characters', { limit: Number(limit) });
  return origin === 'array' ? t('http.items', { limit: Number(limit) }) : String(limit);
}

/** Returns the sentence for an issue whose schema has none of its own, in the language of the request. */
function sentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? t('fields.missing') : t('http.badFormat');
    case 'too_small':
      return t('http.atLeast', { amount: amount(issue.origin, issue.minimum) });
    case 'too_big': {
      const most = amount(issue.origin, issue.maximum);
      return typeof issue.input === 'string'
        ? t('http.atMostGiven', { amount: most, length: issue.input.length })
        : t('http.atMost', { amount: most });
    }
    case 'invalid_value':
      return t('http.oneOf', { values: issue.values.join(', ') });
    case 'invalid_format':
      return t('http.badFormat');
    default:
      return t('http.invalid');
  }
}

/** Sets what all schemas say of an issue. Called once when the process starts. */
export function setIssueMessages(): void {
  z.config({ customError: sentence });
}
