import { join, relative } from 'node:path';
import routes from '#web/routes.ts';
import { chunkName, chunkOrder, type ChunkName } from './chunk-names.ts';
import { deskFiles } from './desk-files.ts';
import { needIn, usersIn, type ModuleOf } from './module-users.ts';

const root = join(import.meta.dirname, '../..');

/** Returns a module's path in the project, without what the router's build adds to it. */
const pathOf = (id: string) => relative(root, id.replace(/\?.*$/, ''));

const pages = {
  entry: 'web/entry.client.tsx',
  arrival: new Set([
    'web/site/home/landing.page.tsx',
    'web/goods/products/catalogue.page.tsx',
    'web/goods/products/detail.page.tsx',
  ]),
  bag: 'web/sales/bag/bag.page.tsx',
  login: 'web/people/accounts/login.page.tsx',
  later: new Set([
    'web/goods/products/product-info.tsx',
    'web/goods/products/other-products.tsx',
    'web/marketing/reviews/product-reviews.tsx',
  ]),
};

type Graph = { readonly getModuleInfo: ModuleOf };

/** The groups of the bundler: one for each name, in their order, each of the modules that `chunkName` gives it. */
export function chunkGroups() {
  const nameOf = chunkNames();
  return chunkOrder.map((name, at) => ({
    name: (id: string, graph: Graph) => (nameOf(id, graph) === name ? name : null),
    debugName: name,
    priority: chunkOrder.length - at,
  }));
}

function chunkNames(): (id: string, graph: Graph) => ChunkName | undefined {
  const deskPages = deskFiles(routes);
  let known: ReturnType<typeof readGraph> | undefined;
  return (id, graph) => {
    known ??= readGraph((one) => graph.getModuleInfo(one), deskPages);
    // A page that the entry brings is a start of its own too, under another id of the same file.
    const users = [...new Set([...known.usersOf(id), ...known.usersOf(id.replace(/\?.*$/, ''))])];
    const desk = new Set(users.filter(known.isOfDesk).map(pathOf));
    const module = { path: pathOf(id), users: new Set(users.map(pathOf)), needsSchemas: known.needsSchemas(id) };
    return chunkName(module, { ...pages, desk });
  };
}

function readGraph(moduleOf: ModuleOf, deskPages: ReadonlySet<string>) {
  const usersOf = usersIn(moduleOf);
  /** True for a screen of the back office, and for what is imported later by such screens alone. */
  const isOfDesk = (start: string, around: ReadonlySet<string> = new Set()): boolean => {
    if (deskPages.has(pathOf(start)) || around.has(start)) return true;
    const { isEntry = true, dynamicImporters = [] } = moduleOf(start) ?? {};
    const seen = new Set([...around, start]);
    return !isEntry && dynamicImporters.flatMap((one) => [...usersOf(one)]).every((one) => isOfDesk(one, seen));
  };
  const isExtraLibrary = (id: string) =>
    pathOf(id).startsWith('node_modules/') && ![...usersOf(id)].some((one) => pathOf(one) === pages.entry);
  return { usersOf, isOfDesk: (start: string) => isOfDesk(start), needsSchemas: needIn(moduleOf, isExtraLibrary) };
}
