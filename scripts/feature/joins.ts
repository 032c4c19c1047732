import { z } from 'zod';
import { BadRequest, type Words } from './words.ts';

/** A place in an existing file where a feature is added: `line` goes before or after the last line that matches. */
type Join = {
  readonly file: string;
  readonly where: 'before' | 'after';
  readonly anchor: RegExp;
  /** Its indentation is that of the line that matches. */
  readonly line: string;
};

const callsFile = (area: string) => `contract/${area}/calls.ts`;

const routesFile = (area: string) => `server/${area}/routes.ts`;

function joinsOf({ area, feature, group }: Words): Join[] {
  return [
    {
      file: callsFile(area),
      where: 'after',
      anchor: /^import \{ \w+ \} from '\.\/[\w/-]+\.ts';$/,
      line: `import { ${group} } from './${feature}.ts';`,
    },
    { file: callsFile(area), where: 'after', anchor: /^ {2}\w+,$/, line: `${group},` },
    {
      file: routesFile(area),
      where: 'after',
      anchor: /^import \{ .*\w+Routes \} from /,
      line: `import { ${group}Routes } from './${feature}/${feature}.routes.ts';`,
    },
    {
      file: routesFile(area),
      where: 'after',
      anchor: /^ +\w+: \w+Routes(?:\(services\))?,$/,
      line: `${group}: ${group}Routes,`,
    },
    {
      file: 'web/routes.ts',
      where: 'before',
      anchor: /^ {4}route\('\*', /,
      line: `route('${feature}', '${area}/${feature}/${feature}.page.tsx'),`,
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

/** Returns the files in which a feature of an area is joined to the others. */
export function joinedFiles({ area }: Words): string[] {
  return [callsFile(area), routesFile(area), 'web/routes.ts', floorsFile, 'messages/es-AR.json', 'messages/en.json'];
}

/**
 * Returns the texts of `joinedFiles` with the feature added: its description, routes, page address, floor and texts. Throws
 * BadRequest when a file no longer has the place for it.
 */
export function joined(words: Words, texts: Readonly<Record<string, string>>): Record<string, string> {
  const result = { ...texts };
  for (const join of joinsOf(words)) result[join.file] = withLine(join, result[join.file] ?? '');
  result[floorsFile] = withFloor(result[floorsFile] ?? '', words);
  for (const [file, textsOf] of Object.entries(newTexts)) {
    result[file] = withTexts(result[file] ?? '', words.feature, textsOf(words));
  }
  return result;
}

function withLine({ file, where, anchor, line }: Join, text: string): string {
  const lines = text.split('\n');
  const at = lines.findLastIndex((one) => anchor.test(one));
  if (at === -1) throw new BadRequest(`${file} has no place for: ${line}`);
  const indentation = /^ */.exec(lines[at] ?? '')?.[0] ?? '';
  return lines.toSpliced(where === 'after' ? at + 1 : at, 0, `${indentation}${line}`).join('\n');
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
