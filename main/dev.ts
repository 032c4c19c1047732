import '#platform/process/quick-modules.ts';
const { liveFront } = await import('./live-front.ts');
const { runShop } = await import('./run-shop.ts');
await runShop({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' }, liveFront);
