import { fill, pattern, t } from '#messages/messages.ts';
import type { FileProblemCode, FileRefused } from '#platform/table-files/file-refused.ts';

/** Returns why a file cannot be read, in a sentence. */
export function refusalWords({ code, values }: FileRefused): string {
  return fill(filePatterns[code](), values);
}

/** The same, before its values are filled in. */
export const filePatterns: Readonly<Record<FileProblemCode, () => string>> = {
  badEncoding: () => t('product-imports.badEncoding'),
  badXlsx: () => t('product-imports.badXlsx'),
  badZip: () => t('product-imports.badZip'),
  combinationsAlone: () => t('product-imports.combinationsAlone'),
  emptyFile: () => t('product-imports.emptyFile'),
  manyColumns: () => pattern('product-imports.manyColumns'),
  manyEntries: () => pattern('product-imports.manyEntries'),
  manyRows: () => pattern('product-imports.manyRows'),
  noTable: () => t('product-imports.noTable'),
  quoteOpen: () => pattern('product-imports.quoteOpen'),
  severalTables: () => pattern('product-imports.severalTables'),
  unknownColumns: () => pattern('product-imports.unknownColumns'),
  unpackedLarge: () => pattern('product-imports.unpackedLarge'),
};
