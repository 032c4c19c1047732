import type { Given } from '#contract/core/protocol/endpoint.ts';
import { campaigns } from '#contract/marketing/campaigns/campaigns.ts';
import { settleCampaigns } from '#server/marketing/campaigns/settle-campaigns.service.ts';
import type { Actor } from './actor.ts';
import type { Shop } from './shop.ts';

/** A campaign as the form sends it; what is left out is 20 % off everything, at once and without an end. */
export type CampaignGiven = Partial<Given<typeof campaigns.create>>;

export const twentyOff: Given<typeof campaigns.create> = {
  name: 'Veinte menos',
  goods: { by: 'all' },
  discount: { by: 'percent', percent: 20 },
};

/** What the tests of campaigns need. */
export function campaignScene(shop: Shop, admin: Actor) {
  const { pool, db, clock } = shop;
  /** Switches prices, as the clock of a process does; now, if it does not say when. */
  const settle = (at?: Date) => settleCampaigns(db, () => at ?? clock.now());
  return {
    settle,

    /** Adds a campaign, and switches prices. */
    async run(given: CampaignGiven = {}) {
      const made = await admin.call(campaigns.create, { ...twentyOff, ...given });
      await settle();
      return made;
    },

    /** Changes a campaign, and switches prices. */
    async change(id: number, given: CampaignGiven) {
      await admin.call(campaigns.update, { id, ...twentyOff, ...given });
      await settle();
    },

    async end(id: number) {
      await admin.call(campaigns.end, { id });
      await settle();
    },

    /** The present price of a product and what is struck through, as they are stored; null for none. */
    async price(id: number): Promise<[number, number | null]> {
      const { rows } = await pool.query<{ row: [number, number | null] }>(
        `select json_build_array(current_price_minor, case when is_offert_price then previous_price_minor end) as row
        from products where id = $1`,
        [id],
      );
      return rows[0]?.row ?? [0, null];
    },

    /** The prices of a product since it was made, and who changed them. */
    async history(id: number): Promise<[number, boolean, string][]> {
      const { rows } = await pool.query<{ row: [number, boolean, string] }>(
        `select json_build_array(price_minor, is_offer, actor) as row from price_history where product_id = $1 order by id`,
        [id],
      );
      return rows.map(({ row }) => row);
    },
  };
}
