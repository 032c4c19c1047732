import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

const web = resolve(import.meta.dirname, '../..');

test('MEND-21 without scripts there is no button that does nothing', () => {
  const shown = renderToStaticMarkup(<PasswordField label="Clave" name="clave" autoComplete="new-password" />);
  expect(shown).toContain('type="password"');
  expect(shown).toContain('autoComplete="new-password"');
  expect(shown).not.toContain('<button');
});

test('MEND-21 every password is in such a field, so that it can be shown', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web, exclude: ['**/*.test.*', 'core/ui/password-field.tsx'] });
  const own = /type(?:=\{?|: )["']password["']/;
  expect(files.filter((path) => own.test(readFileSync(join(web, path), 'utf8')))).toEqual([]);
});
