import { exactlyOnce } from './exactly-once.ts';
import { links } from './links.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';
import { requests } from './requests.ts';
import type { Rule } from './rule.ts';
import { steadyTests } from './steady-tests.ts';
import { walls } from './walls.ts';

type Plugin = { readonly meta: { readonly name: string }; readonly rules: Readonly<Record<string, Rule>> };

/**
 * The shop's own rules as a plugin of oxlint: `shop/walls`, `shop/names`, `shop/exactly-once`, `shop/steady-tests`,
 * `shop/requests`, `shop/links`, `shop/messages`.
 */
const plugin: Plugin = {
  meta: { name: 'shop' },
  rules: { walls, names, 'exactly-once': exactlyOnce, 'steady-tests': steadyTests, requests, links, messages },
};

export default plugin;
