import type { home } from '#contract/site/home.ts';
import type { homeDesk } from '#contract/site/home-desk.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { catalogueCampaign } from './catalogue-campaign.ts';
import { openHome, previewHome, publishHome, restoreHome, saveHome, unscheduleHome } from './home-desk.service.ts';
import { uploadHomePicture } from './home-pictures.service.ts';
import { showHome } from './show-home.service.ts';

export const homeRoutes: Routes<typeof home> = {
  shown: ({ db, clock }) => showHome(db, clock()),
  ofCatalogue: ({ db, clock }, asked) => catalogueCampaign(db, asked, clock()),
};

export const homeDeskRoutes: Routes<typeof homeDesk> = {
  open: openHome,
  save: saveHome,
  publish: publishHome,
  unschedule: unscheduleHome,
  restore: restoreHome,
  preview: previewHome,
  uploadPicture: uploadHomePicture,
};
