/** What is needed of a module of the bundler's graph. Ids are those of the bundler. */
export type GraphModule = {
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
};

export type ModuleOf = (id: string) => GraphModule | null;

/**
 * Returns a function that says which starts load a module with themselves. A start is where loading begins: an entry of the
 * build, such as a page, or a module that is imported later (`import()`). A start is among its own.
 */
export function usersIn(moduleOf: ModuleOf): (id: string) => ReadonlySet<string> {
  const known = new Map<string, GraphModule | null>();
  const found = new Map<string, ReadonlySet<string>>();
  const moduleAt = (id: string) => {
    const seen = known.get(id);
    if (seen !== undefined) return seen;
    const read = moduleOf(id);
    known.set(id, read);
    return read;
  };
  return (id) => {
    const before = found.get(id);
    if (before !== undefined) return before;
    const users = new Set([...withImporters(id, moduleAt)].filter((one) => isStart(moduleAt(one))));
    found.set(id, users);
    return users;
  };
}

/** Returns a function that says whether a module needs one of some others, directly or over others. */
export function needIn(moduleOf: ModuleOf, isOne: (id: string) => boolean): (id: string) => boolean {
  const found = new Map<string, boolean>();
  return (id) => {
    const before = found.get(id);
    if (before !== undefined) return before;
    const all = new Set([id]);
    for (const one of all) {
      for (const imported of moduleOf(one)?.importedIds ?? []) all.add(imported);
    }
    const needs = [...all].some(isOne);
    found.set(id, needs);
    return needs;
  };
}

function isStart(module: GraphModule | null): boolean {
  return module !== null && (module.isEntry || module.dynamicImporters.length > 0);
}

/** Returns a module and all that import it, directly or over others, but for those that import it later. */
function withImporters(id: string, moduleAt: ModuleOf): ReadonlySet<string> {
  // A set that grows while it is read yields what was added, so that circles end.
  const all = new Set([id]);
  for (const one of all) {
    for (const importer of moduleAt(one)?.importers ?? []) all.add(importer);
  }
  return all;
}
