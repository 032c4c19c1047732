import '#platform/process/quick-modules.ts';

// These come after it: what a file imports by name is found before anything in the file runs.
const { builtFront } = await import('./built-front.ts');
const { runShop } = await import('./run-shop.ts');

await runShop(process.env, builtFront);
