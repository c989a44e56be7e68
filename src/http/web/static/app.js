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

/** Blocks of code in the guide get a copy button. */
for (const block of navigator.clipboard ? document.querySelectorAll('.code') : []) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-quiet';
  button.textContent = texts.copy;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code').textContent);
    button.textContent = texts.copied;
    setTimeout(() => {
      button.textContent = texts.copy;
    }, 2000);
  });
  block.append(button);
}

/**
 * The loop of the landing page plays when the page is complete, unless less motion is wanted. A button plays and stops it; the
 * browser's own controls are for pages without scripts.
 */
const loop = document.querySelector('video[data-loop]');
if (loop) {
  const button = loop.parentElement.querySelector('button');
  const show = () => {
    button.setAttribute('aria-label', loop.paused ? button.dataset.play : button.dataset.pause);
    button.classList.toggle('stopped', loop.paused);
  };
  // refused where the device saves power
  const play = () => loop.play().catch(show);
  button.addEventListener('click', () => (loop.paused ? play() : loop.pause()));
  loop.addEventListener('play', show);
  loop.addEventListener('pause', show);
  loop.controls = false;
  button.hidden = false;
  show();
  const wantsLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!wantsLess) addEventListener('load', play);
}
