import { expect, test } from 'vitest';
import { restoredOutcome } from './restored-outcome.ts';

test('OWN-1 why an earlier version cannot be taken again is told with the names of its settings', () => {
  const refused = { isDone: false, code: 'invalid', message: 'Revise los datos.', conflict: null };
  expect(
    restoredOutcome('mail', { ...refused, errors: { mailHost: 'No contesta', sender: 'Es obligatorio' } }).message,
  ).toBe('Servidor de correo (SMTP): No contesta; Dirección del remitente: Es obligatorio');
  expect(restoredOutcome('mail', refused)).toEqual(refused);
});
