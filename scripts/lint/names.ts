import { basename, dirname } from 'node:path';
import { projectPath, type Rule } from './rule.ts';

const vagueNames = new Set(['lib', 'utils', 'util', 'helpers', 'helper', 'common', 'misc']);

/**
 * The rule shop/names: a file name has a subject and a role, and the file is with its owner; no barrels, no vague
 * names.
 */
export const names: Rule = {
  create(context) {
    const message = misnamed(projectPath(context));
    return message === undefined ? {} : { Program: (node) => context.report({ node, message }) };
  },
};

/** Returns what is wrong with the name of a file or of its folders, or undefined. */
export function misnamed(path: string): string | undefined {
  const file = basename(path);
  if (file.startsWith('index.')) return 'no index files: name the thing, then its role';
  const vague = [...dirname(path).split('/'), file.replace(/\..*$/, '')].find((step) => vagueNames.has(step));
  return vague === undefined
    ? undefined
    : `'${vague}' says nothing about its content: put the code with its narrowest owner`;
}
