import { expect, test } from 'vitest';
import { languageOfState, stateIn } from './login-state.ts';

test.each(['en', 'es-MX', undefined])(
  'OWN-2 AUTH-4 the state of a social login says that it began in %s',
  (language) => {
    expect(languageOfState(stateIn('Aa0-_Zz', language))).toBe(language);
  },
);
