import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { htmlLines } from '#contract/core/fields/html-text.ts';
import { pageFields } from '#contract/site/page-rules.ts';
import { area, check, line, rich, type ValuesOf } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';

export const pageForm = formOf({
  rules: z.object(pageFields),
  fields: {
    title: line(t('page-desk.title')),
    description: area(t('page-desk.descriptionOptional'), {
      told: t('page-desk.description'),
      hint: t('page-desk.descriptionHint'),
      rows: 2,
    }),
    html: rich(t('page-desk.content'), { told: t('page-desk.text'), shown: (html) => htmlLines(html).join('\n') }),
    isDated: check(t('page-desk.showDate'), { told: t('page-desk.showsDate') }),
    inMenu: check(t('page-desk.inMainMenu'), { told: t('page-desk.inMenu') }),
    inFooter: check(t('page-desk.inFooterOfAll'), { told: t('page-desk.inFooter') }),
  },
});

/** What an administrator changes of a page. */
export type PageValues = ValuesOf<typeof pageForm.fields>;
