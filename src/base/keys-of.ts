/**
 * The keys of an object literal that has none besides those of its type. `Object.keys` says `string`, as a value of a
 * type may have more keys than the type names: use this only for what is written out in the source.
 */
export function keysOf<Literal extends object>(literal: Literal): (keyof Literal & string)[] {
  return Object.keys(literal) as (keyof Literal & string)[] // as said above
}
