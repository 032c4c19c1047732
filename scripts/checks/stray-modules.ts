import { posix } from 'node:path';
import { z } from 'zod';
import { startFiles } from '#web/core/hydration/start-files.ts';
import { backOfficeRoutes } from '../front-build/shop-routes.ts';
import type { Manifest } from './client-bundle.ts';

const chunks = z.record(z.string(), z.object({ modules: z.array(z.string()), loads: z.array(z.string()) }));

/** The files of the browser's build with their modules, as scripts/front-build/chunk-modules.ts writes them. */
export type Chunks = z.infer<typeof chunks>;

/** Reads the list of the files and their modules. */
export function readChunks(json: string): Chunks {
  return chunks.parse(JSON.parse(json));
}

/** Modules that no page of the shop may load, also not later, by what they are. */
const foreign = {
  'the editor of rich text': /^node_modules\/(?:@tiptap\/|prosemirror-)|^web\/core\/rich-text\//,
  'a page of the back office': /^web\/\w+\/(?:[\w-]+-desk|desk-list)\/|\.admin\.tsx$/,
  'the tables of countries':
    /^contract\/core\/countries\/(?:[a-z]{2}(?:-ids)?|countries|present-country|known-zones|places)\.ts$/,
} as const;

/** Pages that no shopper opens: the specimens of controls, and the first page of a shop's owner. */
const notForShoppers = new Set(['site/specimens/specimens.page', 'office/opening/setup.page']);

/** Returns the modules that the pages of the shop load, at first or later, and that belong elsewhere. */
export function strayModules({ routes, ...manifest }: Manifest, chunksByFile: Chunks): string[] {
  const ofBackOffice = new Set(backOfficeRoutes(routes));
  const found = Object.keys(routes)
    .filter((id) => !ofBackOffice.has(id) && !notForShoppers.has(id))
    .flatMap((id) => {
      const { preloads } = startFiles({ ...manifest, routes }, [id]);
      return strayIn(filesOver(preloads, chunksByFile), chunksByFile).map((what) => `${id} loads ${what}`);
    });
  return [...new Set(found)];
}

/** Returns the names of the files at some addresses, and of all that they load, also later. */
function filesOver(addresses: readonly string[], chunksByFile: Chunks): ReadonlySet<string> {
  // The copy of a language has the same names in a folder of its own.
  const byName = new Map(Object.entries(chunksByFile).map(([file, { loads }]) => [posix.basename(file), loads]));
  const found = new Set<string>();
  const follow = (address: string): void => {
    const name = posix.basename(address);
    if (found.has(name)) return;
    found.add(name);
    for (const loaded of byName.get(name) ?? []) follow(loaded);
  };
  for (const address of addresses) follow(address);
  return found;
}

function strayIn(files: ReadonlySet<string>, chunksByFile: Chunks): string[] {
  return Object.entries(chunksByFile).flatMap(([file, { modules }]) =>
    files.has(posix.basename(file))
      ? modules.flatMap((path) =>
          Object.entries(foreign).flatMap(([what, pattern]) => (pattern.test(path) ? [`${what}: ${path}`] : [])),
        )
      : [],
  );
}
