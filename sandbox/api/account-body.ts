import type { Settings } from '../values/settings.ts';

/** GET /users/me: whose the access token is. Test users are tagged (developers.mercadolibre.com, "Consulta usuarios"). */
export function accountBody({ collectorId }: Settings) {
  return { id: collectorId, nickname: `TESTUSER${collectorId}`, site_id: 'MLA', tags: ['normal', 'test_user'] };
}
