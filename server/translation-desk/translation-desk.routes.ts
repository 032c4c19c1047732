import type { translations } from '#contract/translations.ts';
import type { Routes } from '../context/routes.ts';
import { listSections, saveTranslations, sectionToEdit } from './translation-desk.service.ts';

export const translationDeskRoutes: Routes<typeof translations> = {
  list: (ctx) => listSections(ctx),
  one: sectionToEdit,
  save: saveTranslations,
};
