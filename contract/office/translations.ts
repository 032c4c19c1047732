import { z } from 'zod';
import { languages } from '#messages/languages.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment } from '#contract/core/fields/fields.ts';
import { longestPage, slugPattern } from '#contract/site/page-rules.ts';
import { textsLanguage } from '#contract/goods/product-texts.ts';
import { seenVersionOrNone, version } from '#contract/core/protocol/row-version.ts';

/**
 * A part of what the owner wrote: what the catalogue and its parts are called, the home page, or one of the pages,
 * 'page-cambios'.
 */
const section = z
  .string()
  .regex(new RegExp(`^(?:[a-z]+|page-${slugPattern.source.slice(1, -1)})$`))
  .max(70);

const sectionRow = z.object({
  section: z.string(),
  title: z.string(),
  /** How many texts it has, and how many of them have no translation. */
  total: z.int(),
  missing: z.int(),
});

export type SectionRow = z.output<typeof sectionRow>;

/** How a text is written: in one line, in several, or with the editor of texts or that of pages. */
export const textForms = ['line', 'lines', 'html', 'page'] as const;

export type TextForm = (typeof textForms)[number];

/** A text of the owner and its translation, '' for none. `key` stands for the text in a save. */
const translatedText = z.object({
  key: z.string(),
  source: z.string(),
  text: z.string(),
  form: z.enum(textForms),
  /** How many characters the translation can have. */
  most: z.int(),
  changed: z.object({ at: moment, by: z.string() }).nullable(),
});

export type TranslatedText = z.output<typeof translatedText>;

const deskSection = sectionRow.extend({
  language: z.enum(languages),
  texts: z.array(translatedText),
  /** Rises with every change of one of its translations; 0 if there were none. */
  version,
});

export type DeskSection = z.output<typeof deskSection>;

const key = z.string().regex(/^[0-9a-f]{32}$/);

export const translations = {
  list: endpoint({
    method: 'GET',
    path: '/admin/translations',
    summary: "The parts of what the owner wrote, with how many texts lack a translation in the shop's second language",
    permission: 'translations.write',
    input: z.object({}),
    output: z.object({
      /** Null in a shop without a second language. */
      language: z.enum(languages).nullable(),
      sections: z.array(sectionRow),
    }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/admin/translations/:section',
    summary: 'The texts of a part, with their translations',
    permission: 'translations.write',
    input: z.object({ section }),
    output: deskSection,
    errors: ['not_found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/admin/translations/:section',
    summary: 'Sets translations of texts of a part; those that are not named stay, an empty one is none',
    permission: 'translations.write',
    input: z.object({
      section,
      language: textsLanguage,
      texts: z.record(key, z.string().max(longestPage)),
      version: seenVersionOrNone,
    }),
    output: deskSection,
    errors: ['not_found', 'changed_meanwhile', 'invalid'],
  }),
} as const;
