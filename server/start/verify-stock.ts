import { openDatabase } from '#platform/database/database.ts';
import { runCommand } from '#platform/lifecycle/run-command.ts';
import { readShopSettings } from './shop-settings.ts';
import { stockDifferences } from '#server/goods/products/verify-stock.service.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run stock:verify` adds up the movements of all sizes, also while the shop runs, and names those that have other units. Exits
 * with code 1 if there are any.
 */
async function verify(): Promise<void> {
  const { address, close } = await reachDatabase(readShopSettings({ LOG_LEVEL: 'warn', ...process.env }));
  try {
    const { db, close: disconnect } = await openDatabase(address, { max: 1 });
    try {
      const differences = await stockDifferences(db);
      for (const { productId, size, variantId, stock, moved } of differences) {
        process.stdout.write(
          `Producto N° ${productId}, talle ${size} (${variantId}): tiene ${stock} y sus movimientos suman ${moved}.\n`,
        );
      }
      if (differences.length > 0) process.exitCode = 1;
      else process.stdout.write('El stock de todos los talles es la suma de sus movimientos.\n');
    } finally {
      await disconnect();
    }
  } finally {
    await close();
  }
}

await runCommand(verify);
