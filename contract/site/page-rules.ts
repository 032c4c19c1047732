import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { contentLine, optionalLine } from '#contract/core/fields/one-line.ts';

/** What the address of a page consists of, below its folder: 'cambios-y-devoluciones'. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const pageSlug = z
  .string()
  .max(60, { error: () => t('one-line.tooLong', { most: 60 }) })
  .regex(slugPattern, { error: () => t('page-rules.wrongSlug') });

/** The subjects that a shop's own pages usually have. A page without one is about something else. */
export const pageKinds = ['terms', 'privacy', 'cookies', 'delivery', 'returns', 'sizes', 'about', 'questions'] as const;

/** The subjects that the law of every country rules: a shop cannot open without these pages. */
export const legalKinds = ['terms', 'privacy', 'returns'] as const satisfies readonly (typeof pageKinds)[number][];

export type LegalKind = (typeof legalKinds)[number];

export const pageKind = z.enum(pageKinds, { error: () => t('settings.chooseOption') });

export type PageKind = z.output<typeof pageKind>;

/** The longest text of a page, in characters of its HTML. */
export const longestPage = 100_000;

/** What an administrator writes of a page. The server sanitizes `html`. */
export const pageFields = {
  title: contentLine(90, { error: () => t('page-rules.missingTitle') }),
  /** What search engines show below the title; may be empty. */
  description: optionalLine(200),
  html: z.string().max(longestPage, { error: () => t('page-rules.textTooLong') }),
  /** True if the page says when it last changed, as legal pages do. */
  isDated: z.boolean(),
  inMenu: z.boolean(),
  inFooter: z.boolean(),
} as const;
