import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, nearestShade } from '#contract/core/shop/colour-contrast.ts';
import { coloursOf, grounds, lookSettings, readableGrounds } from '#contract/core/settings/look-settings.ts';
import { plainLook } from '#contract/core/shop/plain-look.ts';
import { lookStyle, wholeLookStyle } from './look-style.ts';
import { colourTokens } from './look-tokens.ts';

const theme = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

test('OWN-1 the initial look is that of the style sheet, and adds nothing to a page', () => {
  const { accentColour, saleColour, ground, typefaces, logo } = lookSettings.fields;
  const colours = coloursOf({ accentColour: accentColour.start, saleColour: saleColour.start, ground: ground.start });
  expect(colours).toEqual(plainLook.colours);
  expect([typefaces.start, logo.start]).toEqual([plainLook.typefaces, '']);
  for (const [token, colour] of Object.entries(colourTokens(colours))) expect(theme).toContain(`${token}: ${colour};`);
  expect(lookStyle(plainLook)).toBe('');
});

test('OWN-1 a page that has another look takes over all colours and faces, also those of the style sheet', () => {
  const style = wholeLookStyle(plainLook);
  for (const [token, colour] of Object.entries(colourTokens(plainLook.colours))) {
    expect(style).toContain(`${token}:${colour}`);
  }
  expect(style).toContain("--font-display:'Instrument Serif'");
});

test('OWN-1 a page has only the colours and faces that differ', () => {
  const style = lookStyle({
    ...plainLook,
    typefaces: 'classic',
    colours: { ...plainLook.colours, accent: '#7a1f3d', accentDeep: '#541529' },
  });
  expect(style).toContain(':root{--color-accent:#7a1f3d;--color-accent-deep:#541529}');
  expect(style).not.toContain('--color-paper');
  expect(style.match(/@font-face/g)).toHaveLength(8);
  expect(style).toMatch(/:root\[data-faces\]\{--font-sans:'Figtree Variable'/);
});

test.for(Object.entries(grounds))('OWN-1 texts and controls have enough contrast on the ground %s', ([, ground]) => {
  const fixed = ['ok', 'warn', 'danger'].map(
    (name) => new RegExp(`--color-${name}: (#[\\da-f]{6});`).exec(theme)?.[1] ?? '',
  );
  for (const surface of [ground.paper, ground.sheet, ground.sand]) {
    for (const text of [ground.ink, ground.stone, ...fixed]) {
      expect(contrastOf(text, surface)).toBeGreaterThanOrEqual(4.5);
    }
  }
  for (const surface of [ground.paper, ground.sheet]) {
    expect(contrastOf(ground.edge, surface)).toBeGreaterThanOrEqual(3);
  }
});

test('OWN-1 any colour that the owner can save is readable on each surface of each ground, and under white', () => {
  const { accentColour, saleColour } = lookSettings.fields;
  const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const expectReadable = (colour: string) => {
    for (const { paper, sheet, sand } of Object.values(grounds)) {
      for (const surface of [paper, sheet, sand, '#ffffff']) {
        expect(contrastOf(colour, surface)).toBeGreaterThanOrEqual(4.5);
      }
    }
  };
  for (const { schema, start } of [accentColour, saleColour]) {
    expectReadable(start);
    fc.assert(
      fc.property(colours, (typed) => {
        // Also the shade that is offered, which is at the very border.
        for (const colour of [typed, nearestShade(typed, readableGrounds) ?? typed]) {
          if (schema.safeParse(colour).success) expectReadable(colour);
        }
      }),
    );
  }
});
