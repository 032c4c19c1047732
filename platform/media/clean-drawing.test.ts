import { assert, constantFrom, property, string } from 'fast-check';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanDrawing } from './clean-drawing.ts';
import { PictureRefused } from './picture-refused.ts';

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 20" ${more}>${inside}</svg>`;
const shape = '<path d="M0 0h60v20H0z" fill="#234"/>';

const plain = svg(`<rect width="1" height="1"/>${shape}`).replace(/ xmlns:xlink="[^"]*"/, ' width="1" height="1"');

/** Returns the names of all elements and attributes of a file. */
function namesIn(text: string): string[] {
  const names: string[] = [];
  const parser = new Parser(
    { onopentag: (name, attributes) => void names.push(name, ...Object.keys(attributes)) },
    { xmlMode: true },
  );
  parser.end(text);
  return [...new Set(names)].toSorted();
}

/** Returns the cleaned drawing; an empty text for a file that is refused. Throws for any other failure. */
function cleanOrNone(text: string): string {
  try {
    return cleanDrawing(text).svg;
  } catch (error) {
    if (error instanceof PictureRefused) return '';
    throw error;
  }
}

function problemOf(text: string): string {
  try {
    cleanDrawing(text);
  } catch (error) {
    if (error instanceof PictureRefused) return error.problem;
    throw error;
  }
  return 'none';
}

describe('OWN-1 a hostile drawing loses what could run or lead elsewhere', () => {
  test.for([
    ['a script', '<script>alert(1)</script>'],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
    ['a script of another namespace', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
    ['a script with a prefix', '<svg:script>alert(1)</svg:script>'],
    ['a handler', '<rect width="1" height="1" onload="alert(1)" onclick="alert(1)"/>'],
    ['a link', '<a href="javascript:alert(1)" xlink:href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
    ['a foreign object', '<foreignObject><body onload="alert(1)"><iframe src="//e.example"/></body></foreignObject>'],
    ['an animation of a link', '<set attributeName="href" to="javascript:alert(1)"/><animate onbegin="alert(1)"/>'],
    ['a use of another file', '<use href="https://e.example/a.svg#x"/><use xlink:href="data:image/svg+xml,x#y"/>'],
    [
      'an import of styles',
      '<style>@import url(https://e.example/a.css); path{fill:url(https://e.example/#a)}</style>',
    ],
    [
      'a style with an address',
      '<rect width="1" height="1" style="fill:url(https://e.example/a#b);background:url(//e)"/>',
    ],
    [
      'a paint with an address',
      '<rect width="1" height="1" fill="url(https://e.example/a.svg#b)" filter="url(//e#f)"/>',
    ],
    ['a filter with a picture', '<filter id="f"><feImage href="https://e.example/a.png"/></filter>'],
    ['an instruction', '<?xml-stylesheet href="https://e.example/a.xsl" type="text/xsl"?>'],
    ['a comment', '<!-- --><script>alert(1)</script><!-- -->'],
    ['an unknown element', '<handler type="application/ecmascript">alert(1)</handler><iframe src="//e.example"/>'],
    ['markup in an attribute', '<rect width="1" height="1" id="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>'],
    ['a fetch of an icon', '<link rel="stylesheet" href="https://e.example"/><metadata><x onload="1"/></metadata>'],
  ] as const)('%s', async ([, hostile]) => {
    const { svg: clean } = cleanDrawing(svg(`${hostile}${shape}`, 'onload="alert(1)"'));
    expect(clean.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /script|alert|example|\bon\w+=|foreign|style|import|data:|\/\/|<[!?]|filter|iframe/i,
    );
    expect(clean).toContain('fill="#234"');
    const picture = await sharp(Buffer.from(clean)).metadata();
    expect([picture.width, picture.height]).toEqual([1000, 333]);
  });

  test('entities, texts, pictures, files without a size or a shape are refused, each with its reason', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    expect(problemOf(`${bomb}${svg(`<path d="&b;"/>`)}`)).toBe('drawing_entities');
    expect(problemOf(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg(shape)}`)).toBe('drawing_entities');
    expect(problemOf(svg('<text>Casa</text>'))).toBe('drawing_text');
    expect(problemOf(svg('<image href="data:image/png;base64,AAAA"/>'))).toBe('drawing_picture');
    expect(problemOf(`<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`)).toBe('drawing_box');
    expect(problemOf(svg('<g/>'))).toBe('damaged');
    expect(problemOf('<html><svg viewBox="0 0 1 1"/></html>')).toBe('damaged');
  });

  test('a drawing that would take long to draw is refused', () => {
    const copies = (id: number) => `<g id="g${id}">${`<use href="#g${id - 1}"/>`.repeat(10)}</g>`;
    const nested = Array.from({ length: 12 }, (_, at) => copies(at + 1)).join('');
    expect(problemOf(svg(`<g id="g0">${shape}</g>${nested}`))).toBe('drawing_size');
    expect(problemOf(svg(`<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>${shape}`))).toBe('drawing_size');
    const clips = (id: number) =>
      `<clipPath id="c${id}">${`<rect clip-path="url(#c${id - 1})"/>`.repeat(10)}</clipPath>`;
    expect(problemOf(svg(`${Array.from({ length: 12 }, (_, at) => clips(at + 1)).join('')}${shape}`))).toBe(
      'drawing_size',
    );
    expect(problemOf(svg(shape.repeat(6000)))).toBe('drawing_size');
    expect(problemOf(svg(`${'<g>'.repeat(100)}${shape}`))).toBe('drawing_size');
    const chain = Array.from({ length: 4900 }, (_, at) => `<use id="a${at}" href="#a${at + 1}"/>`).join('');
    expect(problemOf(svg(`${chain}${shape}`))).toBe('drawing_size');
    expect(problemOf(svg(`${'<x>'.repeat(70_000)}${'</y>'.repeat(70_000)}`))).toBe('drawing_size');
    expect(problemOf(svg(`<path d="${'0'.repeat(600_000)}"/>`))).toBe('drawing_size');
    expect(problemOf(svg(`<style>${'a,'.repeat(200_000)}</style>${shape}`))).toBe('none');
  });

  test('names that every object has are as unknown as others', () => {
    const names = Object.getOwnPropertyNames(Object.prototype);
    for (const name of names) {
      const hostile = `<style>rect{${name}:x}</style><rect width="1" height="1" ${name}="x" style="${name}:x"/><${name}/>`;
      expect([name, namesIn(cleanDrawing(svg(`${hostile}${shape}`)).svg)]).toEqual([name, namesIn(plain)]);
    }
    assert(
      property(constantFrom(...names), string({ maxLength: 10 }), (name, value) => {
        const text = svg(`<rect width="1" height="1" ${name}="${value}" style='${name}:${value}'/>${shape}`);
        expect(namesIn(cleanOrNone(text)).filter((one) => names.includes(one))).toEqual([]);
      }),
    );
  });

  test('whatever the text, the result has only known names, or the file is refused', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 80 }), string({ maxLength: 40 }), (inside, value) => {
        const text = svg(
          `${inside}<rect width="1" height="1" fill="${value}" id='${value}' style="fill:${value}"/>${shape}`,
        );
        const clean = cleanOrNone(text);
        const known = /^(?:svg|xmlns|viewBox|rect|path|width|height|fill|id|d|a|g)$/;
        expect(namesIn(clean).filter((name) => !known.test(name))).toEqual([]);
        expect(clean).not.toContain('&a');
      }),
      { numRuns: 500 },
    );
  });
});

describe('OWN-1 a drawing keeps what people draw', () => {
  const colourAt = async (text: string, left: number, top: number) => {
    const { svg: clean } = cleanDrawing(text);
    const { data } = await sharp(Buffer.from(clean))
      .extract({ left, top, width: 1, height: 1 })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  };

  test('as Illustrator writes it: classes in a style sheet, a document type, everything within a switch', async () => {
    const text = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg('<style type="text/css"><![CDATA[ .st0, .st1 { fill:#FF0000; } .st1{stroke:none} /* } */ ]]></style><switch><foreignObject/><g><rect class="st1" width="60" height="20"/></g></switch>')}`;
    expect(await colourAt(text, 500, 150)).toEqual([255, 0, 0, 255]);
  });

  test('as Inkscape and Figma write it: own styles, clips, gradients, uses', async () => {
    const text = svg(`<defs><clipPath id="c"><rect width="30" height="20"/></clipPath>
      <linearGradient id="g"><stop offset="0" style="stop-color:#00ff00;stop-opacity:1"/></linearGradient><rect id="r" width="60" height="20"/></defs>
      <g clip-path="url(#c)"><use xlink:href="#r" style="fill:url(#g);stroke:none"/></g>`);
    expect(await colourAt(text, 100, 150)).toEqual([0, 255, 0, 255]);
    expect((await colourAt(text, 900, 150))[3]).toBe(0);
  });

  test('its size by width and height where it has no box', () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="40px" height="80px">${shape}</svg>`;
    expect(cleanDrawing(text)).toMatchObject({ width: 500, height: 1000 });
  });
});
