import type { ProjectFile } from './project-files.ts';

export type Requirement = { readonly id: string; readonly state: string };

const row = /^\|\s*([A-Z]+-\d+)\s*\|.*\|\s*(\S+)\s*\|\s*$/gm;

/** Returns the rows of docs/requirements.md: its tables have the id in the first column and the state in the last. */
export function readRequirements(document: string): Requirement[] {
  return [...document.matchAll(row)].map(([, id = '', state = '']) => ({ id, state }));
}

/** Matches `test('...'`, `describe.concurrent('...'` and the second call of `test.for(cases)('...'`. */
const title = /(?:\b(?:test|it|describe|suite)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Returns the ids in the titles of a test file, if their area is known: 'BAG-2' is one if the list has a BAG. */
export function idsInTitles(text: string, areas: ReadonlySet<string>): string[] {
  const titles = [...text.matchAll(title)].map((match) => match[2] ?? '');
  const ids = titles.flatMap((words) => words.match(/\b[A-Z]+-\d+\b/g) ?? []);
  return [...new Set(ids)].filter((id) => areas.has(areaOf(id)));
}

const areaOf = (id: string) => id.slice(0, id.indexOf('-'));

/** Returns all disagreements of the list and the tests, one sentence each. */
export function disagreements(requirements: readonly Requirement[], tests: readonly ProjectFile[]): string[] {
  const areas = new Set(requirements.map(({ id }) => areaOf(id)));
  const named = new Map(tests.flatMap(({ path, text }) => idsInTitles(text, areas).map((id) => [id, path] as const)));
  const known = new Map(requirements.map(({ id, state }) => [id, state]));
  return [
    ...repeated(requirements).map((id) => `${id} stands twice in the list`),
    ...requirements
      .filter(({ state }) => !isState(state))
      .map(({ id, state }) => `${id} is '${state}', not works or planned`),
    ...requirements
      .filter(({ id, state }) => state === 'works' && !named.has(id))
      .map(({ id }) => `${id} works, but no test names it`),
    ...[...named]
      .filter(([id]) => known.get(id) === 'planned')
      .map(([id, path]) => `${id} is planned, but ${path} tests it`),
    ...[...named]
      .filter(([id]) => !known.has(id))
      .map(([id, path]) => `${id} is not in the list, but ${path} tests it`),
  ];
}

function isState(state: string): boolean {
  return state === 'works' || state === 'planned';
}

function repeated(requirements: readonly Requirement[]): string[] {
  const ids = requirements.map(({ id }) => id);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}
