import { t } from '#messages/messages.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { FormGroup } from '#contract/core/settings/owner-settings.ts';
import type { SettingValue } from '#contract/core/settings/setting.ts';
import type { Context } from '#server/core/context/context.ts';
import { refusedAddress } from '#server/core/owner-settings/awaited-address.service.ts';

type Values = Readonly<Record<string, SettingValue>>;

/**
 * Returns changed settings with another address only asked for: it counts once the shop was opened there. The shop refuses the
 * forms of any other address, so with a wrong one nobody could log in to correct it. Throws `invalid` for one without TLS, and
 * for none.
 */
export function askedAddress({ ownerSettings }: Context, group: FormGroup, values: Values): Values {
  const asked = group === 'web' ? (values['publicUrl'] ?? values['awaitedUrl']) : undefined;
  if (typeof asked !== 'string') return values;
  const { web, opening } = ownerSettings.current();
  if (asked === '' && values['publicUrl'] === '' && web.publicUrl !== '') throw wrong(t('settings-desk.addressStays'));
  if (asked === '' || asked === web.publicUrl) return { awaitedUrl: '' };
  const problem = refusedAddress(asked, opening.isOpen);
  if (problem !== undefined) throw wrong(problem);
  return { awaitedUrl: asked };
}

const wrong = (message: string) => new ShopError('invalid', {}, [{ path: 'publicUrl', message }]);
