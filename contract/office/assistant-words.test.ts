import { expect, test } from 'vitest';
import { questionName } from './assistant.ts';

test.each([
  ['cuánto tarda el envío', 'Cuánto Tarda El Envío'],
  ['  ¿puedo   cambiar\nuna prenda?  ', '¿Puedo Cambiar Una Prenda?'],
  ['talles XL y XXL', 'Talles XL Y XXL'],
  ['e-mail', 'E-mail'],
  ['ñandú', 'Ñandú'],
  ['3 cuotas', '3 Cuotas'],
])('CALL-32 %j is kept as %j', (written, kept) => {
  expect(questionName.parse(written)).toBe(kept);
});

test.each(['', '   ', '\n\t', '???', '…', 'a'.repeat(121)])('CALL-32 %j is no question', (written) => {
  expect(questionName.safeParse(written).success).toBe(false);
});
