/** A question cut in two: `first` is asked first, `rest` has "that composer" for its answer. */
export type Cut = { readonly first: string; readonly rest: string }
