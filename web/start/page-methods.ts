import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { takesJson } from '#web/core/api-client/sent-json.ts';

type ServerRoutes = ServerBuild['routes'];

/** Paths whose route is remembered, and their length: the router compares all patterns anew each time it is asked. */
const mostKnown = 2000;
const longestKnown = 400;

/** Finds what a page takes by its path, which may be that of the page's data. */
export function pageMethods(routes: ServerRoutes) {
  const tree = childrenOf(routes, undefined);
  const known = new Map<string, string | undefined>();
  const idsOf = (path: string) => matchRoutes(tree, path)?.map(({ route }) => route.id ?? '') ?? [];
  function idAt(path: string): string | undefined {
    if (path.length > longestKnown) return idsOf(path).at(-1);
    if (!known.has(path)) {
      if (known.size >= mostKnown) known.clear();
      known.set(path, idsOf(path).at(-1));
    }
    return known.get(path);
  }
  function routeAt(path: string) {
    const id = idAt(path.replace(/\/_\.data$/, '/').replace(/\.data$/, ''));
    return id === undefined ? undefined : routes[id];
  }
  return {
    /**
     * Returns the methods of a page: GET for a component or a loader, POST for an action. Empty if there is no such
     * page.
     */
    methodsOf(path: string): readonly string[] {
      const route = routeAt(path);
      if (!route || route.path?.endsWith('*')) return [];
      const { default: screen, loader, action } = route.module;
      return [...(screen || loader ? ['GET', 'HEAD'] : []), ...(action ? ['POST'] : [])];
    },
    /** Returns the ids of the routes that a page consists of, outermost first, by its path or the path's pattern. */
    idsOf,
    /** True if the page's action reads JSON, as its `handle` says. */
    takesJson: (path: string): boolean => routeAt(path)?.module.handle === takesJson,
  };
}

function childrenOf(routes: ServerRoutes, parentId: string | undefined): RouteObject[] {
  const children = Object.values(routes).filter((route) => route?.parentId === parentId);
  return children.flatMap((route) => (route ? [routeOf(routes, route)] : []));
}

function routeOf(routes: ServerRoutes, { id, path, index }: Pick<RouteObject, 'id' | 'path' | 'index'>): RouteObject {
  if (index) return { id, index };
  return { id, ...(path !== undefined && { path }), children: childrenOf(routes, id) };
}
