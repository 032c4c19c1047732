import { liveFront } from './live-front.ts';
import { runShop } from './run-shop.ts';

await runShop({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' }, liveFront);
