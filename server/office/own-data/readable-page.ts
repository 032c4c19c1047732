import { t } from '#messages/messages.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { letterKinds, letterOf } from '#contract/mail/letters/letters.ts';
import { moneyStateWords, orderStateName } from '#contract/sales/orders/order-state-words.ts';
import { returnWords } from '#contract/sales/returns/return-state.ts';
import { escapedHtml } from '#platform/http/escaped-html.ts';
import { mostOrders, type CopiedOrder } from './orders-of-person.ts';
import type { PersonData } from './person-data.ts';

type Cell = string | number | boolean | Date | null | undefined;

/** Returns the page of a copy of somebody's data that people read; it needs no other file and runs nothing. */
export function readablePage(data: PersonData, orders: readonly CopiedOrder[], now: Date): string {
  const { account, addresses, reviews, favourites, consents, letters, sessions, browsers, logins } = data;
  const shopName = shop().name;
  const title = t('own-data.pageTitle', { shop: shopName });
  const parts = [
    facts([
      [t('accounts.username'), account.username],
      [t('accounts.name'), [account.name, account.lastname].filter(Boolean).join(' ')],
      [t('own-data.document'), account.document],
      [t('accounts.email'), account.email],
      [t('accounts.phone'), account.phone],
      [t('accounts.address'), account.address],
      [t('own-data.since'), account.createdAt],
      [t('own-data.advertising'), consents.advertising],
    ]),
    section(
      t('own-data.addresses'),
      [t('accounts.name'), t('accounts.phone'), t('accounts.address'), t('own-data.notes')],
      addresses.map((one) => [
        one.recipient,
        one.phone,
        [`${one.street} ${one.number}`, one.floor, one.postalCode, one.city, one.province].filter(Boolean).join(', '),
        one.notes,
      ]),
    ),
    ordersPart(orders),
    section(
      t('own-data.reviews'),
      [t('own-data.product'), t('own-data.stars'), t('own-data.comment'), t('own-data.date')],
      reviews.map(({ product, stars, comment, createdAt }) => [product, stars, comment, createdAt]),
    ),
    section(
      t('own-data.favourites'),
      [t('own-data.product'), t('own-data.date')],
      favourites.map(({ product, addedAt }) => [product, addedAt]),
    ),
    section(
      t('own-data.consents'),
      [t('own-data.consent'), t('own-data.date')],
      consents.record.map(({ wording, at }) => [wording || t('own-data.advertising'), at]),
    ),
    section(
      t('own-data.letters'),
      [t('own-data.letter'), t('own-data.to'), t('own-data.date')],
      letters.map(({ kind, to, writtenAt, sentAt }) => [letterName(kind), to, sentAt ?? writtenAt]),
    ),
    section(
      t('own-data.withdrawals'),
      [t('own-data.code'), t('own-data.order'), t('own-data.date')],
      data.withdrawals.map(({ code, order, at }) => [code, order, at]),
    ),
    section(
      t('own-data.claims'),
      [t('own-data.code'), t('own-data.answer'), t('own-data.date')],
      data.claims.map(({ year, number, answer, at }) => [`${number}-${year}`, answer, at]),
    ),
    section(
      t('own-data.sessions'),
      [t('own-data.date'), t('own-data.until')],
      sessions.map(({ startedAt, endsAt }) => [startedAt, endsAt]),
    ),
    section(
      t('own-data.browsers'),
      [t('own-data.date')],
      browsers.map(({ lastUsedAt }) => [lastUsedAt]),
    ),
    section(
      t('own-data.logins'),
      [t('own-data.provider'), t('own-data.date')],
      logins.map(({ issuer, linkedAt }) => [issuer, linkedAt]),
    ),
  ];
  return `<!doctype html>
<html lang="${shop().language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapedHtml(title)}</title>
<style>${style}</style>
<h1>${escapedHtml(title)}</h1>
<p>${escapedHtml(t('own-data.madeAt', { at: momentWords(now) }))} ${escapedHtml(t('own-data.inBrowser'))}</p>
${parts.join('\n')}
</html>
`;
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #ccc}' +
  'h2{margin-top:2.5rem}h3{margin-top:1.5rem}';

function letterName(kind: string): string {
  const found = letterKinds.find((one) => one === kind);
  return found ? letterOf(found).name() : kind;
}

function ordersPart(orders: readonly CopiedOrder[]): string {
  const all = orders.map((order) => {
    const price = (decimal: string) => formatPrice(fromDecimal(Number(decimal), order.currency));
    const address = order.address;
    return [
      `<h3>${escapedHtml(t('own-data.orderTitle', { number: String(order.number), at: momentWords(order.orderedAt) }))}</h3>`,
      facts([
        [t('own-data.state'), orderStateName({ status: order.status, fulfilment: order.delivery })],
        [t('own-data.payment'), moneyStateWords[order.money]],
        [t('own-data.total'), price(order.total)],
        [t('own-data.delivery'), order.method],
        [
          t('accounts.address'),
          address &&
            [address.recipient, `${address.street} ${address.number}`, address.city].filter(Boolean).join(', '),
        ],
        [t('accounts.email'), order.email],
        [t('own-data.returns'), order.returns.map(({ state }) => returnWords[state]).join(', ')],
        [t('own-data.documents'), order.documents.map(({ number }) => number).join(', ')],
      ]),
      table(
        [t('own-data.product'), t('own-data.units'), t('own-data.price')],
        order.lines.map((line) => [
          [line.name, line.color, line.size].filter(Boolean).join(' · '),
          line.quantity,
          price(line.price),
        ]),
      ),
    ].join('\n');
  });
  const most =
    orders.length === mostOrders ? `<p>${escapedHtml(t('own-data.newestOrders', { most: mostOrders }))}</p>` : '';
  return `<h2>${escapedHtml(t('own-data.orders'))}</h2>${most}${all.join('\n') || nothing()}`;
}

function section(title: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `<h2>${escapedHtml(title)}</h2>${rows.length === 0 ? nothing() : table(heads, rows)}`;
}

const nothing = () => `<p>${escapedHtml(t('own-data.nothing'))}</p>`;

function facts(rows: readonly (readonly [string, Cell])[]): string {
  const known = rows.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return `<table>${known.map(([name, value]) => `<tr><th scope="row">${escapedHtml(name)}</th><td>${shown(value)}</td></tr>`).join('')}</table>`;
}

function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const head = heads.map((name) => `<th scope="col">${escapedHtml(name)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${shown(cell)}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function shown(value: Cell): string {
  if (value instanceof Date) return escapedHtml(momentWords(value));
  if (typeof value === 'boolean') return escapedHtml(value ? t('own-data.yes') : t('own-data.no'));
  return escapedHtml(String(value ?? ''));
}
