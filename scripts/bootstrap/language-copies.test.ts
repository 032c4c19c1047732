import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { catalogues } from '#messages/catalogues.ts';
import { copyForLanguages, readCatalogues, withTexts } from './language-copies.mjs';

const hard = 'Él dijo "sí", `no` y \'quizás\': ${1} \\ \n';

test.each(["'@@a.b@@'", '"@@a.b@@"', '`@@a.b@@`'])('OWN-2 a text can stand between any quotes: %s', async (code) => {
  const made = withTexts(`export const text = ${code};`, { 'a.b': hard });
  const loaded: { text: string } = await import(`data:text/javascript,${encodeURIComponent(made)}`);
  expect(loaded.text).toBe(hard);
});

test('a marker without a text stops the build', () => {
  expect(() => withTexts("'@@a.c@@'", { 'a.b': 'x' })).toThrow('a.c');
});

test('OWN-2 each language has its scripts in a folder whose name changes with the texts', () => {
  const root = mkdtempSync(join(tmpdir(), 'languages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const build = (english: string) => {
    rmSync(join(root, 'build'), { recursive: true, force: true });
    write('messages/es-AR.json', '{ "bag.title": "Mi Carrito" }');
    write('messages/en.json', JSON.stringify({ 'bag.title': english }));
    write('messages/tsconfig.json', '{}');
    write('messages/based-on.json', '{}');
    write('build/client/assets/shop-1a.js', 'import "./other-2b.js"; say("@@bag.title@@", "@@language@@")');
    write('build/client/assets/other-2b.js', '');
    write('build/client/assets/look.css', 'a{}');
    write('build/server/index.js', 'const files = ["/assets/shop-1a.js", "/assets/look.css"]; say("@@bag.title@@")');
    copyForLanguages(root);
    const folders = readdirSync(join(root, 'build/client/assets')).toSorted();
    return { folders, server: readFileSync(join(root, 'build/server/en/index.js'), 'utf8') };
  };
  const first = build('My cart');
  const [english = '', spanish = '', ...rest] = first.folders;
  expect(rest).toEqual(['look.css']);
  expect(english).toMatch(/^en-[0-9a-f]{8}$/);
  expect(spanish).toMatch(/^es-AR-[0-9a-f]{8}$/);
  expect(first.server).toContain(`["/assets/${english}/shop-1a.js", "/assets/look.css"]; say("My cart")`);
  const second = build('My bag');
  expect(second.folders).not.toContain(english);
  expect(second.folders).toContain(spanish);
});

test('OWN-2 the built pages and the server have the same texts in every language', () => {
  const built = Object.fromEntries(
    readCatalogues(join(import.meta.dirname, '../../messages')).map(([tag, { language, ...texts }]) => {
      expect(language).toBe(tag);
      return [tag, texts];
    }),
  );
  expect(built).toEqual(catalogues);
});
