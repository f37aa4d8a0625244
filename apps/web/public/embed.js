// The replay that other pages embed: it shows one picture after another, each drawn by the server.
const main = document.querySelector('main');
const { race, steps } = main.dataset;
const { lang } = document.documentElement;
const picture = main.querySelector('img');
const range = main.querySelector('input');
const link = main.querySelector('a');
const play = main.querySelector('[data-play]');
let at = Number(main.dataset.at);
let timer;

function show(step) {
  at = Math.max(0, Math.min(Number(steps), step));
  picture.src = `/still/${race}/race.svg?at=${at}&lang=${lang}`;
  range.value = `${at}`;
  link.href = `/shared/${race}?at=${at}&lang=${lang}`;
  if (at >= Number(steps)) stop();
}

function stop() {
  clearInterval(timer);
  timer = undefined;
  play.setAttribute('aria-pressed', 'false');
}

for (const button of main.querySelectorAll('[data-go]'))
  button.addEventListener('click', () => {
    stop();
    show(at + Number(button.dataset.go));
  });
range.addEventListener('input', () => {
  stop();
  show(Number(range.value));
});
play.addEventListener('click', () => {
  if (timer !== undefined) return stop();
  if (at >= Number(steps)) show(0);
  play.setAttribute('aria-pressed', 'true');
  timer = setInterval(() => show(at + 1), 700);
  return undefined;
});
