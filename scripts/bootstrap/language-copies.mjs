import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const firstLanguage = 'es-AR';

const marker = /@@([\w-]+(?:\.[\w-]+)*)@@/g;

/** 'es-AR.json', which is not tsconfig.json. */
const catalogue = /^[a-z]{2}(-[A-Z]{2})?\.json$/;

/** The address of a script in the pages: "/assets/shop-1a2b3c4d.js", or without the first stroke. */
const scriptAddress = /(["'`]\/?assets\/)([\w.-]+\.js)/g;

/**
 * Makes a copy of the built pages for each language, with its texts in the places of the markers that
 * scripts/front-build/inline-messages.ts left: build/server/en/, build/client/assets/en-1a2b3c4d/. The folder's name
 * has a hash of its scripts, because the names in it do not depend on the texts. Throws if a marker has no text.
 */
export function copyForLanguages(root) {
  const client = join(root, 'build/client/assets');
  const server = join(root, 'build/server');
  const scripts = takeScripts(client);
  const modules = takeScripts(server);
  rmSync(join(server, 'assets'), { recursive: true, force: true });
  for (const [language, texts] of readCatalogues(join(root, 'messages'))) {
    const translated = scripts.map(([name, code]) => [name, withTexts(code, texts)]);
    const hash = createHash('sha256').update(JSON.stringify(translated)).digest('hex').slice(0, 8);
    const place = (code) => code.replace(scriptAddress, `$1${language}-${hash}/$2`);
    for (const [name, code] of translated) write(join(client, `${language}-${hash}`, name), place(code));
    for (const [name, code] of modules) write(join(server, language, name), place(withTexts(code, texts)));
  }
}

/** Returns the scripts below a folder with their names, and removes them from it. */
function takeScripts(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  return names.map((name) => {
    const code = readFileSync(join(folder, name), 'utf8');
    rmSync(join(folder, name));
    return [name, code];
  });
}

/**
 * Returns the texts of each language. What one does not say differently is as in the one that based-on.json names, or in
 * the first one.
 */
export function readCatalogues(folder) {
  const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const basedOn = read('based-on');
  const textsOf = (language) =>
    language === firstLanguage
      ? read(firstLanguage)
      : { ...textsOf(basedOn[language] ?? firstLanguage), ...read(language) };
  const files = readdirSync(folder).filter((name) => catalogue.test(name));
  return files.map((name) => {
    const language = name.replace('.json', '');
    return [language, { ...textsOf(language), language }];
  });
}

/** Returns code with texts for its markers. */
export function withTexts(code, texts) {
  return code.replace(marker, (_marker, key) => {
    if (!Object.hasOwn(texts, key)) throw new Error(`There is no message ${key}`);
    return escaped(texts[key]);
  });
}

/** Returns a text as it can stand in a string with any kind of quotes: the bundler chooses them. */
function escaped(text) {
  const inDoubleQuotes = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return inDoubleQuotes.replace(/["'`$]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function write(path, code) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}
