import { z } from 'zod';
import { money } from '#contract/core/fields/fields.ts';

/** How many products a page of the preview has. */
export const previewSize = 50;

/**
 * What a campaign does with a product: 'loss' reduces it below its cost, 'spared' leaves it out because of that, 'cheaper' because it
 * costs as little already, 'untrue' because no true price stands before it, and 'left' because somebody gave it another price.
 */
export const campaignVerdicts = ['loss', 'spared', 'untrue', 'left', 'cheaper', 'reduced'] as const;

export type CampaignVerdict = (typeof campaignVerdicts)[number];

/** What is left of a price after its taxes and costs, in percent: of the sizes that cost most, and of those that cost least. */
const margin = z.object({ least: z.number(), most: z.number() }).nullable();

const previewed = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  verdict: z.enum(campaignVerdicts),
  /** What it costs without the campaign, and with it. */
  before: money,
  during: money,
  marginBefore: margin,
  marginDuring: margin,
});

export type PreviewedProduct = z.output<typeof previewed>;

/** A page of what a campaign does with each product, those that need a look first; and how many of each. */
export const campaignPreview = z.object({
  counts: z.record(z.enum(campaignVerdicts), z.int()),
  products: z.array(previewed),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});

export type CampaignPreview = z.output<typeof campaignPreview>;
