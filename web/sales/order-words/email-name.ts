import { t } from '#messages/messages.ts';
import { letterKinds, letterOf } from '#contract/mail/letters/letters.ts';

/** Returns the name of an e-mail's kind in the back office. */
export function emailName(kind: string): string {
  const found = letterKinds.find((one) => one === kind);
  if (found) return letterOf(found).name();
  return kind === 'advertising' || kind === 'newsletter' ? t('order-words.advertising') : kind;
}
