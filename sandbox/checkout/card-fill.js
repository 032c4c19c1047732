// Adds the buttons that fill the card form in. The page is complete without them.
for (const row of document.querySelectorAll('[data-fill]')) {
  const values = Object.entries(JSON.parse(row.dataset.fill));
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'fill';
  button.textContent = 'Usar';
  button.setAttribute('aria-label', `Usar ${row.querySelector('th').textContent.trim()}`);
  button.addEventListener('click', () => {
    for (const [name, value] of values) document.querySelector(`input[name="${name}"]`).value = value;
  });
  row.lastElementChild.append(button);
}
for (const header of document.querySelectorAll('[data-fill-header]')) header.textContent = 'Completar';

// Submits a form only once; the server would make only one payment anyway.
for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
  });
}
// The browser's back button may restore this page from the back/forward cache.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form')) delete form.dataset.sent;
});
