// A page without a bundler. After the first run, it works offline. All that it needs is `npm install toolyard` beside this file.
const { serviceWorker } = navigator;
await serviceWorker.register('./service-worker.js');
// The service worker keeps the files that it sees, so it must be there before the library loads.
if (!serviceWorker.controller)
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
const { openRecipe } = await import('./node_modules/toolyard/browser/index.js');

const recipe = await openRecipe(`toolyard recipe 1
# The different lines
dedup caseSensitive=true
`);

const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const link = document.querySelector('a');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const file = new FormData(form).get('file');
  try {
    const { result, notes } = await recipe.run(file, {
      onProgress: ({ done, total }) => {
        status.textContent = `${Math.floor((100 * done) / total)} %`;
      },
    });
    status.textContent = ['Done.', ...notes].join(' ');
    URL.revokeObjectURL(link.href);
    link.href = URL.createObjectURL(result);
    link.download = file.name;
    link.hidden = false;
  } catch (error) {
    status.textContent = error.message;
  }
});
form.querySelector('button').disabled = false;
