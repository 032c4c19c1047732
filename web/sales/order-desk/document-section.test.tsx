import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import type { DeskDocuments } from '#contract/sales/tax-documents/document-desk.ts';
import { DocumentSection } from './document-section.tsx';

const reference = '00000000-0000-4000-8000-000000000001';
const request = '00000000-0000-4000-8000-000000000002';
const at = '2026-11-20T12:00:00.000-03:00';
const blank = { idKind: '', condition: '', activity: '', address: '', postalCode: '', use: '' };

const nothing: DeskDocuments = {
  reference,
  canAttach: true,
  isGivenBack: false,
  asked: null,
  documents: [],
  refunds: [],
};
const asked: DeskDocuments['asked'] = {
  at,
  data: { ...blank, country: 'AR', taxId: '20267565393', name: 'Telares del Norte' },
};
const invoice: DeskDocuments['documents'][number] = {
  id: '00000000-0000-4000-8000-000000000003',
  kind: 'invoice',
  refund: null,
  number: 'A-0001-00000567',
  attachedAt: at,
  attachedBy: 'admin',
  types: ['pdf'],
};

/** The section of an order with these documents: whether it is open, and what its line says. */
function lineOf(changed: Partial<DeskDocuments>) {
  const documents = { view: { ...nothing, ...changed }, attachTo: '/of', fileAt: '/file' };
  const Page = createRoutesStub([{ path: '/', Component: () => <DocumentSection documents={documents} /> }]);
  const $ = load(renderToStaticMarkup(<Page />));
  return { isOpen: $('section > details').attr('open') !== undefined, line: $('section > details > summary').text() };
}

test('PRICE-10 the documents of an order are one closed line while nobody asked for any', () => {
  expect(lineOf({})).toEqual({ isOpen: false, line: 'FacturaNadie la pidió' });
  expect(lineOf({ canAttach: false })).toMatchObject({ isOpen: false });
});

test('PRICE-10 they are open while one that was asked for is not attached, and closed with its number afterwards', () => {
  expect(lineOf({ asked })).toEqual({ isOpen: true, line: 'FacturaPedida, falta adjuntarla' });
  const documents = [invoice];
  expect(lineOf({ asked, documents })).toEqual({ isOpen: false, line: 'FacturaA-0001-00000567' });
});

test('PRICE-10 they are closed, and say why, where one was asked for and all the money went back before it was made', () => {
  expect(lineOf({ asked, isGivenBack: true })).toEqual({
    isOpen: false,
    line: 'FacturaSe devolvió todo: ya no hace falta',
  });
  expect(lineOf({ asked, isGivenBack: true, documents: [invoice] }).line).toBe('FacturaA-0001-00000567');
});

test('PRICE-10 they are open while the note of a refund is missing, if there is an invoice', () => {
  const refunds = [{ request, amount: shopMoney(1000), at }];
  expect(lineOf({ documents: [invoice], refunds })).toEqual({ isOpen: true, line: 'FacturaFalta: Nota de crédito' });
  expect(lineOf({ refunds })).toMatchObject({ isOpen: false });
});
