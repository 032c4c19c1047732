import type { Node, Visitor } from './rule.ts';

/** A fact with one home. `law` is the message, `governs` returns true for the files to check. */
export type Fact = {
  readonly law: string;
  readonly governs: (path: string) => boolean;
  readonly watch: (path: string, found: (node: Node, detail?: string) => void) => Visitor;
};
