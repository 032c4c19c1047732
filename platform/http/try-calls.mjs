/*
 * The script of /api/docs: a button beside each call opens a form that makes it. The token stands in its field and nowhere else, and
 * the session of the browser is not used.
 */
const main = document.querySelector('main');
const { base, send, body: bodyWord, failed } = main.dataset;
const token = document.querySelector('#token');

/** How much of an answer is shown. */
const most = 50_000;

let documented;

main.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-path]');
  if (button) void open(button);
});

async function open(button) {
  const { method, path } = button.dataset;
  documented ??= fetch(`${base}/openapi.json`).then((answer) => answer.json());
  const { paths } = await documented;
  const form = formOf(paths[path][method.toLowerCase()], method, path);
  button.replaceWith(form);
  form.querySelector('input, textarea, button').focus();
}

function formOf({ parameters, requestBody }, method, path) {
  const form = document.createElement('form');
  for (const { name, required, schema } of parameters) {
    const input = labelled(form, name + (required ? ' *' : ''), 'input');
    input.name = name;
    input.required = required;
    input.value = required ? String(schema.default ?? '') : '';
  }
  const json = requestBody?.content['application/json'];
  if (json) {
    const text = labelled(form, bodyWord, 'textarea');
    text.name = '';
    text.rows = 8;
    text.value = JSON.stringify(json.example ?? {}, null, 2);
  }
  const button = form.appendChild(document.createElement('button'));
  button.textContent = send;
  const answer = form.appendChild(document.createElement('pre'));
  answer.setAttribute('role', 'status');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer.textContent = '…';
    call(form, parameters, method, path).then(
      (text) => {
        answer.textContent = text;
      },
      () => {
        answer.textContent = failed;
      },
    );
  });
  return form;
}

function labelled(form, words, kind) {
  const label = form.appendChild(document.createElement('label'));
  label.textContent = words;
  return label.appendChild(document.createElement(kind));
}

async function call(form, parameters, method, path) {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: place } of parameters) {
    const { value } = form.elements.namedItem(name);
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '') query.append(name, value);
  }
  const text = form.querySelector('textarea');
  const answer = await fetch(`${base}${filled}${query.size > 0 ? `?${query}` : ''}`, {
    method,
    credentials: 'omit',
    headers: {
      ...(token.value !== '' && { authorization: `Bearer ${token.value.trim()}` }),
      ...(text && { 'content-type': 'application/json' }),
    },
    ...(text && { body: text.value }),
  });
  return `${answer.status} ${answer.statusText}\n\n${readable(await answer.text())}`;
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2).slice(0, most);
  } catch {
    return text.slice(0, most);
  }
}
