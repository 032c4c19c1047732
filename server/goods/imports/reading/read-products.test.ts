import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { importedFiles } from '#test/imported-files.ts';
import { zipOf } from '#test/zip.ts';

const { read, refusalOf } = importedFiles();

const tiendanube = [
  'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Nombre de propiedad 2;Valor de propiedad 2;Precio;Precio promocional;Peso (kg);Stock;SKU;Código de barras;Mostrar en tienda;Descripción;Marca;Sexo;Costo',
  'remera-lisa;Remera lisa;Ropa > Remeras, Ofertas;Talle;S;Color;Rojo;"10,000.00";"9.000,00";0.250;3;RL-R-S;7791234567898;SI;"<p>De algodón</p>";Norte;Femenino;"4,500.00"',
  ';;;;M;;Rojo;"10,000.00";"9.000,00";0.250;;RL-R-M;;;;;;',
  ';;;;S;;Azul;"10,000.00";;0.250;2;RL-A-S;;;;;;',
];

describe('GOOD-3 the files of other shops', () => {
  test('Tiendanube: follow-up rows, semicolons, both ways of writing numbers, a product for each colour', async () => {
    const { platform, products, unknown } = await read(tiendanube.join('\n'));
    expect({ platform, unknown }).toEqual({ platform: 'tiendanube', unknown: [] });
    expect(products).toMatchObject([
      {
        row: 2,
        handle: 'remera-lisa',
        name: 'Remera lisa',
        model: 'Remera lisa',
        color: 'Rojo',
        gender: 'women',
        category: 'Remeras',
        brand: 'Norte',
        price: 9000,
        before: 10_000,
        weight: 250,
        state: 'published',
        problems: [],
        sizes: [
          { row: 2, word: 'S', stock: 3, sku: 'RL-R-S', barcode: '7791234567898', cost: 4500 },
          { row: 3, word: 'M', stock: undefined, sku: 'RL-R-M', barcode: undefined },
        ],
      },
      { row: 4, handle: 'remera-lisa', color: 'Azul', price: 10_000, before: null, sizes: [{ word: 'S', stock: 2 }] },
    ]);
  });

  test('the headings in any order, case and separator, in ISO-8859-1 without BOM', async () => {
    const reordered = tiendanube
      .map((line) => line.split(';').toReversed().join('\t'))
      .map((line, at) => (at === 0 ? line.toUpperCase() : line))
      .join('\r\n');
    const { platform, products } = await read(Buffer.from(reordered, 'latin1'));
    expect({ platform, names: products.map(({ description }) => description) }).toEqual({
      platform: 'tiendanube',
      names: ['<p>De algodón</p>', '<p>De algodón</p>'],
    });
  });

  test('Shopify of both headers: pictures in rows of their own, a picture for each colour', async () => {
    const rows = [
      'shirt,Shirt,"<p>One, two</p>",Acme,Shirts,TRUE,Size,S,Colour,White,A-1,12,1200.00,1500.00,https://x.example/1.jpg,1,https://x.example/w.jpg',
      'shirt,,,,,,,M,,White,A-2,-1,1200.00,1500.00,https://x.example/2.jpg,2,https://x.example/w.jpg',
      'shirt,,,,,,,S,,Black,A-3,,1300.00,,,,https://x.example/b.jpg',
      'shirt,,,,,,,,,,,,,,https://x.example/w.jpg,3,',
      'mug,Mug,,Acme,,FALSE,Title,Default Title,,,M-1,1,5.50,,,,',
    ];
    const headers = [
      'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Variant Image',
      'URL handle,Title,Description,Vendor,Type,Published on online store,Option1 name,Option1 value,Option2 name,Option2 value,SKU,Inventory quantity,Price,Compare-at price,Product image URL,Image position,Variant image URL',
    ];
    for (const header of headers) {
      const { platform, products } = await read([header, ...rows].join('\n'));
      expect(platform).toBe('shopify');
      expect(products).toMatchObject([
        {
          color: 'White',
          price: 1200,
          before: 1500,
          category: 'Shirts',
          pictures: [
            { address: 'https://x.example/w.jpg' },
            { address: 'https://x.example/1.jpg' },
            { address: 'https://x.example/2.jpg' },
          ],
          sizes: [{ word: 'S' }, { word: 'M', stock: 0 }],
        },
        { color: 'Black', price: 1300, before: null, sizes: [{ word: 'S', stock: undefined }] },
        { handle: 'mug', color: undefined, state: 'draft', sizes: [{ word: 'ÚNICO', stock: 1 }], problems: [] },
      ]);
    }
  });

  test('WooCommerce in Spanish: variations by SKU or number of their parent, offers only on their days', async () => {
    const { platform, products } = await read(
      `\ufeff${[
        'ID,Tipo,SKU,Nombre,Publicado,Descripción,Día en que termina el precio rebajado,Inventario,Precio rebajado,Precio normal,Categorías,Imágenes,Superior,Nombre del atributo 1,Valor(es) del atributo 1,Meta: _x',
        '7,variable,P-7,Campera,1,Abrigada,,,,,"Ropa > Hombre > Camperas",https://x.example/c.jpg,,Talla,"S, M",1',
        "8,variation,P-7-S,Campera - S,1,,,4,,'-20,,,P-7,Talla,S,",
        '9,variation,P-7-M,Campera - M,1,,2026-11-01,5,"80,50","100,50",,,id:7,Talla,M,',
        '10,variation,X,Huérfana,1,,,5,,10,,,NADIE,Talla,M,',
      ].join('\n')}`,
    );
    expect(platform).toBe('woocommerce');
    expect(products).toMatchObject([
      {
        handle: 'campera',
        gender: 'men',
        category: 'Camperas',
        sizes: [{ word: 'S' }, { word: 'M', stock: 5 }],
        problems: [{ row: 3, code: 'badPrice', values: { value: '-20' } }],
      },
      { problems: [{ row: 5, code: 'noParent' }] },
    ]);
    const { products: again } = await read(
      'Type,SKU,Name,Regular price,Sale price,Date sale price ends\nsimple,A,Gorra,"100,50","80,50",2026-11-25\nsimple,B,Gorro,"100,50","80,50",2026-11-26\n',
    );
    expect(again.map(({ price, before }) => [price, before])).toEqual([
      [100.5, null],
      [80.5, 100.5],
    ]);
  });

  test('PrestaShop: products and combinations together in a zip, which alone is refused', async () => {
    const products =
      'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Reference #;Quantity;Rewritten URL;Weight\n3;1;Vestido;Mujer > Vestidos;100;V;9;vestido-largo;0.5\n';
    const combinations =
      'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;Quantity;Impact on price\n3;Talla:select:0, Color:color:1;M:1, Rojo:2;V-M;4;0\n3;Talla:select:0, Color:color:1;L:2, Rojo:2;V-L;5;0\n';
    expect(await refusalOf(combinations)).toEqual({ code: 'combinationsAlone' });
    const both = await read(zipOf({ 'productos.csv': products, 'combinaciones.csv': combinations }));
    expect(both.products).toMatchObject([
      {
        handle: '3-vestido-largo',
        gender: 'women',
        price: 100,
        color: 'Rojo',
        sizes: [
          { word: 'M', stock: 4 },
          { word: 'L', stock: 5 },
        ],
      },
    ]);
  });

  test.each([
    ['Inicio,Mujer,Vestidos', 'Vestidos'],
    ['Home', 'Home'],
    ['Vestidos,Ofertas', 'Vestidos'],
  ])('PrestaShop: the categories %s are read as %s', async (list, category) => {
    const file = `Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included\n3;1;Vestido;"${list}";100\n`;
    expect((await read(file)).products).toMatchObject([{ category }]);
  });

  test('PrestaShop: prices without taxes, as in the sample of its import, get those of the shop; differences too', async () => {
    const headings =
      'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Wholesale price;Reference #;Unit price;Summary;URL rewritten';
    const products = [
      headings,
      '7;1;Blusa;Mujer > Blusas;8.264463;1;5.00;B;;Fresca;blusa',
      '8;1;Saco;Mujer > Sacos;24.793;1;;S;;;saco',
    ];
    const alone = await read(products.join('\n'));
    expect(alone).toMatchObject({ platform: 'prestashop', isNet: true, unknown: [] });
    expect(alone.products.map(({ handle, price, sizes }) => [handle, price, sizes[0]?.cost])).toEqual([
      ['7-blusa', 10, 5],
      ['8-saco', 30, undefined],
    ]);
    const combined = (impact: string) =>
      read(
        zipOf({
          'productos.csv': products.slice(0, 2).join('\n'),
          'combinaciones.csv': `Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;Wholesale price;Quantity;Impact on price\n7;Talla:select:0;M:1;B-M;4;2;${impact}\n`,
        }),
      );
    expect((await combined('-1.652893')).products).toMatchObject([
      { price: 8, sizes: [{ word: 'M', cost: 4 }], problems: [] },
    ]);
    expect((await combined('gratis')).products[0]?.problems).toEqual([
      { row: 2, code: 'badPrice', values: { value: 'gratis' } },
    ]);
  });

  test('Percha’s own columns in XLSX: numbers are numbers, unknown columns are named', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Productos',
          rows: [
            ['ID', 'Nombre', 'Género', 'Categoría', 'Color', 'Talle', 'Precio', 'Unidades', 'Código de barras', 'Tela'],
            ['', 'Buzo', 'Hombre', 'Buzos', 'Gris', 'M', 1.234, 4, 7_791_234_567_898, 'Frisa'],
          ],
        },
      ],
    });
    const { platform, products, unknown } = await read(file);
    expect({ platform, unknown }).toEqual({ platform: 'percha', unknown: ['Tela'] });
    expect(products).toMatchObject([
      { gender: 'men', price: 1.234, color: 'Gris', sizes: [{ word: 'M', stock: 4, barcode: '7791234567898' }] },
    ]);
  });
});
