import type { Plugin } from 'vite';

/**
 * Expressions of the router's files that are constant in this shop, with their value. Without them the bundler leaves out
 * what they lead to:
 * - tracing of the router's calls, and routes that are found later: options that `client-router.tsx` does not set;
 * - the root's default error page and placeholder, with the router's own `Scripts`: the root has its own;
 * - server components;
 * - style sheets and other links of routes (so the root has no `Links`), for which a link that is touched would import the page
 *   it leads to. The router reloads the page when an import fails, which offline shows the browser's own error page: route-code.ts fetches first.
 */
const constants: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'router/router.js': [[/\binit\.(?:instrumentations|patchRoutesOnNavigation)\b/g, 'undefined']],
  'dom/ssr/routes.js': [
    [/route\.id === "root" \? RemixRootDefaultHydrateFallback : void 0/g, 'void 0'],
    [/route\.id === "root" \? \(\) => [^;]*RemixRootDefaultErrorBoundary[^;]* : void 0/g, 'void 0'],
    [/cachedModule \? prefetchStyleLinks\(route, cachedModule\) : Promise\.resolve\(\)/g, 'Promise.resolve()'],
    [/let prefetchRouteCssPromise = prefetchRouteCss\(route\);/g, ''],
    [/await Promise\.all\(\[prefetchRouteCssPromise, prefetchStyleLinks\(route, routeModule\)\]\);/g, ''],
  ],
  'dom/ssr/components.js': [
    [/\buseIsRSCRouterContext\(\)/g, 'false'],
    [/\buseKeyedPrefetchLinks\(newMatchesForAssets\)/g, '[]'],
  ],
  'dom/ssr/routeModules.js': [
    [
      /console\.error\(`Error loading[^]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/g,
      'throw error;',
    ],
  ],
  'components.js': [[/\buseIsRSCRouterContext\(\)/g, 'false']],
};

/** Returns the code of a file of the router, named below its `lib`, with these values. Throws if the code is another. */
export function withConstants(file: string, code: string): string {
  return (constants[file] ?? []).reduce((before, [expression, value]) => {
    const after = before.replace(expression, value);
    if (after === before) throw new Error(`${file} of the router has no ${expression.source}.`);
    return after;
  }, code);
}

/** Leaves parts of React Router that the shop does not use out of the browser's build. */
export const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/production\/lib\/.*\.js$/ },
    handler: (code, id) => ({ code: withConstants(id.replace(/^.*\/production\/lib\//, ''), code), map: null }),
  },
};
