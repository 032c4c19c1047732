import { newUuid } from '#server/core/context/context.ts';

/** Returns the `webhook-id` of a new message: a receiver that has seen it has the news. */
export const newMessageId = (): string => `msg_${newUuid()}`;
