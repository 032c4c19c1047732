import { z } from 'zod';
import type { DeskPage } from '#contract/page-desk.ts';
import { pageFields } from '#contract/page-rules.ts';
import type { FormWords } from '../forms/field-conflicts.ts';
import { schemaErrors } from '../forms/schema-errors.ts';

/** What an administrator changes of a page. */
export type PageValues = Pick<DeskPage, 'title' | 'description' | 'html' | 'isDated' | 'inMenu' | 'inFooter'>;

export function pageValues({ title, description, html, isDated, inMenu, inFooter }: PageValues): PageValues {
  return { title, description, html, isDated, inMenu, inFooter };
}

const schema = z.object(pageFields);

/** Returns the errors of each field, by the server's rules. */
export function pageErrors(values: PageValues) {
  return schemaErrors(schema, values);
}

const yesOrNo = (is: boolean) => (is ? 'Sí' : 'No');

/** The names of the fields in a version conflict. */
export const pageConflictWords: FormWords<PageValues> = {
  title: { label: 'Título', shown: (title) => title.trim() },
  description: { label: 'Descripción para buscadores', shown: (text) => text.trim() },
  html: { label: 'Texto', shown: textOf },
  isDated: { label: 'Muestra la fecha', shown: yesOrNo },
  inMenu: { label: 'En el menú', shown: yesOrNo },
  inFooter: { label: 'En el pie', shown: yesOrNo },
};

/** Returns the text of HTML, a line for each paragraph. */
function textOf(html: string): string {
  return html
    .replaceAll(/<\/(?:p|h2|h3|h4|li|tr)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n+/g, '\n')
    .trim();
}
