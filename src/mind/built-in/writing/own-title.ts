/**
 * A title without the end that it shares with another of `titles`, behind a dash, a bar or the like: the name of the
 * manual that both are pages of ("core - HTTP Server Version 2.4"). A year or number tells such documents apart.
 */
export function ownTitle(title: string, titles: readonly string[]): string {
  const others = titles.filter((other) => other !== title)
  for (const { index } of title.matchAll(separator)) {
    const end = title.slice(index)
    if (
      index > 0 &&
      /\p{L}/u.test(end) &&
      others.some((other) => other.length > end.length && other.endsWith(end))
    )
      return title.slice(0, index)
  }
  return title
}

const separator = / [-–—|·:»›] /g
