import { parseArgs } from 'node:util';
import { switchCampaign, switchTable } from './campaigns.ts';
import { openStage } from './stage.ts';

/**
 * Measures the switch of a campaign alone: `node bench/campaign-switch.ts --products 10000`. The shop has half as many more products than
 * the campaign, because those with an offer are not in it.
 */
const { values: options } = parseArgs({
  options: {
    /** How many products the campaign has. */
    products: { type: 'string', default: '10000' },
    /** Seconds of each phase in which nothing is switched. */
    seconds: { type: 'string', default: '10' },
  },
});

process.env['NODE_ENV'] = 'production';
const products = Number(options.products);
const stage = await openStage(Math.ceil(products * 1.5));
try {
  process.stdout.write(`${switchTable(await switchCampaign(stage, products, Number(options.seconds)), products)}\n`);
} finally {
  await stage.close();
}
