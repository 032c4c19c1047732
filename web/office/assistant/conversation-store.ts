import { defineSlice } from '#web/core/hydration/client-state/client-state.ts';
import { isConversation, noConversation } from './conversation.ts';

/** The conversation in this browser's storage: it is kept over pages and reloads, and deleted at logout. */
export const conversation = defineSlice('assistant', noConversation, isConversation);
