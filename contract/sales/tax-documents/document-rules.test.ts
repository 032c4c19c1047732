import { expect, test } from 'vitest';
import { namedDocument } from './document-rules.ts';

test.each([
  ['1042_A-0001-00000567.pdf', { order: 1042, kind: 'invoice', number: 'A-0001-00000567', type: 'pdf' }],
  ['octubre/1042_A-0001-00000567.XML', { order: 1042, kind: 'invoice', number: 'A-0001-00000567', type: 'xml' }],
  ['#7_nc_NC 12.pdf', { order: 7, kind: 'credit_note', number: 'NC 12', type: 'pdf' }],
])('PRICE-10 the name %s says order and document', (name, named) => {
  expect(namedDocument(name)).toEqual(named);
});

test.each([
  '0001-00000567.pdf',
  '1042-567.pdf',
  'B001-1234.pdf',
  '1042.pdf',
  '1042_.pdf',
  '1042_nc_.pdf',
  '01042_1.pdf',
  '1042_1.exe',
  '1042_1.pdf.exe',
  'A_1042.pdf',
])('PRICE-10 the name %s may be of another document, and says no order', (name) => {
  expect(namedDocument(name)).toBeUndefined();
});
