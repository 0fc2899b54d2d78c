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

/**
 * The same for many objects of a kind, whose members are made of data that `read` gives when the first of them is read.
 * They share what makes them: to add 110 members to each of 33 languages would take each thread 10 ms of CPU.
 */
export function madeOnceFrom<Data, Made extends object>(
  makers: {
    readonly [Name in keyof Made]: (data: Data) => Made[Name]
  },
): <Named extends object>(named: Named, read: () => Data) => Named & Made {
  class Whole {
    readonly #read: () => Data
    #data: Data | undefined

    constructor(named: object, read: () => Data) {
      Object.assign(this, named)
      this.#read = read
    }

    static {
      for (const [name, make] of Object.entries<(data: Data) => unknown>(makers))
        Object.defineProperty(Whole.prototype, name, {
          get(this: Whole) {
            this.#data ??= this.#read()
            const value = make(this.#data)
            Object.defineProperty(this, name, { value, enumerable: true })
            return value
          },
        })
    }
  }
  // It has the members of `named`, and one for each maker.
  return (named, read) => new Whole(named, read) as object as typeof named & Made
}
