import { useEffect, useState } from 'react';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import type { registrationErrors } from './registration-rules.ts';

const loadRules = () => import('./registration-rules.ts');

const none = (): FieldErrors => ({});

/**
 * Returns the rules of the registration, which come with zod when the form is on the page: the login is not to load
 * them. Until they are there, and when they cannot be loaded, only the server's errors are shown.
 */
export function useRegistrationErrors(): typeof registrationErrors {
  const [errorsOf, setErrorsOf] = useState<typeof registrationErrors>(() => none);
  useEffect(() => {
    loadRules().then(
      (rules) => setErrorsOf(() => rules.registrationErrors),
      () => {},
    );
  }, []);
  return errorsOf;
}
