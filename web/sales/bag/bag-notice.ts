import { t } from '#messages/messages.ts';
import { texts } from '#contract/core/texts.ts';
import { addedWords } from './added.ts';
import { refusalWords } from './refusal-words.ts';

/** The messages of the bag's page after a form without scripts, by their code in the query. */
const notices = {
  added: addedWords,
  changed: t('bag.updated'),
  gone: t('bag.gone'),
  size: texts.detail.sizeMissing,
  ...refusalWords,
} as const;

export type NoticeCode = keyof typeof notices;

function isNotice(code: string): code is NoticeCode {
  return Object.hasOwn(notices, code);
}

/** Returns the message of a query; undefined if there is none. */
export function noticeIn(query: URLSearchParams): string | undefined {
  const code = query.get('aviso') ?? '';
  return isNotice(code) ? notices[code] : undefined;
}
