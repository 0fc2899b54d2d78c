import { unitAt } from './unit-at.ts'

/**
 * Makes a function that gives the kind of the character to which the UTF-16 unit at an offset belongs. `kindOf`
 * classifies a code point, as 1 to 255; what it says of a unit is kept, as such loops run over whole texts. Both halves
 * of a surrogate pair have the kind of their character, a lone one that of its own code.
 */
export function characterKinds(
  kindOf: (codePoint: number) => number,
): (text: string, at: number) => number {
  /** 0 until computed, and for surrogates. */
  const kinds = new Uint8Array(0x10000)
  const firstKindOf = (unit: number, text: string, at: number): number => {
    if (unit >= 0xd800 && unit <= 0xdfff) return kindOf(characterAt(text, at))
    const kind = kindOf(unit)
    kinds[unit] = kind
    return kind
  }
  return (text, at) => {
    const unit = unitAt(text, at)
    return kinds[unit] || firstKindOf(unit, text, at)
  }
}

/** The code point of the surrogate pair at or around an offset; of a lone surrogate its unit. */
function characterAt(text: string, at: number): number {
  const before = text.codePointAt(at - 1) ?? 0
  return before > 0xffff ? before : (text.codePointAt(at) ?? 0)
}
