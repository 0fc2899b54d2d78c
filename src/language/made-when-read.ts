/**
 * Adds members to an object, each of which is made when it is first read: most of what a language has is never asked
 * for in a thread, and every thread would wait for it.
 */
export function madeWhenRead<Whole extends object, Made extends object>(
  whole: Whole,
  makers: { readonly [Name in keyof Made]: () => Made[Name] },
): Whole & Made {
  for (const [name, make] of Object.entries<() => unknown>(makers))
    Object.defineProperty(whole, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = make()
        Object.defineProperty(whole, name, { value, enumerable: true })
        return value
      },
    })
  // It has a member for each maker now.
  return whole as Whole & Made
}
