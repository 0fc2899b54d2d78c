/** The words of a list, separated by spaces. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
