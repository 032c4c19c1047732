import type { Settings } from '../values/settings.ts';

/** GET /users/me: whose the access token is. Test users are tagged (developers.mercadolibre.com, "Consulta usuarios"). */
export function accountBody({ collectorId, accessToken, site }: Settings) {
  const isReal = accessToken.startsWith('APP_USR-');
  return {
    id: collectorId,
    nickname: `${isReal ? 'TIENDA' : 'TESTUSER'}${collectorId}`,
    ...(site !== null && { site_id: site }),
    tags: isReal ? ['normal'] : ['normal', 'test_user'],
  };
}
