import { placeOf } from './places.ts';
import { projectPath } from './rule.ts';
import type { NodeOf, Rule } from './rule.ts';
import { nameOf } from './syntax.ts';

/** Exports of the router that send requests and replace the page on failure, and the shop's alternatives. */
const instead = new Map([
  ['useFetcher', 'useRequest of web/requests/use-request.tsx'],
  ['useFetchers', 'useRequest of web/requests/use-request.tsx'],
  ['useSubmit', 'useSubmission of web/requests/use-submission.tsx'],
  ['Form', 'Form of web/requests/form.tsx'],
  ['HydratedRouter', 'the router of web/requests/client-router.tsx'],
]);

/** The rule shop/requests: pages send requests only in ways that keep the page, and show the failure, on an error. */
export const requests: Rule = {
  create(context) {
    const { room, part } = placeOf(projectPath(context));
    if (room !== 'web' || part === 'requests') return {};

    return {
      ImportDeclaration(node: NodeOf<'ImportDeclaration'>) {
        if (!/^react-router(\/dom)?$/.test(node.source.value) || node.importKind === 'type') return;
        for (const one of node.specifiers) {
          const better = one.type === 'ImportSpecifier' ? instead.get(nameOf(one.imported) ?? '') : undefined;
          if (better === undefined) continue;
          context.report({ node: one, message: `a failed request must be shown: use ${better}` });
        }
      },
      CallExpression(node: NodeOf<'CallExpression'>) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'fetch') {
          context.report({ node, message: 'a failed request must be shown: use ask of web/requests/ask.ts' });
        }
      },
      NewExpression(node: NodeOf<'NewExpression'>) {
        if (nameOf(node.callee) === 'XMLHttpRequest') {
          context.report({
            node,
            message: 'a failed request must be shown: use sendFile of web/requests/send-file.ts',
          });
        }
      },
    };
  },
};
