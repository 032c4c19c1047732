import type { Plugin } from 'vite';

/** With this React Router names the file of a route in the browser's build. */
const routeFile = '?__react-router-build-client-route';

/**
 * Lets a page show another one without a file for what both need: `import('./other.page.tsx')` then loads the file that
 * the other page has as a route. Else each first visit of the other page would load two files.
 */
export const pageOfPage: Plugin = {
  name: 'page-of-page',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    order: 'pre',
    filter: { id: /^(?:\.|#web\/)[\w./-]*\.page\.tsx$/ },
    async handler(source, importer) {
      if (importer === undefined || importer.includes(routeFile)) return null;
      const page = await this.resolve(source, importer, { skipSelf: true });
      return page === null ? null : `${page.id}${routeFile}`;
    },
  },
};
