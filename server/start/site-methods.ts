import type { Api } from '#platform/http/mount.ts';
import { methodsOfCall } from './api.ts';
import { languageAddress } from '#server/core/context/request-language.ts';

type Parts = {
  readonly api: Api;
  readonly apiBase: string;
  /** Returns the methods of a page, by its address in the shop's own language. */
  readonly methodsOfPage: (path: string) => readonly string[];
};

/** Returns a function that returns the methods of a path of the site; none if the path does not exist. */
export function methodsOfSite({ api, apiBase, methodsOfPage }: Parts): (path: string) => readonly string[] {
  return (path) => {
    if (path.startsWith(`${apiBase}/`)) return methodsOfCall(api, path);
    if (path.startsWith('/media/') || path === '/healthz' || path === '/readyz') return ['GET', 'HEAD'];
    return methodsOfPage(languageAddress(path).target);
  };
}
