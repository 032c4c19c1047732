import type { Fact } from '../fact.ts';
import { isTooling, placeOf } from '../places.ts';
import type { Node, NodeOf } from '../rule.ts';

/** The folder of each payment provider's adapter, and the words of only that provider. */
const adapters = [
  {
    home: /^server\/sales\/payments\/mercado-pago\//,
    words:
      /preference|init_?point|merchant_?order|in_process|in_mediation|charged_back|(?<!un)authorized|mercado[-_ ]?pago|\bMP_/i,
  },
  {
    home: /^server\/sales\/payments\/stripe\//,
    words: /stripe|payment_?intent|checkout\.session|requires_(?:action|payment)|\bwhsec_|async_payment/i,
  },
];

/** The file that opens the adapters names their providers. */
const naming = new Set(['server/sales/payments/adapters.service.ts']);

/** A list of common passwords may contain such words. */
const lists = new Set(['server/people/accounts/common-words.ts']);

/** True if a text contains a word of a provider, and the file is not part of its adapter. */
export function isForeignWord(path: string, text: string): boolean {
  return adapters.some(({ home, words }) => !home.test(path) && words.test(text));
}

/** The parts of the shop that name no provider. Of the contract its core: the addresses of the old calls are below sales. */
const isGoverned = (path: string) => {
  const { room, area } = placeOf(path);
  return room === 'server' || room === 'platform' || (room === 'contract' && area === 'core');
};

/** The shop has its own terms for payments, so that a second provider changes only its own folder. */
export const providerWords: Fact = {
  law: "a payment provider's words stay in its adapter (server/sales/payments/<provider>)",
  governs: (path) => !isTooling(path) && isGoverned(path) && !naming.has(path) && !lists.has(path),
  watch(path, found) {
    const judge = (node: Node, text: string) => {
      if (isForeignWord(path, text)) found(node);
    };
    return {
      Identifier: (node: NodeOf<'Identifier'>) => judge(node, node.name),
      Literal: (node: NodeOf<'Literal'>) => judge(node, String(node.value)),
      TemplateElement: (node: NodeOf<'TemplateElement'>) => judge(node, node.value.raw),
    };
  },
};
