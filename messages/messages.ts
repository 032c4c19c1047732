import { catalogues, type MessageKey } from './catalogues.ts';
import { formatMessage, type Values } from './format-message.ts';
import type { MessageArguments } from './message-arguments.ts';
import { language } from './present-language.ts';

export type { MessageKey } from './catalogues.ts';

type ArgumentsOf<K extends MessageKey> = K extends keyof MessageArguments ? [MessageArguments[K]] : [];

/**
 * Returns a message in the language of the request. The key is always written out: the build of the pages replaces the
 * call by the text itself (scripts/front-build/inline-messages.ts), so that a page carries only the texts that it shows.
 */
export function t<K extends MessageKey>(key: K, ...values: ArgumentsOf<K>): string {
  const message = catalogues[language()][key];
  return values[0] === undefined ? message : formatMessage(language(), message, values[0]);
}

/** Returns a message with its arguments not filled in, for `fill`. */
export function pattern(key: keyof MessageArguments): string {
  return catalogues[language()][key];
}

/** Fills in a message that `pattern` returned. */
export function fill(message: string, values: Values): string {
  return formatMessage(language(), message, values);
}
