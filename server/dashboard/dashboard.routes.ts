import type { dashboard } from '#contract/dashboard.ts';
import type { Routes } from '../context/routes.ts';
import { summaryOf } from './dashboard.service.ts';

export const dashboardRoutes: Routes<typeof dashboard> = { summary: summaryOf };
