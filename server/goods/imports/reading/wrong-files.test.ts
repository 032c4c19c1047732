import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { importedFiles } from '#test/imported-files.ts';
import { zipOf } from '#test/zip.ts';

const { read, refusalOf } = importedFiles();

describe('GOOD-3 what is wrong is said with its row', () => {
  const own = (...rows: string[]) => read(['Nombre;Talle;Precio;SKU;Código de barras;Unidades', ...rows].join('\n'));

  test('barcodes that a spreadsheet rounded or with a wrong digit, formulas, texts for numbers, a row that was cut', async () => {
    const { products } = await own(
      'Uno;M;10;;7.79E+12;1',
      'Dos;M;10;;7791234567890;1',
      'Tres;M;=SUMA(A1:A2);;;1',
      'Cuatro;M;diez;;;mucho',
      'Cinco;M;10',
    );
    expect(products.map(({ problems }) => problems.map(({ row, code }) => `${row} ${code}`))).toEqual([
      ['2 barcodeRounded'],
      ['3 badBarcode'],
      ['4 formula', '4 badPrice'],
      ['5 badPrice', '5 badCount'],
      ['6 cutRow'],
    ]);
  });

  test('what a formula came to that failed, in English and in Spanish; in XLSX what one came to is its value', async () => {
    const { products } = await own('#REF!;M;10;;;1', 'Dos;M;#N/D;;;1', 'Tres;M;10;#¿NOMBRE?;;1', '#LOVE!;M;10;;;1');
    expect(products.map(({ problems }) => problems.map(({ row, code }) => `${row} ${code}`))).toEqual([
      ['2 formula'],
      ['3 formula', '3 badPrice'],
      ['4 formula'],
      [],
    ]);
    const book = await writeXlsx({
      sheets: [
        {
          name: 'Hoja',
          rows: [
            ['Nombre', 'Talle', 'Precio'],
            ['Uno', 'M', null],
          ],
          cells: new Map([['1,2', { formula: '2*10.5', formulaResult: 21 }]]),
        },
      ],
    });
    expect((await read(book)).products).toMatchObject([{ name: 'Uno', price: 21, problems: [] }]);
  });

  test('both ways of writing prices in one column', async () => {
    const { products } = await own('Uno;M;1.234,50;;;1', 'Dos;M;1,234.50;;;1', 'Tres;M;"1.234.50";;;1');
    expect(products.map(({ price, problems }) => [price, problems.map(({ code }) => code)])).toEqual([
      [1234.5, []],
      [1234.5, []],
      [undefined, ['badPrice']],
    ]);
  });

  test('a cell that was kept from being a formula is a text again', async () => {
    const { products } = await own("'=Cool;'-M;10;'+SKU;;1");
    expect(products).toMatchObject([{ name: '=Cool', sizes: [{ word: '-M', sku: '+SKU' }], problems: [] }]);
  });

  test('files that are none, or were cut within a cell', async () => {
    expect(await refusalOf('')).toEqual({ code: 'emptyFile' });
    expect(await refusalOf('\n \n')).toEqual({ code: 'emptyFile' });
    expect(await refusalOf('Nombre;Precio\n')).toEqual({ code: 'emptyFile' });
    expect(await refusalOf('a;b\n1;2\n')).toEqual({ code: 'unknownColumns', columns: 'a, b' });
    expect(await refusalOf('Nombre;Precio\nUno;10\nDos;"10')).toMatchObject({ code: 'quoteOpen' });
    expect(await refusalOf(new Uint8Array([1, 0, 2, 0, 3]))).toEqual({ code: 'badEncoding' });
    expect(await refusalOf(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]))).toEqual({ code: 'badZip' });
    expect(await refusalOf(zipOf({ 'foto.jpg': 'x' }))).toEqual({ code: 'noTable' });
  });

  test('a zip that unpacks to 2 GB is refused before it is unpacked, and so is one that lies about its size', async () => {
    const bomb = zipOf({ 'productos.csv': 'Nombre;Precio\n' }, { claimedBytes: 2_000_000_000 });
    expect(await refusalOf(bomb)).toEqual({ code: 'unpackedLarge', name: 'productos.csv', size: 2000, most: 200 });
    const liar = zipOf({ 'productos.csv': `Nombre;Precio\n${'a;1\n'.repeat(1_000_000)}` }, { claimedBytes: 14 });
    expect(await refusalOf(liar)).toEqual({ code: 'badZip' });
    const workbook = zipOf({ 'xl/workbook.xml': '', 'xl/worksheets/sheet1.xml': '' }, { claimedBytes: 2_000_000_000 });
    expect(await refusalOf(workbook)).toMatchObject({ code: 'unpackedLarge', size: 2000 });
  });
});

test('GOOD-3 an XLSX file whose XML declares entities reads no file and grows by none of them', async () => {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.map(cell).join('')}</row>`;
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  const declared = `<!DOCTYPE worksheet [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY l0 "ja">${laughs}]>`;
  const rows = row(1, 'Nombre', 'Talle', 'Precio') + row(2, 'Uno &file; &l9;', 'M', '10');
  const bookWith = (declaration: string) => ({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Hoja" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${declaration}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  });
  // What nothing declares is text, and so is what a declaration would fill in.
  for (const declaration of ['', declared]) {
    const { products } = await read(zipOf(bookWith(declaration)));
    expect(products.map(({ name }) => name)).toEqual(['Uno &file; &l9;']);
  }
});
