import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrastOf } from '#contract/colour-contrast.ts';
import { coloursOf, grounds, lookSettings } from '#contract/settings/look-settings.ts';
import { plainLook } from '#contract/plain-look.ts';
import { colourTokens, lookStyle } from './look-style.ts';

const theme = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

test('OWN-1 the initial look is that of the style sheet, and adds nothing to a page', () => {
  const { accentColour, saleColour, ground, typefaces, logo } = lookSettings.fields;
  const colours = coloursOf({ accentColour: accentColour.start, saleColour: saleColour.start, ground: ground.start });
  expect(colours).toEqual(plainLook.colours);
  expect([typefaces.start, logo.start]).toEqual([plainLook.typefaces, '']);
  for (const [token, colour] of Object.entries(colourTokens(colours))) expect(theme).toContain(`${token}: ${colour};`);
  expect(lookStyle(plainLook)).toBe('');
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
