import { isTooling, placeOf } from './places.ts';
import { projectPath, type Node, type NodeOf, type Rule } from './rule.ts';

const rooms = new Set(['contract', 'server', 'web']);

/** The folders of the platform that speak to people; the others speak in the terminal. */
const speaking = /^platform\/(http|mail|media)\//;

/** Facts and templates of countries, names, and words that people type. */
const data =
  /^contract\/(core\/countries\/([a-z]{2}|[a-z]{2}-ids|personal-id-names|currency-word)|people\/password-strength|core\/settings\/country-settings)\.ts$|^server\/(site\/pages\/templates|sales\/fulfilment\/labels|goods\/imports\/reading\/headings)\/|^server\/(office\/(assistant\/spanish-words|moving-in\/record-headings)|sales\/payments\/mercado-pago\/payment-facts)\.ts$|^web\/site\/specimens\//;

/** What the programs say in the terminal. */
const terminal =
  /^platform\/http\/listen\.ts$|^server\/(start\/(backup|create-admin|free-account|reach-database|verify-stock)|core\/context\/(settings|read-variable|fit-for-mode|greeting)|core\/shop-mode\/claim-database\.service|sales\/payments\/(mercado-pago\/refuse-real-token|stripe\/refuse-real-key)\.service)\.ts$/;

/** Attributes that people read, or hear from a screen reader. */
const readable = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title', 'hint', 'heading', 'what']);

const letter = /\p{L}/u;

/** Letters and signs, or words between others, that English does not have. */
const spanish = /[áéíóúñÁÉÍÓÚÑ¿¡«]|\p{L} (?:de|del|la|el|los|las|al|con|por|para|que|su|sus|una|y) \p{L}/u;

/** A word, and not a unit or a sign. */
const word = /\p{L}{3}/u;

/** Returns the texts that an expression can be: of both branches of a choice, and of the parts of a template. */
function textsIn(node: Node): Node[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && word.test(node.value) ? [node] : [];
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    case 'LogicalExpression':
      return textsIn(node.right);
    case 'TemplateLiteral':
      return [
        ...(node.quasis.some(({ value }) => word.test(value.raw)) ? [node] : []),
        ...node.expressions.flatMap(textsIn),
      ];
    default:
      return [];
  }
}

/** True for what has content that people read: an element but of code, and a readable attribute. */
function isShown(parent: Node): boolean {
  if (parent.type === 'JSXFragment') return true;
  if (parent.type === 'JSXAttribute') return parent.name.type === 'JSXIdentifier' && readable.has(parent.name.name);
  if (parent.type !== 'JSXElement') return false;
  const { name } = parent.openingElement;
  return name.type !== 'JSXIdentifier' || !['script', 'style'].includes(name.name);
}

const message = "write t('room.key') of #messages/messages.ts: what people read stands in the catalogues";

/** The rule shop/messages: the texts of the interface stand in the catalogues, in every language. */
export const messages: Rule = {
  create(context) {
    const path = projectPath(context);
    if (!rooms.has(placeOf(path).room) && !speaking.test(path)) return {};
    if (isTooling(path) || data.test(path) || terminal.test(path)) return {};
    const report = (node: Node) => context.report({ node, message });

    return {
      JSXText(node: NodeOf<'JSXText'>) {
        if (letter.test(node.value.replaceAll(/&\w+;/g, ''))) report(node);
      },
      JSXExpressionContainer({ expression, parent }: NodeOf<'JSXExpressionContainer'>) {
        if (isShown(parent)) for (const text of textsIn(expression)) report(text);
      },
      JSXAttribute({ name, value }: NodeOf<'JSXAttribute'>) {
        if (name.type !== 'JSXIdentifier' || !readable.has(name.name) || value?.type !== 'Literal') return;
        if (typeof value.value === 'string' && letter.test(value.value)) report(value);
      },
      Literal(node: NodeOf<'Literal'>) {
        if (typeof node.value === 'string' && spanish.test(node.value)) report(node);
      },
      TemplateLiteral(node: NodeOf<'TemplateLiteral'>) {
        if (node.quasis.some(({ value }) => spanish.test(value.raw))) report(node);
      },
    };
  },
};
