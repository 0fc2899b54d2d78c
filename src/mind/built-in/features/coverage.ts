/** For each question term, how surely a text speaks of it, 0 to 1. */
export type Coverage = readonly number[]

/** Raises a coverage to the maximum of itself and another, term by term. */
export function cover(all: number[] | undefined, other: Coverage | undefined): void {
  if (all === undefined || other === undefined) return
  for (let term = 0; term < all.length; term++) {
    const value = other[term] ?? 0
    if (value > (all[term] ?? 0)) all[term] = value
  }
}

/** Overwrites a coverage with another. */
export function copy(into: number[], from: Coverage): void {
  for (let term = 0; term < into.length; term++) into[term] = from[term] ?? 0
}
