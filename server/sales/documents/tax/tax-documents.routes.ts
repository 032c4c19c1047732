import type { documentDesk } from '#contract/sales/tax-documents/document-desk.ts';
import type { linkedDocuments, taxDocuments } from '#contract/sales/tax-documents/tax-documents.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { attachZip, previewZip } from './attach-zip.service.ts';
import {
  askByLink,
  askForDocument,
  documentFile,
  documentsOf,
  linkedDocumentFile,
  linkedDocumentsOf,
  ownLastTaxData,
} from './buyers-documents.service.ts';
import { attachDocument, documentsAtDesk, withdrawDocument } from './document-desk.service.ts';
import { bookCsv, bookMonths, bookXlsx } from './sales-book.service.ts';

export const taxDocumentsRoutes: Routes<typeof taxDocuments> = {
  last: ownLastTaxData,
  ofOrder: documentsOf,
  ask: askForDocument,
  file: documentFile,
};

export const linkedDocumentsRoutes: Routes<typeof linkedDocuments> = {
  ofOrder: linkedDocumentsOf,
  ask: askByLink,
  file: linkedDocumentFile,
};

export const documentDeskRoutes: Routes<typeof documentDesk> = {
  ofOrder: documentsAtDesk,
  attach: attachDocument,
  withdraw: withdrawDocument,
  previewZip,
  attachZip,
  bookMonths,
  bookCsv,
  bookXlsx,
};
