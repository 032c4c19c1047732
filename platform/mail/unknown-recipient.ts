import { isFinalRefusal } from './mailer.ts';

/** RFC 3463: the recipient's address does not exist, or cannot take e-mail. 5.1.7 and 5.1.8 are about the sender's. */
const ofRecipient = new Set(['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']);

/** RFC 5321, 4.2.3: no such mailbox, user not local, mailbox name not allowed. 552 is a full one. */
const plainCodes = new Set([550, 551, 553]);

/** Servers refuse spam, relaying and bad reputations with the same codes: those words say nothing of the recipient. */
const otherReasons =
  /spam|polic|block|black ?list|deny|denied|relay|reputation|spf|dkim|dmarc|authenticat|rate|quota|full/i;

/**
 * Returns true if a mail server said for good that there is no such recipient. It tells it by its enhanced status code, else by the
 * code of its reply to the recipient, if its words name no other reason.
 */
export function isUnknownRecipient(error: unknown): boolean {
  if (!(error instanceof Error) || !isFinalRefusal(error)) return false;
  const command = 'command' in error ? error.command : undefined;
  if (command === 'MAIL FROM' || (typeof command === 'string' && command.startsWith('AUTH'))) return false;
  const reply = 'response' in error && typeof error.response === 'string' ? error.response : '';
  const [, code = '', enhanced] = /^(\d{3})[ -](?:(\d\.\d{1,3}\.\d{1,3})(?:\s|$))?/.exec(reply) ?? [];
  if (enhanced !== undefined) return ofRecipient.has(enhanced);
  return command === 'RCPT TO' && plainCodes.has(Number(code)) && !otherReasons.test(reply);
}
