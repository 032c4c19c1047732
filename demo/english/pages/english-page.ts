import type { PageParts } from '#server/site/pages/page-templates.service.ts';

/** A page in English, of the same parts as the template that the Spanish one was made of. */
export type EnglishPage = PageParts & { readonly title: string; readonly description: string };
