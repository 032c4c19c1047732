import type { dashboard } from '#contract/office/dashboard.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { summaryOf } from './dashboard.service.ts';

export const dashboardRoutes: Routes<typeof dashboard> = { summary: summaryOf };
