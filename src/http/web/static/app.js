// Conveniences; every page works without them.

const texts = JSON.parse(document.getElementById('shell-texts').textContent);

/** Copy buttons: `<button data-copy="id-of-a-field" hidden>`. */
for (const button of document.querySelectorAll('button[data-copy]')) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const field = document.getElementById(button.dataset.copy);
    await navigator.clipboard.writeText(field.value);
    button.textContent = texts.copied;
    document.getElementById(`${field.id}-copied`).textContent = texts.copied;
    setTimeout(() => {
      button.textContent = texts.copy;
    }, 2000);
  });
}

/** Fields with a value to copy are selected as a whole. */
for (const field of document.querySelectorAll('input[data-select]')) {
  field.addEventListener('focus', () => field.select());
}

/** A form is sent once, however often its button is clicked. */
for (const form of document.querySelectorAll('form[method="post"]')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
  });
}
// it can be sent again after coming back to the page
window.addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form[data-sent]')) delete form.dataset.sent;
});
