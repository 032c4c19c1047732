import { relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

/** A rule of oxlint's plugin API. The package exports the type only as a parameter of its rule tester. */
export type Rule = Parameters<RuleTester['run']>[1];

type CreatedRule = Exclude<Rule, { createOnce: unknown }>;

export type Context = Parameters<CreatedRule['create']>[0];

/** The visitor functions by node type: `{ CallExpression(node) { ... } }`. */
export type Visitor = ReturnType<CreatedRule['create']>;

export type Node = Parameters<NonNullable<Visitor[string]>>[0];

/** The node of one type: `NodeOf<'CallExpression'>`. */
export type NodeOf<Type extends Node['type']> = OfType<Node, Type>;

type OfType<One extends Node, Type> = One extends Node ? (Type extends One['type'] ? One : never) : never;

/**
 * Returns the path of the linted file below oxlint's working directory, with slashes: 'server/sales/orders/place-order.ts'. The
 * tests of the rules lint many small projects in one run, each in a folder as 'project-7'.
 */
export function projectPath(context: Context): string {
  return relative(context.cwd, context.filename)
    .split(sep)
    .join('/')
    .replace(/^project-\d+\//, '');
}
