import { expect, test } from 'vitest';
import { darkColours, lightColours } from './email-colours.ts';
import { emailHtml } from './email-form.ts';

const html = emailHtml(
  {
    subject: 'Pago aprobado',
    title: '¡Gracias por su compra!',
    subtitle: 'Su compra',
    parts: [
      { is: 'paragraph', runs: [{ text: 'Ya la preparamos.' }] },
      {
        is: 'rows',
        rows: [
          { name: '1 × Camisa', detail: 'Talle M', value: '$ 10,00' },
          { name: 'Total', value: '$ 10,00', isSum: true },
        ],
      },
      { is: 'button', text: 'Ver la orden de compra', url: 'https://tienda.example/user/orders/1' },
    ],
    notes: [[{ text: 'Una nota.' }]],
    unsubscribeUrl: 'https://tienda.example/unsubscribe?token=1',
  },
  'https://tienda.example',
);

/** The relative luminance of WCAG 2.2, from '#rrggbb'. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['light', lightColours],
  ['dark', darkColours],
] as const)('MAIL-1 texts and buttons of an e-mail have enough contrast in %s colours', (_, colours) => {
  for (const [text, ground] of [
    ['ink', 'sheet'],
    ['stone', 'sheet'],
    ['stone', 'paper'],
    ['buttonText', 'button'],
  ] as const) {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(colours.button, colours.sheet)).toBeGreaterThanOrEqual(3);
});

test('MAIL-1 an e-mail says that it has both colour schemes, in the way of each mail program', () => {
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
  expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{/);
  expect(html).toMatch(/\[data-ogsc\] \.p-ink\{color:/);
  expect(html).toMatch(/\[data-ogsb\] \.p-sheet\{background-color:/);
  // Gmail drops a style sheet of more than 8192 characters.
  expect(/<style>([\s\S]*)<\/style>/.exec(html)?.[1]?.length).toBeLessThan(8192);
});

const dark: Readonly<Record<string, string>> = {
  [lightColours.paper]: 'p-paper',
  [lightColours.sheet]: 'p-sheet',
  [lightColours.stone]: 'p-stone',
  [lightColours.line]: 'p-line',
  [lightColours.button]: 'p-button',
  [lightColours.buttonText]: 'p-buttontext',
};

test('MAIL-1 every colour of an e-mail has its dark one: the element has the class of it', () => {
  const coloured = [...html.matchAll(/<(\w+)([^>]*) style="([^"]*)"/g)];
  expect(coloured.length).toBeGreaterThan(15);
  const without = coloured.flatMap(([, tag = '', attributes = '', style = '']) => {
    const has = (name: string) => new RegExp(`class="[^"]*\\b${name}\\b`).test(attributes);
    const wanted = [...style.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => dark[colour] ?? /p-(?:ink|rule)/.source);
    return wanted.filter((name) => !has(name)).map((name) => `<${tag}>: ${name}`);
  });
  expect(without).toEqual([]);
});

test('MAIL-1 the wordmark is text, which is readable on any ground, and no picture', () => {
  expect(html).toMatch(/<a class="p-ink"[^>]*>Percha<\/a>/);
  expect(html).not.toContain('<img');
});
