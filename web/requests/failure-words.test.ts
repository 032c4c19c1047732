import { expect, test } from 'vitest';
import { failureWords } from './failure-words.ts';

const what = 'No se guardaron los cambios.';

test('what failed comes first, then why', () => {
  expect(failureWords(what, { kind: 'offline' })).toBe(`${what} Parece que no tiene conexión a internet.`);
  expect(failureWords(what, { kind: 'busy', detail: 'Espere un minuto.' })).toBe(`${what} Espere un minuto.`);
});

test('what may have arrived is looked for before it is sent again', () => {
  const doubt = { kind: 'unreachable', isDoubtful: true } as const;
  expect(failureWords(what, doubt, 'compruebe en sus pedidos')).toContain(
    'compruebe en sus pedidos antes de reintentar',
  );
  expect(failureWords(what, doubt)).not.toContain('antes de reintentar');
});
