import { t } from '#messages/messages.ts';
import { sayWhenDone } from '../requests/say-when-done.ts';

/**
 * Says that an address was saved, if it was. The pages do not say it themselves: an export that the router builds into
 * a file of its own, such as `clientAction`, shares no `t` with the statements of its module.
 */
export function saySaved<Data>(serverAction: () => Promise<Data>): Promise<Data> {
  return sayWhenDone(t('addresses.saved'), serverAction);
}
