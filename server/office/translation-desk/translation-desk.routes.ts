import type { translations } from '#contract/office/translations.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { listSections, saveTranslations, sectionToEdit } from './translation-desk.service.ts';

export const translationDeskRoutes: Routes<typeof translations> = {
  list: (ctx) => listSections(ctx),
  one: sectionToEdit,
  save: saveTranslations,
};
