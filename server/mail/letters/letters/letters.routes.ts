import type { lettersDesk } from '#contract/mail/letter-desk.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { letterToEdit, letterVersions, listLetters, saveLetter } from './letter-desk.service.ts';
import { previewLetter, sendTest } from './letter-preview.service.ts';

export const lettersRoutes: Routes<typeof lettersDesk> = {
  list: listLetters,
  one: (ctx, { kind }) => letterToEdit(ctx, kind),
  versions: (ctx, { kind }) => letterVersions(ctx, kind),
  save: saveLetter,
  preview: previewLetter,
  test: sendTest,
};
