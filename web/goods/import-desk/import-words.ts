import { t } from '#messages/messages.ts';
import type { Fate, ImportState } from '#contract/goods/imports/import-states.ts';

/** What the states of an import are called. */
export const stateWords: Readonly<Record<ImportState, string>> = {
  reading: t('import-desk.reading'),
  refused: t('import-desk.refused'),
  preview: t('import-desk.preview'),
  writing: t('import-desk.writing'),
  written: t('import-desk.written'),
  undoing: t('import-desk.undoing'),
  undone: t('import-desk.undone'),
};

/** What becomes of a product, as it is said of several. */
export const fateWords: Readonly<Record<Fate, string>> = {
  new: t('import-desk.new'),
  changed: t('import-desk.changed'),
  unchanged: t('import-desk.unchanged'),
  wrong: t('import-desk.wrong'),
};

/** True while a job works on an import, so that the page asks again. */
export const isUnderWay = (state: ImportState): boolean => ['reading', 'writing', 'undoing'].includes(state);
