import { matchRoutes } from 'react-router';
import type { RouteObject, ServerBuild } from 'react-router';
import { takesJson } from './api-client/sent-json.ts';

type ServerRoutes = ServerBuild['routes'];

/** Finds what a page takes by its path, which may be that of the page's data. */
export function pageMethods(routes: ServerRoutes) {
  const tree = childrenOf(routes, undefined);
  function routeAt(path: string) {
    const page = matchRoutes(tree, path.replace(/\/_\.data$/, '/').replace(/\.data$/, ''))?.at(-1);
    return page?.route.id === undefined ? undefined : routes[page.route.id];
  }
  return {
    /** The methods, by what its route has: a screen or a loader is read, an action is sent to. None where no page is. */
    methodsOf(path: string): readonly string[] {
      const route = routeAt(path);
      if (!route || route.path?.endsWith('*')) return [];
      const { default: screen, loader, action } = route.module;
      return [...(screen || loader ? ['GET', 'HEAD'] : []), ...(action ? ['POST'] : [])];
    },
    /** True if its action reads JSON, as its `handle` says. */
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
