import { fill, pattern, t } from '#messages/messages.ts';
import type { FetchRefusal } from '#platform/http/fetch-public.ts';
import { filePatterns } from './file-words.service.ts';
import type { FileProblemCode } from '#platform/table-files/file-refused.ts';
import type { ProblemCode } from './reading/problem.ts';

/** Why a picture was not fetched. */
type PictureProblemCode = `picture-${FetchRefusal}` | 'picture-html' | 'picture-bad' | 'picture-gone';

/** Why the page of a product in the old shop gave no pictures. */
type PageProblemCode = `page-${FetchRefusal}` | 'page-none' | 'page-empty' | 'page-others';

/** What kept an import from being written or taken back. */
type StepProblemCode = 'notStored' | 'stale' | 'undoEdited' | 'undoSold';

/** A sentence as it is stored: it is said in the language of whoever reads it. */
export type Said = {
  readonly code: ProblemCode | FileProblemCode | PictureProblemCode | PageProblemCode | StepProblemCode;
  readonly values: Readonly<Record<string, string | number>>;
};

/** Returns the sentence of a problem. */
export function problemWords({ code, values }: Said): string {
  return fill(patterns[code](), values);
}

const patterns: Readonly<Record<Said['code'], () => string>> = {
  ...filePatterns,
  badAge: () => pattern('product-imports.badAge'),
  badAttribute: () => pattern('product-imports.badAttribute'),
  badBarcode: () => pattern('product-imports.badBarcode'),
  badComposition: () => pattern('product-imports.badComposition'),
  badCount: () => pattern('product-imports.badCount'),
  badLanguage: () => pattern('product-imports.badLanguage'),
  badOrigin: () => pattern('product-imports.badOrigin'),
  badParty: () => pattern('product-imports.badParty'),
  badPicture: () => pattern('product-imports.badPicture'),
  badPrice: () => pattern('product-imports.badPrice'),
  badTime: () => pattern('product-imports.badTime'),
  badVat: () => pattern('product-imports.badVat'),
  badWeight: () => pattern('product-imports.badWeight'),
  barcodeRounded: () => pattern('product-imports.barcodeRounded'),
  barcodeTwice: () => pattern('product-imports.barcodeTwice'),
  brandLong: () => pattern('product-imports.brandLong'),
  categoryLong: () => pattern('product-imports.categoryLong'),
  categoryUnknown: () => pattern('product-imports.categoryUnknown'),
  codeAmbiguous: () => pattern('product-imports.codeAmbiguous'),
  codeUnknown: () => pattern('product-imports.codeUnknown'),
  codesDiffer: () => pattern('product-imports.codesDiffer'),
  colorLong: () => pattern('product-imports.colorLong'),
  cutRow: () => pattern('product-imports.cutRow'),
  differentBefore: () => pattern('product-imports.differentBefore'),
  departmentUnknown: () => pattern('product-imports.departmentUnknown'),
  differentPrices: () => pattern('product-imports.differentPrices'),
  formula: () => pattern('product-imports.formula'),
  genderUnknown: () => t('product-imports.genderUnknown'),
  idUnknown: () => pattern('product-imports.idUnknown'),
  manySizes: () => pattern('product-imports.manySizes'),
  modelLong: () => pattern('product-imports.modelLong'),
  nameLong: () => pattern('product-imports.nameLong'),
  noCategory: () => t('product-imports.noCategory'),
  noCode: () => t('product-imports.noCode'),
  noName: () => t('product-imports.noName'),
  noParent: () => pattern('product-imports.noParent'),
  noPrice: () => t('product-imports.noPrice'),
  pictureMissing: () => pattern('product-imports.pictureMissing'),
  sizeLong: () => pattern('product-imports.sizeLong'),
  sizeTwice: () => pattern('product-imports.sizeTwice'),
  sameProduct: () => pattern('product-imports.sameProduct'),
  skuLong: () => pattern('product-imports.skuLong'),
  skuRetired: () => pattern('product-imports.skuRetired'),
  skuTaken: () => pattern('product-imports.skuTaken'),
  skuTwice: () => pattern('product-imports.skuTwice'),
  textLong: () => pattern('product-imports.textLong'),
  'picture-address': () => t('product-imports.pictureAddress'),
  'picture-private': () => t('product-imports.picturePrivate'),
  'picture-redirects': () => t('product-imports.pictureRedirects'),
  'picture-status': () => pattern('product-imports.pictureStatus'),
  'picture-size': () => pattern('product-imports.pictureSize'),
  'picture-unreachable': () => t('product-imports.pictureUnreachable'),
  'picture-html': () => t('product-imports.pictureHtml'),
  'picture-bad': () => t('product-imports.pictureBad'),
  'picture-gone': () => t('product-imports.pictureGone'),
  'page-address': () => t('product-imports.pageAddress'),
  'page-private': () => t('product-imports.pagePrivate'),
  'page-redirects': () => t('product-imports.pageRedirects'),
  'page-status': () => pattern('product-imports.pageStatus'),
  'page-size': () => t('product-imports.pageSize'),
  'page-unreachable': () => t('product-imports.pictureUnreachable'),
  'page-none': () => t('product-imports.pageNone'),
  'page-empty': () => t('product-imports.pageEmpty'),
  'page-others': () => t('product-imports.pageOthers'),
  notStored: () => t('product-imports.notStored'),
  stale: () => t('product-imports.stale'),
  undoEdited: () => pattern('product-imports.undoEdited'),
  undoSold: () => pattern('product-imports.undoSold'),
};
