/** The middle of some numbers; the upper one of the two in an even number of them. */
export function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
}
