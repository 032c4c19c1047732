/** Every way in which a row, or a whole file, can be wrong; `server/goods/imports/problem-words.ts` says each in a sentence. */
export type ProblemCode =
  | 'badAttribute'
  | 'badBarcode'
  | 'badCount'
  | 'badPicture'
  | 'badPrice'
  | 'badWeight'
  | 'barcodeRounded'
  | 'barcodeTwice'
  | 'brandLong'
  | 'categoryLong'
  | 'categoryUnknown'
  | 'codeAmbiguous'
  | 'codeUnknown'
  | 'codesDiffer'
  | 'colorLong'
  | 'cutRow'
  | 'differentBefore'
  | 'departmentUnknown'
  | 'differentPrices'
  | 'formula'
  | 'genderUnknown'
  | 'idUnknown'
  | 'manySizes'
  | 'modelLong'
  | 'nameLong'
  | 'noCategory'
  | 'noCode'
  | 'noName'
  | 'noParent'
  | 'noPrice'
  | 'pictureMissing'
  | 'sizeLong'
  | 'sizeTwice'
  | 'sameProduct'
  | 'skuLong'
  | 'skuRetired'
  | 'skuTaken'
  | 'skuTwice'
  | 'textLong';

/** What is wrong in a row of the file, counted as spreadsheets do: the headings are row 1. */
export type Problem = {
  readonly row: number;
  readonly code: ProblemCode;
  readonly values: Readonly<Record<string, string | number>>;
};
