import { expect, test } from 'vitest';
import { csvLine, harmlessCell, originalCell } from './csv.ts';

test.each(['=1+1', '+54', '-1+1', '-A1', '@a', '\t=1', '\r=1'])('SHIP-7 %j is no formula in a spreadsheet', (text) => {
  expect(csvLine([text]).replace(/^"/, '')).toBe(`'${text}${text.startsWith('\r') ? '"' : ''}\r\n`);
});

test.each(['-12', '-1.299,50'])('SHIP-7 the number %j stays one', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`);
});

test('SHIP-7 separators, quotes and breaks of lines stay inside of their cell', () => {
  expect(csvLine(['a;b', 'dijo "no"', 'uno\ndos', 'Ñandú'])).toBe('"a;b";"dijo ""no""";"uno\ndos";Ñandú\r\n');
});

test.each(['=1+1', "'=1+1", "''@a", '-5', "'hola", 'hola', ''])('GOOD-3 the cell %j comes back as it was', (text) => {
  expect(originalCell(harmlessCell(text))).toBe(text);
});
