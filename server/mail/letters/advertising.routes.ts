import type { advertising } from '#contract/mail/advertising.ts';
import type { Routes } from '#server/core/context/routes.ts';
import {
  advertiseTo,
  advertiseToAll,
  countReaders,
  endOnRequest,
  previewOf,
  unsubscribe,
} from './advertising.service.ts';

export const advertisingRoutes: Routes<typeof advertising> = {
  readers: countReaders,
  send: advertiseTo,
  sendToAll: advertiseToAll,
  preview: previewOf,
  unsubscribe,
  end: endOnRequest,
};
