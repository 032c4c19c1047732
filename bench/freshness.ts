import type { Stage } from './stage.ts';

const changes = 60;

/** Returns how long after a commit a guest's page shows the new stock, in ms: the maximum of many changes. */
export async function measureFreshness({ url, pool }: Stage): Promise<number> {
  const stockOf = async () => {
    const response = await fetch(`${url}/api/products/detail/2`);
    const { variants }: { variants: { stock: number }[] } = await response.json();
    return variants[0]?.stock;
  };
  let slowest = 0;
  for (let change = 1; change <= changes; change += 1) {
    const stock = 5000 + change;
    await stockOf();
    await pool.query(
      'update variants set stock = $1 where id = (select id from variants where product_id = 2 order by position, id limit 1)',
      [stock],
    );
    const begun = performance.now();
    while ((await stockOf()) !== stock) if (performance.now() - begun > 5000) break;
    slowest = Math.max(slowest, performance.now() - begun);
  }
  return slowest;
}
