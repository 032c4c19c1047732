import { areas } from './areas.ts';

/** How many folders and files a level that people read has at most: the areas of a room, and the features of an area. */
export const mostEntries = 12;

/** A feature of fewer files, with its tests, is a file. */
export const fewestFiles = 3;

/** What is no entry: it has the same name in every area, or the room needs it. */
const besideFeatures = /^(?:README\.md|tsconfig\.json|(?:calls|errors|events|jobs|routes|desk-links)\.ts)$/;

const isTest = (name: string) => /\.(?:test|spec)\.tsx?$/.test(name);

/** Entries of a level that do not count, with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  'web/entry.client.tsx': 'React Router looks for it there',
  'web/entry.server.tsx': 'React Router looks for it there',
  'web/root.tsx': 'React Router looks for it there',
};

/** Returns the names in a folder of the project; those of folders end with a slash. */
export type Names = (folder: string) => readonly string[];

/** Returns what is wrong with the levels of the project, as 'web/core has 17 entries'. */
export function wrongLevels(names: Names): string[] {
  const rooms = Object.keys(areas);
  const all = rooms.flatMap((room) => (areas[room] ?? []).map((area) => `${room}/${area}`));
  return [
    ...[...rooms, ...all].flatMap((level) => crowded(level, names)),
    ...all.flatMap((area) => small(area, names)),
  ];
}

function entriesOf(level: string, names: Names): string[] {
  const isEntry = (name: string) => !isTest(name) && !besideFeatures.test(name) && !(`${level}/${name}` in exceptions);
  return names(level).filter(isEntry);
}

function crowded(level: string, names: Names): string[] {
  const { length } = entriesOf(level, names);
  return length > mostEntries ? [`${level} has ${length} entries`] : [];
}

function small(area: string, names: Names): string[] {
  const folders = entriesOf(area, names).filter((name) => name.endsWith('/'));
  return folders
    .filter((name) => names(`${area}/${name.slice(0, -1)}`).length < fewestFiles)
    .map((name) => `${area}/${name} has fewer than ${fewestFiles} files`);
}
