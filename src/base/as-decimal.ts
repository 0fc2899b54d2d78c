/** A result without the traces of binary fractions, as people compute it: 0.1 + 0.2 is 0.3. Keeps twelve digits. */
export function asDecimal(result: number): number {
  return Number(result.toPrecision(12))
}
