import { isTestFile, placeOf } from './places.ts';
import { projectPath, type Context, type Node, type NodeOf, type Rule, type Visitor } from './rule.ts';
import { nameOf, textOf } from './syntax.ts';

type FunctionNode = NodeOf<'ArrowFunctionExpression'> | NodeOf<'FunctionExpression'>;

const testRooms = new Set(['test', 'e2e']);
const suites = new Set(['test', 'it', 'describe', 'suite', 'bench']);
const modifiers = new Set(['skip', 'only', 'todo', 'fixme', 'fails', 'skipIf', 'runIf']);
const shorthands = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe']);

const noSleep = 'wait for the effect that a person would see, not for time to pass';
const noSkip = 'a test that does not run proves nothing: fix it or delete it';
const noStopwatch = 'a busy machine is slow: assert what happens or the order of it, not how long it took';

/** The rule shop/steady-tests: tests do not sleep, do not measure time, and all of them run. */
export const steadyTests: Rule = {
  create(context) {
    const path = projectPath(context);
    if (path.endsWith('.trial.ts')) return stopwatchesOf(context);
    if (!isTestFile(path) && !testRooms.has(placeOf(path).room)) return {};
    const report = (node: Node, message: string) => context.report({ node, message });

    return {
      ImportDeclaration(node: NodeOf<'ImportDeclaration'>) {
        if (/^(node:)?timers\/promises$/.test(node.source.value)) report(node, noSleep);
      },
      NewExpression(node: NodeOf<'NewExpression'>) {
        if (isSleep(node)) report(node, noSleep);
      },
      Literal(node: NodeOf<'Literal'>) {
        if (textOf(node) === 'networkidle') report(node, noSleep);
      },
      CallExpression(node: NodeOf<'CallExpression'>) {
        const name = nameOf(node.callee) ?? '';
        if (name === 'waitForTimeout') report(node, noSleep);
        if (node.callee.type === 'Identifier' && shorthands.has(name)) report(node, noSkip);
      },
      MemberExpression(node: NodeOf<'MemberExpression'>) {
        if (modifiers.has(nameOf(node) ?? '') && suites.has(rootName(node.object))) report(node, noSkip);
      },
      ...stopwatchesOf(context),
    };
  },
};

/** Durations: any use of `performance.now()`, and `Date.now() - begun`. Trials may sleep, but must not measure time. */
function stopwatchesOf(context: Context): Visitor {
  const report = (node: Node) => context.report({ node, message: noStopwatch });
  return {
    BinaryExpression(node: NodeOf<'BinaryExpression'>) {
      if (node.operator === '-' && isNowOf(node.left, 'Date')) report(node);
    },
    'CallExpression:exit'(node: NodeOf<'CallExpression'>) {
      if (isNowOf(node, 'performance')) report(node);
    },
  };
}

function isNowOf(node: Node, clock: string): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  return nameOf(node.callee) === 'now' && rootName(node.callee.object) === clock;
}

/** Returns `test` of `test.concurrent.skip` and of `test.extend({}).only`. */
function rootName(node: Node): string {
  if (node.type === 'MemberExpression') return rootName(node.object);
  if (node.type === 'CallExpression') return rootName(node.callee);
  return nameOf(node) ?? '';
}

/**
 * Matches `new Promise((resolve) => setTimeout(resolve, 100))`, also when the arrow wraps the call or resolves in a
 * function.
 */
function isSleep(node: NodeOf<'NewExpression'>): boolean {
  const [executor] = node.arguments;
  if (nameOf(node.callee) !== 'Promise' || executor === undefined) return false;
  if (executor.type !== 'ArrowFunctionExpression' && executor.type !== 'FunctionExpression') return false;
  const [resolve] = executor.params;
  const timer = soleCall(executor);
  if (resolve?.type !== 'Identifier' || timer === undefined || nameOf(timer.callee) !== 'setTimeout') return false;
  const [action] = timer.arguments;
  return action !== undefined && (nameOf(action) === resolve.name || callsOnly(action, resolve.name));
}

function callsOnly(action: Node, name: string): boolean {
  if (action.type !== 'ArrowFunctionExpression' && action.type !== 'FunctionExpression') return false;
  const call = soleCall(action);
  return call !== undefined && nameOf(call.callee) === name;
}

/** Returns the call that is the whole body of a function. */
function soleCall(from: FunctionNode): NodeOf<'CallExpression'> | undefined {
  const { body } = from;
  if (body === null) return undefined;
  if (body.type === 'CallExpression') return body;
  if (body.type !== 'BlockStatement' || body.body.length !== 1) return undefined;
  const [only] = body.body;
  return only?.type === 'ExpressionStatement' && only.expression.type === 'CallExpression'
    ? only.expression
    : undefined;
}
