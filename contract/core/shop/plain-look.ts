import type { ShopLook } from './look.ts';

/** The look of the style sheet (web/core/layout/theme.css). */
export const plainLook: ShopLook = {
  typefaces: 'editorial',
  colours: {
    paper: '#f6f3ed',
    sheet: '#fdfcf9',
    sand: '#ebe5da',
    line: '#d9d1c3',
    edge: '#8a8072',
    stone: '#635b50',
    ink: '#1c1a17',
    accent: '#23483a',
    accentDeep: '#173229',
    sale: '#a2361f',
  },
  logo: null,
  drawnName: null,
  version: '0',
};
