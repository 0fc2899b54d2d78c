const errors: ReadonlyMap<number, string> = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
])

/**
 * A number in four bytes: whole, or the upper bytes of a larger one, and perhaps a hundred times as large ([MS-XLS]
 * 2.5.217).
 */
export function shortNumber(stored: number): number {
  const upper = Buffer.alloc(8)
  upper.writeInt32LE(stored & ~3, 4)
  const number = (stored & 2) === 0 ? upper.readDoubleLE(0) : stored >> 2
  return (stored & 1) === 0 ? number : number / 100
}

/** What is shown for the code of an error. */
export function errorOf(code: number | undefined): string {
  return errors.get(code ?? 0) ?? '#N/A'
}
