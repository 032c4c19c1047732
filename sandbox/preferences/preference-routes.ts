import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { answerOnce, type Answer } from '../api/idempotency.ts';
import { jsonAnswer } from '../api/json-answer.ts';
import { jsonBody } from '../api/json-body.ts';
import { pageOf } from '../api/paging.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { preferenceBody, preferenceSummary } from './preference-body.ts';
import { parsePreference } from './preference-input.ts';
import {
  findPreference,
  insertPreference,
  searchPreferences,
  updatePreference,
  type Preference,
} from './preference-store.ts';

/** /checkout/preferences */
export function preferenceRoutes(sandbox: Sandbox): Hono {
  const { db, settings } = sandbox;
  return new Hono()
    .post('/', async (c) => {
      const given = await jsonBody(c);
      return jsonAnswer(
        answerOnce(db, c.req.header('x-idempotency-key'), 'POST /checkout/preferences', () => create(sandbox, given)),
      );
    })
    .get('/search', (c) => {
      const externalReference = c.req.query('external_reference');
      const page = pageOf(c.req.query());
      const found = searchPreferences(db, { externalReference }, false);
      const elements = found.slice(page.offset, page.offset + page.limit);
      return c.json({
        elements: elements.map((preference) => preferenceSummary(preference, settings)),
        next_offset: page.offset + elements.length,
        total: found.length,
      });
    })
    .get('/:id', (c) => c.json(preferenceBody(required(sandbox, c.req.param('id')), settings)))
    .put('/:id', async (c) => {
      const given = await jsonBody(c);
      return jsonAnswer(update(sandbox, c.req.param('id'), given));
    });
}

function create({ db, settings }: Sandbox, given: unknown): Answer {
  const input = parsePreference(given, settings.allowHttpLocalhost);
  const id = `${settings.collectorId}-${randomUUID()}`;
  insertPreference(db, id, input, settings.clock());
  return { status: 201, body: preferenceBody(required({ db }, id), settings) };
}

/** Replaces only the sent fields; the result must be valid as a whole. */
function update({ db, settings }: Sandbox, id: string, given: unknown): Answer {
  const changes = z.record(z.string(), z.unknown()).safeParse(given);
  if (!changes.success) throw new ApiError(400, 'bad_request', 'Invalid JSON body');
  const merged = { ...required({ db }, id).body, ...changes.data };
  updatePreference(db, id, parsePreference(merged, settings.allowHttpLocalhost), settings.clock());
  return { status: 200, body: preferenceBody(required({ db }, id), settings) };
}

function required({ db }: Pick<Sandbox, 'db'>, id: string): Preference {
  const preference = findPreference(db, id);
  // The reference documents this code under 400; the official SDKs' tests expect 404.
  if (!preference) throw new ApiError(404, 'invalid_id', 'preference_id not found');
  return preference;
}
