import { placeOf } from './places.ts';
import { projectPath, type Node, type NodeOf, type Rule } from './rule.ts';
import { nameOf, textOf } from './syntax.ts';

/** Exports of the router that send requests and replace the page on failure, and the shop's alternatives. */
const instead = new Map([
  ['useFetcher', 'useRequest of web/core/requests/use-request.tsx'],
  ['useFetchers', 'useRequest of web/core/requests/use-request.tsx'],
  ['useSubmit', 'useSubmission of web/core/requests/use-submission.tsx'],
  ['Form', 'Form of web/core/requests/form.tsx'],
  ['HydratedRouter', 'the router of web/core/requests/client-router.tsx'],
]);

const router = /^react-router(\/dom)?$/;

const globals = new Set(['window', 'globalThis', 'self', 'navigator']);

/** Forms that the browser sends only where there are no scripts: with scripts their buttons send nothing. */
const plainForms = new Set([
  'web/sales/bag/bag-lines.tsx',
  'web/goods/products/buy-box.tsx',
  'web/marketing/wishlist/heart.tsx',
]);

/** Sends what does no harm if it does not arrive. */
const silent = new Set(['web/sales/bag/use-take-held-bag.ts']);

const use = (better: string) => `a failed request must be shown: use ${better}`;
const useForm = use('Form of web/core/requests/form.tsx');
const showNotice = 'a failed request must be shown: render the notice of this request';

/** The rule shop/requests: pages send requests only in ways that keep the page, and show the failure, on an error. */
export const requests: Rule = {
  create(context) {
    const { room, part, path } = placeOf(projectPath(context));
    if (room !== 'web' || part === 'requests') return {};
    const report = (node: Node, message: string) => context.report({ node, message });
    /** Requests that are kept whole, and the members that the file takes of its variables. */
    const kept: { readonly name: string; readonly node: Node }[] = [];
    const taken = new Set<string>();

    return {
      ImportDeclaration(node: NodeOf<'ImportDeclaration'>) {
        if (!router.test(node.source.value) || node.importKind === 'type') return;
        for (const one of node.specifiers) {
          if (one.type === 'ImportSpecifier') reportExport(one, one.imported);
          else report(one, 'import the names of the router one by one, so that it is seen which of them send requests');
        }
      },
      ExportNamedDeclaration(node: NodeOf<'ExportNamedDeclaration'>) {
        if (!router.test(node.source?.value ?? '')) return;
        for (const one of node.specifiers) reportExport(one, one.local);
      },
      CallExpression(node: NodeOf<'CallExpression'>) {
        const name = globalName(node.callee);
        if (name === 'fetch' || name === 'sendBeacon') report(node, use('ask of web/core/requests/ask.ts'));
        if (isSubmitOfElement(node)) report(node, useForm);
      },
      NewExpression(node: NodeOf<'NewExpression'>) {
        if (nameOf(node.callee) === 'XMLHttpRequest') report(node, use('sendFile of web/core/requests/send-file.ts'));
      },
      JSXOpeningElement(node: NodeOf<'JSXOpeningElement'>) {
        if (node.name.type !== 'JSXIdentifier') return;
        const { name } = node.name;
        if (name === 'form' && !plainForms.has(path) && (has(node, 'method') || !has(node, 'onSubmit'))) {
          report(node, useForm);
        }
        if (name.endsWith('Form') && has(node, 'reloadDocument')) report(node, useForm);
      },
      VariableDeclarator({ id, init }: NodeOf<'VariableDeclarator'>) {
        if (init === null || !needsNotice(init) || silent.has(path)) return;
        if (id.type === 'Identifier') kept.push({ name: id.name, node: init });
        if (id.type === 'ObjectPattern' && !id.properties.some(takesNotice)) report(init, showNotice);
      },
      MemberExpression(node: NodeOf<'MemberExpression'>) {
        taken.add(`${nameOf(node.object) ?? ''}.${nameOf(node) ?? ''}`);
      },
      'Program:exit'() {
        for (const { name, node } of kept) if (!taken.has(`${name}.notice`)) report(node, showNotice);
      },
    };

    function reportExport(node: Node, name: Node): void {
      const better = instead.get(nameOf(name) ?? textOf(name) ?? '');
      if (better !== undefined) report(node, use(better));
    }
  },
};

/** Returns 'fetch' of `fetch` and of `window.fetch`, but nothing of `api.fetch`. */
function globalName(callee: Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  const isGlobal = callee.type === 'MemberExpression' && globals.has(nameOf(callee.object) ?? '');
  return isGlobal ? nameOf(callee) : undefined;
}

/** Matches `form.submit()`, which no handler sees. The `submit` of a request has what it sends. */
function isSubmitOfElement({ callee, arguments: given }: NodeOf<'CallExpression'>): boolean {
  return callee.type === 'MemberExpression' && nameOf(callee) === 'submit' && given.length === 0;
}

function has({ attributes }: NodeOf<'JSXOpeningElement'>, attribute: string): boolean {
  return attributes.some(({ type, ...one }) => type === 'JSXAttribute' && 'name' in one && one.name.name === attribute);
}

/** True for a request that shows its failure only where its page renders the notice. */
function needsNotice(init: Node): boolean {
  if (init.type !== 'CallExpression') return false;
  const name = nameOf(init.callee);
  if (name === 'useSubmission') return true;
  const [options] = init.arguments;
  if (name !== 'useRequest' || options?.type !== 'ObjectExpression') return false;
  return options.properties.some(
    (one) => one.type === 'Property' && nameOf(one.key) === 'told' && textOf(one.value) !== 'message',
  );
}

function takesNotice(one: NodeOf<'ObjectPattern'>['properties'][number]): boolean {
  return one.type === 'Property' && nameOf(one.key) === 'notice';
}
