import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { studioChanged, whereStudioChanged } from './studio-changes.mjs';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'studio-changes-')));
  git('init', '--quiet', '--initial-branch=main');
  write('demo/studio/light/lamp.ts', 'export const watts = 40;');
  write('server/a.ts', 'export const a = 1;');
  commit();
});

afterEach(() => rmSync(root, { recursive: true }));

function git(...args: string[]): void {
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...person, ...args], { cwd: root });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', 'a');
}

test('nothing of the studio changed: not on main, and not by other work on a branch', () => {
  expect(studioChanged(root)).toBe(false);
  git('checkout', '--quiet', '-b', 'work');
  write('server/a.ts', 'export const a = 2;');
  commit();
  write('server/b.ts', 'export const b = 2;');
  expect(studioChanged(root)).toBe(false);
});

test.each([
  ['an edited file', () => write('demo/studio/light/lamp.ts', 'export const watts = 60;')],
  ['a new file', () => write('scripts/demo-pictures/a.ts', 'export const a = 1;')],
  ['a deleted file', () => rmSync(join(root, 'demo/studio/light/lamp.ts'))],
  ['another stored picture', () => write('demo/pictures/files/a.avif', 'x')],
])('%s counts, committed on a branch or not', (_, change) => {
  git('checkout', '--quiet', '-b', 'work');
  change();
  expect(studioChanged(root)).toBe(true);
  commit();
  expect(studioChanged(root)).toBe(true);
});

test('what others changed on main meanwhile is no change of a branch', () => {
  git('checkout', '--quiet', '-b', 'work');
  git('checkout', '--quiet', 'main');
  write('demo/studio/light/lamp.ts', 'export const watts = 60;');
  commit();
  git('checkout', '--quiet', 'work');
  expect(studioChanged(root)).toBe(false);
});

test('where git cannot tell, the tests run', () => {
  git('branch', '--move', 'main', 'other');
  expect(studioChanged(root)).toBe(true);
  renameSync(join(root, '.git'), join(root, 'gone'));
  expect(studioChanged(root)).toBe(true);
});

test('unneeded tests are said to be so, in one line', async () => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const work = vi.fn<() => void>();
  await whereStudioChanged(work, root);
  const said = output.mock.calls.map(([line]) => line);
  output.mockRestore();
  expect(said).toEqual(['Las pruebas del estudio no hacen falta: nada cambió en demo/studio/.\n']);
  expect(work).not.toHaveBeenCalled();
});
