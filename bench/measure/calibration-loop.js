// Runs a fixed loop, and prints the milliseconds of each run as JSON. It is a separate process, because the heap and the
// compiled code of the benchmark would change its speed. Integer arithmetic without memory access depends only on the processor
// and on other programs.
const LOOPS = 9;
const STEPS = 30_000_000;

function loop() {
  // Stays an integer at each step. V8 compiles numbers that could exceed 32 bits in one of two forms, and one of them is 27 %
  // slower.
  let state = 1;
  const startedAt = performance.now();
  for (let step = 0; step < STEPS; step++) state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + step) | 0;
  const ms = performance.now() - startedAt;
  // Uses the result, so that no compiler removes the loop.
  return state === 0.5 ? Infinity : ms;
}

loop(); // Compiles the loop.
console.log(JSON.stringify(Array.from({ length: LOOPS }, () => Number(loop().toFixed(3)))));
