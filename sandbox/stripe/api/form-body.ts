import { badRequest } from './stripe-error.ts';

/** What a form says: texts, lists and named values. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

type Named = { [name: string]: FormValue };

const MOST_DEPTH = 8;

/**
 * Reads a form as the provider does: `line_items[0][price_data][currency]=eur` is a list of named values, `expand[]=a` a list.
 * Throws StripeError 400.
 */
export function readForm(text: string): Named {
  const root: Tree = new Map();
  for (const [name, value] of new URLSearchParams(text)) place(root, stepsOf(name), value);
  return namedOf(root);
}

type Tree = Map<string, Tree | string>;

/** 'a[b][0]' is a, b, 0; an empty pair of brackets is the next place of a list. */
function stepsOf(name: string): string[] {
  const found = /^(?<first>[^[\]]+)(?<rest>(?:\[[^[\]]*\])*)$/.exec(name)?.groups;
  const steps = [
    found?.first ?? '',
    ...[...(found?.rest ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, step]) => step ?? ''),
  ];
  if (!found || steps.length > MOST_DEPTH) throw badRequest(`Invalid parameter name: ${name.slice(0, 100)}`);
  return steps;
}

function place(tree: Tree, [first = '', ...rest]: readonly string[], value: string): void {
  const name = first === '' ? String(tree.size) : first;
  if (rest.length === 0) {
    tree.set(name, value);
    return;
  }
  const known = tree.get(name);
  const below: Tree = known instanceof Map ? known : new Map();
  tree.set(name, below);
  place(below, rest, value);
}

function valueOf(found: Tree | string): FormValue {
  if (typeof found === 'string') return found;
  const isList = [...found.keys()].every((name, index) => name === String(index));
  return isList ? [...found.values()].map(valueOf) : namedOf(found);
}

/** A plain object without a prototype's names: `__proto__` is a name like any other. */
function namedOf(tree: Tree): Named {
  const named: Named = {};
  for (const [name, found] of tree) {
    Object.defineProperty(named, name, { value: valueOf(found), enumerable: true, writable: true, configurable: true });
  }
  return named;
}
