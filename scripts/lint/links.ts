import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#web/routes.ts';
import { isTooling, placeOf } from './places.ts';
import { projectPath, type Node, type NodeOf, type Rule } from './rule.ts';
import { nameOf } from './syntax.ts';

/** The first segments of all addresses of the shop: 'bag' of /bag/stock. */
const firstSteps = new Set(routes.flatMap(firstStepsOf));

function firstStepsOf({ path, children = [] }: RouteConfigEntry): string[] {
  return path === undefined ? children.flatMap(firstStepsOf) : [path.split('/')[0] ?? ''];
}

/** Files that may name addresses, by patterns that the compiler checks. */
const homes = new Set(['web/routes.ts', 'web/start/shared-pages.ts', 'web/core/session/desk-pages.ts']);

/** The attributes with an address: there '/' is the front page. */
const attributes = new Set(['to', 'href', 'action']);
const members = new Set(['to', 'href', 'action', 'path']);
const functions = new Set(['redirect', 'navigate', 'useReturn', 'withReturn']);

const message = "write href('/bag') of react-router: an address that no route has must not compile";

/** The rule shop/links: pages write addresses of the shop by `href`, whose paths are those of the routes. */
export const links: Rule = {
  create(context) {
    const path = projectPath(context);
    if (placeOf(path).room !== 'web' || isTooling(path) || homes.has(path)) return {};

    return {
      Literal(node: NodeOf<'Literal'>) {
        if (typeof node.value !== 'string' || node.parent.type === 'TSLiteralType' || isTyped(node)) return;
        const isFront = node.value === '/' && takesAddress(node.parent);
        if (isFront || isAddress(node.value)) context.report({ node, message });
      },
      TemplateLiteral(node: NodeOf<'TemplateLiteral'>) {
        if (isTyped(node)) return;
        if (node.quasis.some(({ value }) => isAddress(value.raw))) context.report({ node, message });
      },
    };
  },
};

/** True for '/bag', '/bag/stock', '/bag?id=7' and '/detail/', which begins a product's address. */
function isAddress(text: string): boolean {
  const [, step] = /^\/([^/?#]+)/.exec(text) ?? [];
  return step !== undefined && firstSteps.has(step);
}

const isTyped = ({ parent }: Node) => parent?.type === 'CallExpression' && nameOf(parent.callee) === 'href';

function takesAddress(parent: Node): boolean {
  if (parent.type === 'JSXAttribute') return parent.name.type === 'JSXIdentifier' && attributes.has(parent.name.name);
  if (parent.type === 'Property') return members.has(nameOf(parent.key) ?? '');
  return parent.type === 'CallExpression' && functions.has(nameOf(parent.callee) ?? '');
}
