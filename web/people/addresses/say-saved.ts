import { t } from '#messages/messages.ts';
import { sayWhenDone } from '#web/core/requests/say-when-done.ts';

/**
 * Says that an address was saved, if it was. The pages do not say it themselves: the router builds `clientAction` into a
 * file of its own, and lists it, only if it shares nothing with the statements of its page, such as `title`; `t` too.
 */
export function saySaved<Data>(serverAction: () => Promise<Data>): Promise<Data> {
  return sayWhenDone(t('addresses.saved'), serverAction);
}
