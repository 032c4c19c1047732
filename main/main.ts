import '#platform/process/quick-modules.ts';
const { builtFront } = await import('./built-front.ts');
const { runShop } = await import('./run-shop.ts');
await runShop(process.env, builtFront);
