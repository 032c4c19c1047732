/* Written by scripts/messages.ts: the arguments of each message. */

export type Text = string | number;

export type MessageArguments = {};
