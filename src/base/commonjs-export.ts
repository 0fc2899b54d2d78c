/**
 * The export of a CommonJS package. Node gives the package itself where its types, which were written for bundlers,
 * declare a member `default`.
 */
export function commonjsExport<Exported>(module: { readonly default: Exported }): Exported {
  return module as unknown as Exported
}
