import { basename, dirname } from 'node:path';
import { projectPath } from './rule.ts';
import type { Rule } from './rule.ts';

const drawers = new Set(['lib', 'utils', 'util', 'helpers', 'helper', 'common', 'misc']);

/** The rule shop/names: a file says its thing and its role, and lives with its owner; no barrels and no drawers. */
export const names: Rule = {
  create(context) {
    const message = misnamed(projectPath(context));
    return message === undefined ? {} : { Program: (node) => context.report({ node, message }) };
  },
};

/** What is wrong with the name of a file or of a folder it is in, or undefined. */
export function misnamed(path: string): string | undefined {
  const file = basename(path);
  if (file.startsWith('index.')) return 'no index files: name the thing, then its role';
  const drawer = [...dirname(path).split('/'), file.replace(/\..*$/, '')].find((step) => drawers.has(step));
  return drawer === undefined ? undefined : `'${drawer}' is a drawer: put the code with its narrowest owner`;
}
