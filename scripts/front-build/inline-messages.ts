import { join } from 'node:path';
import type { Plugin } from 'vite';

const importsMessages = /from '(?:#messages|\.)\/messages\.ts'/;

/** Matches the beginning of `t('bag.title')` and `t('bag.units', { … })`, and all of the first. */
const call = /(?<![\w$.])(?:(t)|pattern)\(\s*'([\w-]+(?:\.[\w-]+)+)'(?:,?\s*(\))|,)/g;

/** Returns what stands for a message's text until the build is copied for each language. */
export function markerOf(key: string): string {
  return `@@${key}@@`;
}

/** Matches a table of `lateTexts`, whose texts stand between the braces. */
const table = /\blateTexts\(\{((?:[^{}]|\{[^{}]*\})*)\}\)/g;

/** Matches a text of such a table, up to the next one or the end. */
const late = /([\w$]+|'[^']+'): \(\) =>\s*([\s\S]*?)(?=,\s*(?:[\w$]+|'[^']+'): \(\) =>|,?\s*$)/g;

/** Returns a text of a table as the constant that it is, or as a getter. */
const toldAt = (_text: string, name: string, said: string) =>
  /^'@@[\w.-]+@@'$/.test(said) ? `${name}: ${said}` : `get ${name}() { return ${said}; }`;

/** Returns a module with the keys of its messages replaced by markers, and without calls that fill in nothing. */
export function withMarkers(code: string): string {
  if (!importsMessages.test(code)) return code;
  const marked = code.replace(call, (_call, isText: string | undefined, key: string, end: string | undefined) => {
    const text = `'${markerOf(key)}'`;
    return end === undefined && isText ? `t(${text},` : text;
  });
  return marked.replace(table, (_table, texts: string) => `({${texts.replace(late, toldAt)}})`);
}

const folder = join(import.meta.dirname, '../../messages');

/** The modules that have another one for the build. */
const instead: Readonly<Record<string, string>> = {
  'messages.ts': 'built-messages.ts',
  'present-language.ts': 'built-language.ts',
};

/**
 * Replaces messages by markers in the build of the pages: scripts/bootstrap/language-copies.mjs then makes a copy of the
 * build for each language, as other compilers of messages do. No page loads a catalogue, and no message is looked up. The
 * bundler computes with constants: code must not use the length or the letters of a message that has no arguments.
 */
export const inlineMessages: Plugin = {
  name: 'inline-messages',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ define: { SHOP_LANGUAGE: JSON.stringify(markerOf('language')) } }),
  resolveId: {
    filter: { id: /(?:^#messages|^\.)\/(?:messages|present-language)\.ts$/ },
    handler: (id, importer) => {
      const name = id.slice(id.lastIndexOf('/') + 1);
      const isHere = id.startsWith('#') || importer?.startsWith(folder) === true;
      return isHere ? join(folder, instead[name] ?? name) : undefined;
    },
  },
  transform: {
    // The router builds some exports of a page from the same file with a query, such as '?route-chunk=clientAction'.
    filter: { id: /\/(?:web|contract|messages)\/[^?]*\.tsx?(?:\?[\w=-]+)?$/, code: '/messages.ts' },
    handler: (code) => ({ code: withMarkers(code), map: null }),
  },
};
