import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LastBackup } from './last-backup.tsx';

const made = { at: '2026-11-20T03:11:00.000-03:00', folder: '/copias/2026-11-20-031100' };
const shown = (state: Partial<Parameters<typeof LastBackup>[0]>) =>
  renderToStaticMarkup(<LastBackup nightly="/copias" last={made} problem={null} isOld={false} {...state} />);

test('the first page of the back office says when the last backup was made and where', () => {
  expect(shown({})).toContain('Última copia de seguridad: 2026-11-20 03:11, en /copias/2026-11-20-031100.');
  expect(shown({})).not.toContain('role="alert"');
  expect(shown({ last: null })).toContain('Todavía no hay una copia de seguridad. Se hace una cada noche, en /copias.');
});

test('a backup that is too old is an alert, with the reason if the next one failed', () => {
  const text = shown({ isOld: true, problem: 'no_room' });
  expect(text).toContain('role="alert"');
  expect(text).toContain('más de dos días');
  expect(text).toContain('2026-11-20 03:11');
  expect(text).toContain('no entra en el disco');
});

test('a demonstration says nothing of backups', () => {
  expect(shown({ nightly: null, last: null })).toBe('');
});
