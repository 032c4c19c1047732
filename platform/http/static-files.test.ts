import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStaticFiles } from './static-files.ts';

let folder: string;
let server: Server;
let failures: unknown[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'percha-files-'));
  failures = [];
  for (const language of ['spoken', 'other']) {
    await mkdir(join(folder, 'assets', language), { recursive: true });
    await writeFile(join(folder, 'assets', language, 'page.js'), `// ${language}`);
    await writeFile(join(folder, 'assets', language, 'other.js'), `// more ${language}`);
  }
  await writeFile(join(folder, 'assets', 'spoken', 'page.ts'), '// a type of file that is not served');
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  const site = { headers: {}, statusPage: () => ({ html: '', policy: '' }) };
  const files = await openStaticFiles(folder, { site, onFailure: (error) => failures.push(error) });
  server = createServer((request, response) => {
    files(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function get(path: string): Promise<[number, string]> {
  const address = server.address();
  const response = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}${path}`);
  return [response.status, response.ok ? await response.text() : ''];
}

test('the files of each folder are served, and nothing else', async () => {
  expect(await get('/assets/spoken/page.js')).toEqual([200, '// spoken']);
  expect(await get('/assets/spoken/page.js?v=1')).toEqual([200, '// spoken']);
  expect(await get('/robots.txt')).toEqual([200, 'User-agent: *']);
  for (const path of ['/', '/assets/spoken', '/assets/spoken/', '/assets/spoken/page.ts', '/none/page.js']) {
    expect([path, ...(await get(path))]).toEqual([path, 404, '']);
  }
});

test('the files of a folder stay as they were at its first request, while a new build replaces them', async () => {
  expect(await Promise.all([get('/assets/spoken/page.js'), get('/assets/spoken/page.js')])).toEqual([
    [200, '// spoken'],
    [200, '// spoken'],
  ]);
  await rm(join(folder, 'assets'), { recursive: true });
  expect(await get('/assets/spoken/other.js')).toEqual([200, '// more spoken']);
  expect(failures).toEqual([]);
});

test('the files of a folder that nobody asks for are not read, and a failure to read them is temporary', async () => {
  await get('/assets/spoken/page.js');
  const [there, away] = [join(folder, 'assets', 'other'), join(folder, 'away')];
  await rename(there, away);
  expect(await get('/assets/other/page.js')).toEqual([503, '']);
  expect(failures).toEqual([expect.objectContaining({ code: 'ENOENT' })]);
  await rename(away, there);
  expect(await get('/assets/other/page.js')).toEqual([200, '// other']);
});
