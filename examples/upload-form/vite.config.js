// The development server would bundle the library without its workers.
export default { optimizeDeps: { exclude: ['toolyard/browser'] } };
