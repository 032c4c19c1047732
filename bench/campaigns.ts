import { setTimeout as pause } from 'node:timers/promises';
import { campaigns } from '#contract/marketing/campaigns/campaigns.ts';
import { percentiles, tenths } from './percentiles.ts';
import { checkOut, goodsOf } from './orders.ts';
import type { Row } from './report.ts';
import type { Stage } from './stage.ts';

/** How many requests of each kind are under way at a time. */
const hands = 2;

/** Enough customers that none has an open order when it is their turn again, but in very long measurements. */
const customers = 4000;

const everyMs = 50;

/** The goods of the campaign have a brand that no other ones have. */
const brand = 'Banco de pruebas';

const kinds = ['catalogue', 'product', 'checkout'] as const;

type Kind = (typeof kinds)[number];

/** What is under way: nothing, the switch to the reduced prices, the reduced prices, and the switch back. */
const phases = ['before', 'switching on', 'while on', 'switching off', 'after'] as const;

type Phase = (typeof phases)[number];

type Answered = { readonly kind: Kind; readonly phase: Phase; readonly ms: number; readonly isRight: boolean };

type SwitchTimes = {
  /** How long it takes until all prices are those of the campaign, and until they are the former ones again, in ms. */
  readonly onMs: number;
  readonly offMs: number;
  readonly answers: readonly Answered[];
};

/**
 * Switches a campaign of so many products on and off, while the catalogue, a product and the checkout are asked for; each phase without a
 * switch lasts so many seconds.
 */
export async function switchCampaign(stage: Stage, products: number, seconds: number): Promise<SwitchTimes> {
  await stage.pool.query(
    'update products set brand_name = $1 where id in (select id from products where not is_offert_price order by id limit $2)',
    [brand, products],
  );
  const token = await stage.administrator();
  const load = await openLoad(stage, products);
  try {
    await load.phase('before', () => pause(seconds * 1000));
    const { id } = await post(stage, token, campaigns.create.path, {
      name: 'Banco de pruebas',
      goods: { by: 'brand', name: brand },
      discount: { by: 'percent', percent: 20 },
      sparesLosses: false,
    });
    const onMs = await load.phase('switching on', () => untilReduced(stage, products));
    await load.phase('while on', () => pause(seconds * 1000));
    await post(stage, token, campaigns.end.path.replace(':id', String(id)), {});
    const offMs = await load.phase('switching off', () => untilReduced(stage, 0));
    await load.phase('after', () => pause(seconds * 1000));
    return { onMs, offMs, answers: load.answers };
  } finally {
    await load.stop();
  }
}

async function post({ url }: Stage, token: string, path: string, body: object): Promise<{ readonly id: number }> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** Waits until nothing of a campaign is due any more. Throws an error if other than so many products have its price then. */
async function untilReduced({ pool }: Stage, products: number): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ reduced: number; due: number }>(
      `select (select count(*)::int from campaign_prices) as reduced,
        (select count(*)::int from price_campaigns where due_at <= now()) as due`,
    );
    if (rows[0]?.due === 0) {
      if (rows[0].reduced === products) return;
      throw new Error(`${rows[0].reduced} products have the price of the campaign instead of ${products}`);
    }
    await pause(everyMs);
  }
}

/** Asks for one thing after the other, with several hands, until it is stopped. */
async function openLoad(stage: Stage, products: number) {
  const { url } = stage;
  const goods = await goodsOf(stage);
  const buyers = await stage.buyers(customers);
  const answers: Answered[] = [];
  let present: Phase = 'before';
  let at = 0;
  const stopped = new AbortController();

  const page = async (path: string) => {
    const answer = await fetch(`${url}${path}`);
    await answer.arrayBuffer();
    return answer.status === 200;
  };
  const ask = {
    catalogue: (turn) => page(`/home?page=${1 + (turn % 50)}`),
    product: (turn) => page(`/detail/${1 + ((turn * 7919) % products)}`),
    checkout: (turn) =>
      checkOut(stage, buyers[turn % customers] ?? '', goods[turn % goods.length]).then(
        (id) => id !== '',
        () => false,
      ),
  } as const satisfies Record<Kind, (turn: number) => Promise<boolean>>;

  const hand = async (kind: Kind) => {
    while (!stopped.signal.aborted) {
      at += 1;
      // Of the phase in which it was asked: who asks during the switch waits for it.
      const phase = present;
      const begun = performance.now();
      const isRight = await ask[kind](at);
      answers.push({ kind, phase, ms: performance.now() - begun, isRight });
    }
  };
  const all = kinds.flatMap((kind) => Array.from({ length: hands }, () => hand(kind)));
  return {
    answers,
    /** Returns how long some work takes, as a phase of the answers. */
    async phase(name: Phase, work: () => Promise<unknown>): Promise<number> {
      present = name;
      const begun = performance.now();
      await work();
      return performance.now() - begun;
    },
    async stop(): Promise<void> {
      stopped.abort();
      await Promise.all(all);
    },
  };
}

/** Returns how quickly requests of a kind were answered in a phase. */
function timesOf({ answers }: SwitchTimes, kind: Kind, phase: Phase) {
  const own = answers.filter((one) => one.kind === kind && one.phase === phase);
  const part = percentiles(own.map(({ ms }) => ms));
  return {
    asked: own.length,
    p50: tenths(part(0.5)),
    p99: tenths(part(0.99)),
    failed: own.filter(({ isRight }) => !isRight).length,
  };
}

/** Returns the tables of a measurement. */
export function switchTable(times: SwitchTimes, products: number): string {
  const rows = kinds.flatMap((kind) =>
    phases.map((phase) => {
      const { asked, p50, p99, failed } = timesOf(times, kind, phase);
      return `| ${[kind, phase, asked, p50, p99, failed].join(' | ')} |`;
    }),
  );
  const told = (ms: number) => (ms / 1000).toFixed(1);
  return [
    `${products} products are switched on in ${told(times.onMs)} s and off in ${told(times.offMs)} s.`,
    '',
    '| asked for | campaign | answers | p50 ms | p99 ms | failed |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** How much longer the slowest answers may take while prices are switched. */
const mostTimes = 3;

/** Measures both switches, each against the time before. */
export async function measureCampaigns(stage: Stage, products: number, seconds: number): Promise<Row[]> {
  const times = await switchCampaign(stage, products, seconds);
  const measured = (kind: Kind, phase: Phase, ms: number) => {
    const { asked, ...own } = timesOf(times, kind, phase);
    return { ...own, perSecond: (asked * 1000) / Math.max(1, ms), bytesPerAnswer: 0 };
  };
  return kinds.flatMap((kind) =>
    (['switching on', 'switching off'] as const).map((phase) => ({
      work: `${kind} while a campaign of ${products} products is ${phase}`,
      limitName: 'before it',
      measured: measured(kind, phase, phase === 'switching on' ? times.onMs : times.offMs),
      limit: measured(kind, 'before', seconds * 1000),
      goal: { mostTimes },
    })),
  );
}
