import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { manifestsIn, readManifest, weighBuild } from './checks/client-bundle.ts';
import { readChunks, strayModules } from './checks/stray-modules.ts';

const build = resolve(import.meta.dirname, '../build');
const folder = join(build, 'client');
const pages = await weighBuild(folder);

if (pages === undefined) {
  console.log('There is no build to measure: npm run build makes one.');
  process.exitCode = process.argv.includes('--if-built') ? 0 : 1;
} else {
  for (const page of pages) console.log(`${page.id}: ${page.js} bytes of script, ${page.css} of style, gzipped`);
  const heavy =
    pages.length === 0 ? ['no page of landing, catalogue or bag is in the build'] : pages.flatMap((page) => page.wrong);
  const wrong = [...heavy, ...(await strays())];
  for (const sentence of wrong) console.error(sentence);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

/** The files of all languages have the same modules. */
async function strays(): Promise<string[]> {
  const [manifest = ''] = await manifestsIn(folder);
  const chunks = readChunks(await readFile(join(build, 'chunk-modules.json'), 'utf8'));
  return strayModules(readManifest(await readFile(join(folder, 'assets', manifest), 'utf8')), chunks);
}
