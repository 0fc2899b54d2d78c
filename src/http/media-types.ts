/** `text/html; charset=utf-8` → `text/html`. */
export function mediaTypeOf(contentType: string | null | undefined): string {
  return (contentType ?? '').split(';', 1).join('').trim().toLowerCase()
}

/** Whether an `Accept` header allows this media type; the most specific range decides. */
export function accepts(header: string | null, mediaType: string): boolean {
  if (header === null || header.trim() === '') return true
  const [kind] = mediaType.split('/')
  const ranges = header.split(',').map(parseRange)
  const fitting = [mediaType, `${kind}/*`, '*/*'].flatMap((wanted) =>
    ranges.filter((range) => range.mediaType === wanted),
  )
  return (fitting[0]?.quality ?? 0) > 0
}

function parseRange(range: string) {
  const quality = /;\s*q=([\d.]+)/i.exec(range)?.[1]
  return { mediaType: mediaTypeOf(range), quality: quality === undefined ? 1 : Number(quality) }
}
