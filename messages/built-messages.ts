import { formatMessage, type Values } from './format-message.ts';
import { language } from './present-language.ts';

/*
 * Stands for messages.ts in the build of the pages, where each call already contains the text instead of the key:
 * without arguments the text alone is left, with arguments this is called.
 */

/** Fills in a message. */
export function t(message: string, values: Values): string {
  return formatMessage(language(), message, values);
}

export { t as fill };

/** Stands for `pattern`, whose calls are replaced by the message, but whose import stays. */
export function pattern(message: string): string {
  return message;
}
