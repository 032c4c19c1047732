import type { Fact } from '../fact.ts';
import { isTooling, placeOf } from '../places.ts';
import type { Node, NodeOf } from '../rule.ts';
import { nameOf } from '../syntax.ts';

const home = 'contract/core/time/shop-time.ts';
/** How it is written, on the server and in a page. */
const clocks = new Set([home, 'contract/core/time/shop-clock.ts', 'web/core/layout/page-clock.ts']);

const rooms = new Set(['contract', 'server', 'web', 'demo', 'main']);

/** Functions that format a time in another zone or form, and the parts of a date in the process's own zone. */
const writers =
  /^(?:DateTimeFormat|toLocale(?:Date|Time)String|to(?:Date|Time|ISO)String|get(?:UTC)?(?:Date|Day|Month|FullYear|Hours|Minutes|Seconds))$/;

/** What makes the database compute days, by its own table of time zones. */
const computed = /\bat time zone\b|\bdate_trunc\b|\bextract\s*\(\s*(?!epoch\b)/i;

/** What only a server can do: browsers may not know the shop's zone, or have old rules of it. */
const calculations = /^(?:shopMoment|shopTime|startOfShopDay)$/;
const words = /^(?:momentWords|shopDay|lastDayOf|localShopTime)$/;

const isNewDate = ({ type }: Node) => type === 'NewExpression';
/** A resource has no code in the browser. */
const isPage = (path: string) => placeOf(path).room === 'web' && !path.endsWith('.resource.ts');

export const shopTime: Fact = {
  law: `a moment becomes text, and a day begins, only in ${home}: days are the shop's`,
  governs: (path) => !clocks.has(path) && !isTooling(path) && rooms.has(placeOf(path).room),
  watch: (path, found) => ({
    TemplateElement(node: NodeOf<'TemplateElement'>) {
      if (computed.test(node.value.raw)) found(node);
    },
    MemberExpression(node: NodeOf<'MemberExpression'>) {
      const name = nameOf(node) ?? '';
      if (writers.test(name) && !(name === 'toISOString' && isInSql(node))) found(node);
    },
    CallExpression(node: NodeOf<'CallExpression'>) {
      const name = nameOf(node.callee) ?? '';
      if (name === 'slice' && node.arguments.map(valueOf).join() === '0,10') found(node);
      const isComputed = calculations.test(name) || (words.test(name) && node.arguments.some(isNewDate));
      if (isComputed && isPage(path)) found(node, 'a page gets the times of the shop as texts');
    },
  }),
};

const valueOf = (node: Node) => (node.type === 'Literal' ? node.value : undefined);

/** The database parses times of any zone, so a statement may have them in UTC. */
function isInSql(node: Node): boolean {
  for (let at: Node | null = node; at; at = at.parent) {
    if (at.type === 'TaggedTemplateExpression' && nameOf(at.tag) === 'sql') return true;
  }
  return false;
}
