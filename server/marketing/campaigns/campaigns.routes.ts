import type { campaigns } from '#contract/marketing/campaigns/campaigns.ts';
import type { Routes } from '#server/core/context/routes.ts';
import {
  campaignOfProduct,
  campaignToEdit,
  createCampaign,
  endCampaign,
  listCampaigns,
  removeCampaign,
  updateCampaign,
} from './campaign-desk.service.ts';
import { previewCampaign } from './preview-campaign.service.ts';

export const campaignsRoutes: Routes<typeof campaigns> = {
  list: listCampaigns,
  one: campaignToEdit,
  ofProduct: campaignOfProduct,
  preview: previewCampaign,
  create: createCampaign,
  update: updateCampaign,
  end: endCampaign,
  remove: removeCampaign,
};
