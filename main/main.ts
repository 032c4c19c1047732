import { builtFront } from './built-front.ts';
import { runShop } from './run-shop.ts';

await runShop(process.env, builtFront);
