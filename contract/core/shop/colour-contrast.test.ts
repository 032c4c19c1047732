import { assert, constantFrom, integer, property } from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { setLanguageSource } from '#messages/present-language.ts';
import {
  contrastOf,
  contrastWords,
  darker,
  leastContrast,
  luminanceOf,
  nearestShade,
  textContrast,
} from './colour-contrast.ts';
import { countryOf } from '../countries/countries.ts';
import { countryCodes, factsOf } from '../countries/country.ts';
import { setShop, shop } from './shop.ts';
import { readableGrounds } from '../settings/look-settings.ts';

const colours = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Returns the hue in degrees and the difference of the strongest and the weakest channel, from 0 to 255. */
function hueOf(hex: string): { hue: number; chroma: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma === 0) return { hue: 0, chroma };
  const sixths = {
    [red]: (green - blue) / chroma,
    [green]: 2 + (blue - red) / chroma,
    [blue]: 4 + (red - green) / chroma,
  };
  const ofMost = most === red ? (green - blue) / chroma : sixths[most];
  return { hue: ((ofMost ?? 0) * 60 + 360) % 360, chroma };
}

describe('OWN-1 the contrast of two colours', () => {
  test.for([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#00ff00', '#000000', 15.3],
    ['#949494', '#ffffff', 3.03],
  ] as const)('of %s and %s is %d', ([one, other, ratio]) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 1);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });

  test('the luminance is 0 for black, 1 for white, and that of green is most of it', () => {
    expect([luminanceOf('#000000'), luminanceOf('#ffffff')]).toEqual([0, 1]);
    expect(luminanceOf('#00ff00')).toBeCloseTo(0.7152, 4);
  });
});

describe('OWN-1 the nearest shade', () => {
  test('of any colour is readable on all grounds and has the same hue', () => {
    assert(
      property(colours, (colour) => {
        const shade = nearestShade(colour, readableGrounds) ?? '';
        expect(leastContrast(shade, readableGrounds)).toBeGreaterThanOrEqual(textContrast);
        const [asked, offered] = [hueOf(colour), hueOf(shade)];
        // Whole channels: the rounding turns the hue of a colour that is nearly grey further.
        if (Math.min(asked.chroma, offered.chroma) < 20) return;
        const turn = Math.abs(asked.hue - offered.hue);
        expect(Math.min(turn, 360 - turn)).toBeLessThan(120 / offered.chroma);
      }),
      { numRuns: 2000 },
    );
  });

  test('is the colour itself if that is readable, and no other is nearer', () => {
    assert(
      property(colours, (colour) => {
        const shade = nearestShade(colour, readableGrounds) ?? '';
        const steps = Array.from({ length: 256 }, (_, step) => darker(colour, step / 255));
        expect(steps.find((one) => leastContrast(one, readableGrounds) >= textContrast)).toBe(shade);
        const isRight = leastContrast(colour, readableGrounds) >= textContrast;
        expect(shade === colour).toBe(isRight);
      }),
    );
  });

  test('is a lighter one on a dark ground, and there is none between black and white', () => {
    const shade = nearestShade('#23483a', ['#1f1c19'], 3) ?? '';
    expect(luminanceOf(shade)).toBeGreaterThan(luminanceOf('#23483a'));
    assert(
      property(constantFrom('#777777', '#a2361f'), (colour) => {
        expect(nearestShade(colour, ['#000000', '#ffffff'], 7)).toBeUndefined();
      }),
    );
  });
});

describe('OWN-1 OWN-2 a contrast in words', () => {
  const before = shop();
  afterEach(() => {
    setShop(before);
    setLanguageSource(() => 'es-AR');
  });

  test('has the decimal sign of the language, and is cut', () => {
    const written = countryCodes.map((code) => {
      const country = countryOf(code);
      setShop({ ...before, country: factsOf(country) });
      setLanguageSource(() => country.language);
      return `${code} ${contrastWords(4.499)}`;
    });
    expect(written).toEqual(['AR 4,4:1', 'MX 4.4:1', 'CL 4,4:1', 'CO 4,4:1', 'UY 4,4:1', 'PE 4.4:1', 'ES 4,4:1']);
    setShop(before);
    setLanguageSource(() => 'en');
    expect([contrastWords(4.5), contrastWords(21), contrastWords(4)]).toEqual(['4.5:1', '21.0:1', '4.0:1']);
  });
});
