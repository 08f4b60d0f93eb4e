// Counting by brute force.

/** All words of the length over the alphabets that have a letter of each, counted one by one. */
export function enumerate(alphabets: readonly string[], length: number): string[] {
  const letters = Array.from(alphabets.join(''));
  let words = [''];
  for (let at = 0; at < length; at++) words = words.flatMap((word) => letters.map((letter) => word + letter));
  return words.filter((word) =>
    alphabets.every((alphabet) => Array.from(word).some((letter) => alphabet.includes(letter))),
  );
}
