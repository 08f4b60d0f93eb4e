// What the build writes into the code, the same in the page and in what prerenders it.
export const buildConstants = {
  __BUILT_ON__: JSON.stringify(new Date().toISOString().slice(0, 10)),
};
