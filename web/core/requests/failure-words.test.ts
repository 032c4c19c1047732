import { expect, test } from 'vitest';
import { failureWords } from './failure-words.ts';

const what = 'No se guardaron los cambios.';

test('what failed comes first, then why', () => {
  expect(failureWords(what, { kind: 'offline' })).toBe(`${what} Parece que no tiene conexión a internet.`);
  expect(failureWords(what, { kind: 'busy', detail: 'Espere un minuto.' })).toBe(`${what} Espere un minuto.`);
});

test('a request that may have arrived is to be checked before it is sent again', () => {
  const doubt = { kind: 'unreachable', isDoubtful: true } as const;
  expect(failureWords(what, doubt, 'compruebe en sus compras')).toContain(
    'compruebe en sus compras antes de reintentar',
  );
  expect(failureWords(what, doubt)).not.toContain('antes de reintentar');
});
