import type { Site } from '#platform/http/error-response.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { statusPage } from './status-page.ts';

/** Returns the settings that every response of the shop shares. */
export function siteFrame(publicUrl: string): Site {
  return { headers: securityHeaders(publicUrl), statusPage };
}
