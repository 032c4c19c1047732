import { t } from '#messages/messages.ts';
import { hasForeignLetters, isEmail } from './email-pattern.ts';

/** Returns what a form says of an e-mail address: `wrong`, or which letters are the reason; undefined for one that is right. */
export function emailWords(typed: string, wrong: string): string | undefined {
  if (isEmail(typed)) return undefined;
  return hasForeignLetters(typed) ? t('fields.emailLetters') : wrong;
}
