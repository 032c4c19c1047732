import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { htmlLines } from '#contract/core/fields/html-text.ts';
import type { DeskPage } from '#contract/site/page-desk.ts';
import { pageFields } from '#contract/site/page-rules.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';

/** What an administrator changes of a page. */
export type PageValues = Pick<DeskPage, 'title' | 'description' | 'html' | 'isDated' | 'inMenu' | 'inFooter'>;

export function pageValues({ title, description, html, isDated, inMenu, inFooter }: PageValues): PageValues {
  return { title, description, html, isDated, inMenu, inFooter };
}

/** Accepts the values that were kept over an expired session. */
export const keptPage: z.ZodType<PageValues> = z.object({
  title: z.string(),
  description: z.string(),
  html: z.string(),
  isDated: z.boolean(),
  inMenu: z.boolean(),
  inFooter: z.boolean(),
});

const schema = z.object(pageFields);

/** Returns the errors of each field, by the server's rules. */
export function pageErrors(values: PageValues) {
  return schemaErrors(schema, values);
}

const yesOrNo = (is: boolean) => (is ? t('page-desk.yes') : t('page-desk.no'));

/** The names of the fields in a version conflict. */
export const pageConflictWords: FormWords<PageValues> = {
  title: { label: t('page-desk.title'), shown: (title) => title.trim() },
  description: { label: t('page-desk.description'), shown: (text) => text.trim() },
  html: { label: t('page-desk.text'), shown: (html) => htmlLines(html).join('\n') },
  isDated: { label: t('page-desk.showsDate'), shown: yesOrNo },
  inMenu: { label: t('page-desk.inMenu'), shown: yesOrNo },
  inFooter: { label: t('page-desk.inFooter'), shown: yesOrNo },
};
