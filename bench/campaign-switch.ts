import { parseArgs } from 'node:util';
import { switchCampaign, switchTable } from './campaigns.ts';
import { openStage } from './stage.ts';

/**
 * Measures the switch of a campaign alone: `node bench/campaign-switch.ts --products 10000`. The shop has a tenth more products than
 * the campaign.
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
const stage = await openStage(Math.ceil(products * 1.1));
try {
  process.stdout.write(`${switchTable(await switchCampaign(stage, products, Number(options.seconds)), products)}\n`);
} finally {
  await stage.close();
}
