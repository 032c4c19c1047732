import type { RouteConfigEntry } from '@react-router/dev/routes';
import { backOfficeFrame } from '#web/core/hydration/start-files.ts';

/** Pages outside of the back office that no shopper opens: the specimens of controls, a preview, and a shop's first page. */
const besides = [
  'site/specimens/specimens.page.tsx',
  'site/home/home-preview.page.tsx',
  'office/opening/setup.page.tsx',
];

/** Returns the paths in the project of the modules of the routes that no shopper opens. */
export function deskFiles(routes: readonly RouteConfigEntry[]): ReadonlySet<string> {
  const isOfDesk = ({ file, path = '' }: RouteConfigEntry) =>
    file === `${backOfficeFrame}.tsx` || path.startsWith('admin/');
  const frames = routes.filter(isOfDesk).flatMap(filesOf);
  return new Set([...frames, ...besides].map((file) => `web/${file}`));
}

function filesOf({ file, children = [] }: RouteConfigEntry): string[] {
  return [file, ...children.flatMap(filesOf)];
}
