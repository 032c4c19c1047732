import type { Plugin } from 'vite';

const importsHref = /import \{[^}]*\bhref\b[^}]*\} from 'react-router'/;

/** Matches `href('/bag')`, of a route without parameters, whose result is '/bag'. */
const staticLink = /(?<![\w$.])href\('(\/[\w./-]*)'\)/g;

/** Returns a module with `href` calls for routes without parameters replaced by the address. */
export function withStaticLinks(code: string): string {
  return importsHref.test(code) ? code.replace(staticLink, "'$1'") : code;
}

/** Inlines typed links to routes without parameters at build time, so that they cost no bytes and no time. */
export const staticLinks: Plugin = {
  name: 'static-links',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/[^?]*\.tsx?$/, code: 'href(' },
    handler: (code) => ({ code: withStaticLinks(code), map: null }),
  },
};
