import { expect, test } from 'vitest';
import { linting } from './lint-fixture.ts';

const { accused } = linting('shop/requests');

test.for([
  "import { useFetcher } from 'react-router';\nuseFetcher();",
  "import { Link, useSubmit } from 'react-router';\nuseSubmit();\nLink;",
  "import { Form as Sent } from 'react-router';\nSent;",
  "import { HydratedRouter } from 'react-router/dom';\nHydratedRouter;",
  "await fetch('/bag/stock');",
  'new XMLHttpRequest();',
])('pages send requests only through web/requests: %s', async (text) => {
  const files = ['web/bag/bag.page.tsx', 'web/entry.client.tsx', 'web/requests/a.ts', 'server/bag/a.ts', 'e2e/a.ts'];
  expect(await accused(Object.fromEntries(files.map((file) => [file, text])))).toEqual(files.slice(0, 2));
});

test('other exports of the router pass', async () => {
  const text = "import { Link, useNavigation } from 'react-router';\nLink;\nuseNavigation();\napi.fetch('/');";
  expect(await accused({ 'web/bag/bag.page.tsx': text })).toEqual([]);
});
