import { expect, test } from 'vitest';
import { linting } from './lint-fixture.ts';

const { accused } = linting('shop/requests');

const beside = "useRequest({ what, told: 'beside' })";

const bypasses = [
  "import { useFetcher } from 'react-router';\nuseFetcher();",
  "import { Link, useSubmit } from 'react-router';\nuseSubmit();\nLink;",
  "import { Form as Sent } from 'react-router';\nSent;",
  "import { HydratedRouter } from 'react-router/dom';\nHydratedRouter;",
  "import * as router from 'react-router';\nrouter.useFetcher();",
  "export { Form } from 'react-router';",
  "await fetch('/bag/stock');",
  "await window.fetch('/bag/stock');",
  "navigator.sendBeacon('/bag/stock', '');",
  'new XMLHttpRequest();',
  'element.current?.submit();',
  '<form method="post" action="/bag" />;',
  '<form method="post" onSubmit={send} />;',
  '<form action="/home"><input name="search" /></form>;',
  '<Form method="post" what={what} unsaved={false} reloadDocument />;',
  `const { data, submit } = ${beside};`,
  `const { data, submit } = useRequest<typeof loader>({ told: 'beside', what });`,
  `const stock = ${beside};\nstock.load('/bag/stock');`,
  'const { begin, submit } = useSubmission({ what });',
];

const inFolder = (folder: string) => bypasses.map((text, at) => [`${folder}/${at}.tsx`, text] as const);

test('MEND-6 pages send requests only through web/core/requests, and show their failures', async () => {
  const blamed = new Set(await accused(Object.fromEntries(inFolder('web/sales/bag'))));
  expect(inFolder('web/sales/bag').filter(([path]) => !blamed.has(path))).toEqual([]);
});

test('MEND-6 the mechanism itself, the server and the tests send requests as they need', async () => {
  const free = ['web/core/requests', 'server/bag', 'e2e'].flatMap(inFolder);
  expect(await accused(Object.fromEntries(free))).toEqual([]);
});

test('MEND-6 requests whose failures are shown pass, and forms that scripts or the page without scripts handle', async () => {
  const shown = [
    "import { Link, useNavigation } from 'react-router';",
    "import type { Form } from 'react-router';",
    "api.fetch('/');",
    `const { submit, notice } = ${beside};`,
    `const found = ${beside};\nfound.notice;`,
    "const { submit: send } = useRequest({ what, told: 'message' });",
    `const handedOn = () => ${beside};`,
    'const { submit: change, notice: changeNotice } = useSubmission({ what });',
    "submit({ id }, { method: 'post' });",
    'form.requestSubmit();',
    '<form onSubmit={send} />;',
    '<Form method="post" what={what} unsaved={false} />;',
    '<LinkButton to="/a.pdf" reloadDocument />;',
  ].join('\n');
  const plain = '<form id="a" method="post" action="/bag" />;';
  expect(await accused({ 'web/sales/bag/a.tsx': shown, 'web/sales/bag/bag-lines.tsx': plain })).toEqual([]);
});
