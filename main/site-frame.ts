import type { Site } from '#platform/http/error-response.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { statusPage } from '#server/status-page/status-page.ts';

/** What every response of the shop has in common. */
export function siteFrame(publicUrl: string): Site {
  return { headers: securityHeaders(publicUrl), statusPage };
}
