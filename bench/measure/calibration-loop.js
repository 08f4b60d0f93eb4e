// A program of fixed work, which prints the milliseconds of each run as JSON. It is a process of its own, because the state of the
// benchmark's own heap and compiled code would change its speed. Integer arithmetic without memory depends on nothing but the
// processor and other programs.
const LOOPS = 9;
const STEPS = 30_000_000;

function loop() {
  // An integer at each step: a number that could leave 32 bits has two compiled forms, and one is 27 % slower.
  let state = 1;
  const startedAt = performance.now();
  for (let step = 0; step < STEPS; step++) state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + step) | 0;
  const ms = performance.now() - startedAt;
  // Uses the result, so that no compiler removes the loop.
  return state === 0.5 ? Infinity : ms;
}

loop(); // compiles it
console.log(JSON.stringify(Array.from({ length: LOOPS }, () => Number(loop().toFixed(3)))));
