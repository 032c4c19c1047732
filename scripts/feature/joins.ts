import { z } from 'zod';
import { BadRequest } from './words.ts';
import type { Words } from './words.ts';

/** A place in an existing file where a feature is added: `line` goes before or after the last line that matches. */
type Join = {
  readonly file: string;
  readonly where: 'before' | 'after';
  readonly anchor: RegExp;
  readonly line: string;
};

function joinsOf({ area, feature, group }: Words): Join[] {
  return [
    {
      file: 'contract/api.ts',
      where: 'after',
      anchor: /^import \{ \w+ \} from '\.\/[\w/-]+\.ts';$/,
      line: `import { ${group} } from './${area}/${feature}.ts';`,
    },
    {
      file: 'server/api.ts',
      where: 'after',
      anchor: /^import \{ \w+Routes \} from /,
      line: `import { ${group}Routes } from './${area}/${feature}/${feature}.routes.ts';`,
    },
    {
      file: 'server/api.ts',
      where: 'after',
      anchor: /^ {2}mount\(app, api\.\w+, \w+, mounting\);$/,
      line: `  mount(app, api.${group}, ${group}Routes, mounting);`,
    },
    {
      file: 'web/routes.ts',
      where: 'before',
      anchor: /^ {4}route\('\*', /,
      line: `    route('${feature}', '${area}/${feature}/${feature}.page.tsx'),`,
    },
  ];
}

const floorsFile = 'scripts/lint/floors.ts';

/** The texts of the new page, by the language whose catalogue must be complete. */
const newTexts = {
  'messages/es-AR.json': ({ title }: Words) => ({ title, empty: 'Todavía no hay nada para mostrar.' }),
  'messages/en.json': ({ feature }: Words) => ({
    title: englishTitle(feature),
    empty: 'There is nothing to show yet.',
  }),
};

const catalogue = z.record(z.string(), z.string());

export const joinedFiles = [
  'contract/api.ts',
  'server/api.ts',
  'web/routes.ts',
  floorsFile,
  'messages/es-AR.json',
  'messages/en.json',
] as const;

/**
 * Returns the texts of `joinedFiles` with the feature added: its description, routes, page address, floor and texts. Throws
 * BadRequest when a file no longer has the place for it.
 */
export function joined(words: Words, texts: Readonly<Record<string, string>>): Record<string, string> {
  const result = { ...texts };
  for (const join of joinsOf(words)) result[join.file] = withLine(join, result[join.file] ?? '');
  result['contract/api.ts'] = withName(result['contract/api.ts'] ?? '', words.group);
  result[floorsFile] = withFloor(result[floorsFile] ?? '', words);
  for (const [file, textsOf] of Object.entries(newTexts)) {
    result[file] = withTexts(result[file] ?? '', words.feature, textsOf(words));
  }
  return result;
}

function withLine({ file, where, anchor, line }: Join, text: string): string {
  const lines = text.split('\n');
  const at = lines.findLastIndex((one) => anchor.test(one));
  if (at === -1) throw new BadRequest(`${file} has no place for: ${line.trim()}`);
  return lines.toSpliced(where === 'after' ? at + 1 : at, 0, line).join('\n');
}

/** Adds a name to `export const api = { accounts, stock } as const`. */
function withName(text: string, group: string): string {
  if (!/export const api = \{/.test(text)) throw new BadRequest('contract/api.ts does not export api');
  return text.replace(/(export const api = \{[^}]*?),?(\s*)\}/, `$1, ${group}$2}`);
}

/** Adds a new feature below the others of its area, in the server and in the pages. */
function withFloor(text: string, { area, feature }: Words): string {
  return ['server', 'web'].reduce((floors, room) => {
    const row = `'${room}/${area}': [`;
    if (!floors.includes(row)) throw new BadRequest(`${floorsFile} has no row ${row}`);
    return floors.replace(row, `${row}['${feature}'], `);
  }, text);
}

/** Adds the texts of a feature to a catalogue, which is sorted by key. */
function withTexts(text: string, feature: string, texts: Readonly<Record<string, string>>): string {
  const added = Object.entries(texts).map(([name, words]) => [`${feature}.${name}`, words] as const);
  const all = [...Object.entries(catalogue.parse(JSON.parse(text))), ...added];
  const sorted = Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

/** 'gift-cards' is 'Gift cards'. */
function englishTitle(feature: string): string {
  return feature.charAt(0).toUpperCase() + feature.slice(1).replaceAll('-', ' ');
}
