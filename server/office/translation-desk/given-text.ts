import { t } from '#messages/messages.ts';
import { htmlLine } from '#contract/core/fields/html-text.ts';
import { longText, shortText, showsSomething } from '#contract/core/fields/short-text.ts';
import { cleanBlockHtml, cleanPageHtml } from '#server/goods/products/clean-html.service.ts';
import type { OwnText } from './owner-sections.service.ts';

const written = {
  line: shortText,
  lines: longText,
  html: cleanBlockHtml,
  page: cleanPageHtml,
} as const satisfies Readonly<Record<OwnText['form'], (text: string) => string>>;

/** Returns a translation as it is stored, by the rules of its source; '' for one that shows nothing. */
export function givenText(text: string, { form }: OwnText): string {
  const stored = written[form](text);
  const isRich = form === 'html' || form === 'page';
  return showsSomething(isRich ? htmlLine(stored) : stored) ? stored : '';
}

/** Returns what is wrong with a translation as it is stored. */
export function wrongIn(text: string, { most }: OwnText): string | undefined {
  return text.length > most ? t('one-line.tooLong', { most }) : undefined;
}
