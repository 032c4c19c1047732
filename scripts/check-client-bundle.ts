import { resolve } from 'node:path';
import { weighBuild } from './checks/client-bundle.ts';

const pages = await weighBuild(resolve(import.meta.dirname, '../build/client'));

if (pages === undefined) {
  console.log('There is no build to measure: npm run build makes one.');
  process.exitCode = process.argv.includes('--if-built') ? 0 : 1;
} else {
  for (const page of pages) console.log(`${page.id}: ${page.js} bytes of script, ${page.css} of style, gzipped`);
  const wrong =
    pages.length === 0 ? ['no page of landing, catalogue or bag is in the build'] : pages.flatMap((page) => page.wrong);
  for (const sentence of wrong) console.error(sentence);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
