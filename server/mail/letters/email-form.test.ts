import { expect, test } from 'vitest';
import { darkColours, lightColours } from './email-colours.ts';
import { drawnName } from '#server/core/context/drawn-name.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import type { ShopFacts } from '#contract/core/shop/shop-facts.ts';
import type { Email } from './email.ts';
import { emailHtml, emailText } from './email-form.ts';

const shopUrl = 'https://tienda.example';

const mail: Email = {
  subject: 'Pago aprobado',
  title: '¡Gracias por su compra!',
  subtitle: 'Su compra',
  parts: [
    { is: 'paragraph', runs: [{ text: 'Ya la preparamos.' }] },
    {
      is: 'rows',
      rows: [
        { name: '1 × Camisa', detail: 'Talle M', value: '$ 10,00' },
        { name: 'Envío', detail: 'Ana Paz\nAv. Corrientes 1234\nC1043AAZ Buenos Aires', value: '$ 2,00' },
        { name: 'Total', value: '$ 12,00', isSum: true },
      ],
    },
    { is: 'button', text: 'Ver la orden de compra', url: `${shopUrl}/user/orders/1` },
  ],
  notes: [[{ text: 'Una nota.' }]],
  unsubscribeUrl: `${shopUrl}/unsubscribe?token=1`,
};

/** The letter of a shop of which this is known. */
function letterOf(facts: Partial<ShopFacts>) {
  const before = shop();
  setShop({ ...before, ...facts });
  const [shown, text] = [emailHtml(mail, shopUrl), emailText(mail, shopUrl)];
  setShop(before);
  return { html: shown, text };
}

const { html } = letterOf({});

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

test('MAIL-1 the wordmark is a picture that the shop hosts, another one at night, and its text says the name', () => {
  const { look } = shop();
  const named = letterOf({ look: { ...look, drawnName: drawnName('Percha', 'editorial') } }).html;
  const pictures = [
    ...named.matchAll(/<img class="(p-\w+)" src="([^"]*)" alt="([^"]*)" width="(\d+)" height="(\d+)"/g),
  ];
  expect(pictures.map(([, ...parts]) => parts.slice(0, 3))).toEqual([
    ['p-day', `${shopUrl}/nombre.png?v=${look.version}`, 'Percha'],
    ['p-night', `${shopUrl}/nombre-noche.png?v=${look.version}`, 'Percha'],
  ]);
  // Outlook on Windows gets one of them, and programs without style sheets see one.
  expect(named).toMatch(/<!--\[if !mso\]><!--><img class="p-night"[^>]* style="display:none;[^>]*><!--<!\[endif\]-->/);
  const night = /@media \(prefers-color-scheme:dark\)\{(.*)\}/.exec(named)?.[1];
  expect(night).toContain('.p-day{display:none!important}.p-night{display:inline-block!important}');
});

test('MAIL-1 a name that cannot be drawn is text, which is readable on any ground', () => {
  const written = letterOf({ look: { ...shop().look, drawnName: null } }).html;
  expect(written).toMatch(/<a class="p-ink"[^>]*>Percha<\/a>/);
  expect(written).not.toContain('<img');
});

test('MAIL-1 an address has its lines, in the letter and in its plain text', () => {
  expect(html).toContain('>Ana Paz<br>Av. Corrientes 1234<br>C1043AAZ Buenos Aires</span>');
  expect(letterOf({}).text).toContain('Envío: $ 2,00\nAna Paz\nAv. Corrientes 1234\nC1043AAZ Buenos Aires');
});

test('MAIL-1 a letter ends with how to reach the shop, what it takes back and who sells, as far as that is known', () => {
  const contact = { email: 'hola@tienda.example', phone: '011 2345-6789', whatsApp: '11 5555-4444', networks: [] };
  const whole = letterOf({ contact, returnDays: 30, company: 'Telar S. A.', taxId: null, address: 'Honduras 4850' });
  const lines = whole.text.split('\n');
  expect(lines.slice(lines.indexOf('Percha'))).toEqual([
    'Percha',
    'hola@tienda.example · 011 2345-6789 · WhatsApp 11 5555-4444',
    `Para cambiar o devolver <${shopUrl}/user/orders> · hasta 30 días después de recibir su compra`,
    'Telar S. A.',
    'Honduras 4850',
    '',
    'No quiero recibir más publicidad:',
    `${shopUrl}/unsubscribe?token=1`,
  ]);
  expect(whole.html).toContain('href="mailto:hola@tienda.example"');
  expect(whole.html).toContain(`href="${shopUrl}/user/orders"`);
  const nothing = { email: null, phone: null, whatsApp: null, networks: [] };
  const bare = letterOf({ contact: nothing, returnDays: 0, company: null, taxId: null, address: null });
  expect(bare.text).not.toMatch(/Para cambiar o devolver|WhatsApp|null/);
});
