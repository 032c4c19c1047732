import { glob, readFile } from 'node:fs/promises';

/** Folders of generated files; hidden ones (.git, .cache, .react-router, .data) are excluded too. */
const made = new Set(['node_modules', 'build', 'test-results']);

export type ProjectFile = { readonly path: string; readonly text: string };

/**
 * Returns the source files with their text, sorted by path: those whose names end in one of `endings`, such as '.ts'.
 * Paths are relative to `folder`, with slashes.
 */
export async function projectFiles(folder: string, endings: readonly string[]): Promise<ProjectFile[]> {
  const exclude = (entry: { readonly name: string }) => made.has(entry.name) || entry.name.startsWith('.');
  const found = glob('**/*', { cwd: folder, withFileTypes: true, exclude });
  const paths: string[] = [];
  for await (const entry of found) {
    if (entry.isFile() && endings.some((ending) => entry.name.endsWith(ending))) {
      paths.push(`${entry.parentPath}/${entry.name}`);
    }
  }
  return Promise.all(
    paths.toSorted().map(async (path) => ({ path: path.slice(folder.length + 1), text: await readFile(path, 'utf8') })),
  );
}
