import { expect, test } from '../fixtures/test.ts';
import { fingerprintOf, wasInspected } from './inspected.ts';
import { walkedPages } from './scenes/all-scenes.ts';

const page = (change: Readonly<Record<string, string>> = {}) => {
  const { style = '.a{color:#111}', name = 'Pagar', script = 'cart-3f2a.js', faces = ' data-faces=""' } = change;
  return `<html lang="es-AR"${faces} data-member=""><head><style>${style}</style><link rel="modulepreload" href="/assets/${script}"></head>
    <body><button class="a">${name}</button><script type="module">import "/assets/${script}"</script></body>`;
};
const size = '390 x 844';
const present = fingerprintOf(page(), size);

test('MEND-47 a screen is another one with other words, styles or size, and the same with other scripts, or fonts that came late', () => {
  expect(fingerprintOf(page({ name: '' }), size)).not.toBe(present);
  expect(fingerprintOf(page({ style: '.a{color:#ddd}' }), size)).not.toBe(present);
  expect(fingerprintOf(page(), '1440 x 900')).not.toBe(present);
  expect(fingerprintOf(page({ script: 'cart-77b1.js' }), size)).toBe(present);
  expect(fingerprintOf(page({ faces: ' data-faces-late="" data-faces=""' }), size)).toBe(present);
});

test('MEND-47 what is not exactly as it was found right is inspected', () => {
  const info = test.info();
  const [one] = walkedPages;
  expect(wasInspected(`guest-${one?.name}-390`, present, info)).toBe(false);
  expect(wasInspected('guest-no-such-page-390', present, info)).toBe(false);
});
