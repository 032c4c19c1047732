import { defineSlice } from '../client-state/client-state.ts';
import { isConversation, noConversation } from './conversation.ts';

/** The conversation of this browser: it outlives pages and reloads, and goes when its visitor logs out. */
export const conversation = defineSlice('assistant', noConversation, isConversation);
