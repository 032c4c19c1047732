import type { Node, Visitor } from './rule.ts';

/** A fact with one home. `law` is what a person reads, `governs` says in which files it is watched. */
export type Fact = {
  readonly law: string;
  readonly governs: (path: string) => boolean;
  readonly watch: (path: string, found: (node: Node, detail?: string) => void) => Visitor;
};
