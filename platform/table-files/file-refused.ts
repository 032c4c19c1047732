/** Why a file cannot be read at all. */
export type FileProblemCode =
  | 'badEncoding'
  | 'badXlsx'
  | 'badZip'
  | 'combinationsAlone'
  | 'emptyFile'
  | 'manyColumns'
  | 'manyEntries'
  | 'manyRows'
  | 'noTable'
  | 'quoteOpen'
  | 'severalTables'
  | 'unknownColumns'
  | 'unpackedLarge';

/** Thrown while a file is read: nothing of it is used. */
export class FileRefused extends Error {
  readonly code: FileProblemCode;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: FileProblemCode, values: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}
