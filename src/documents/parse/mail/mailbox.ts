/** How a mail begins in a mailbox (RFC 4155): "From ada@example.org Mon Mar 02 19:02:11 2026". */
const separator = /^From \S{1,200} .{0,100}\d{4}.{0,40}\r?$/
const headerLine = /^[\w-]{1,80}:/

/**
 * The mails of a mailbox, or the one that a file holds. A line of a mail that begins like a separator has a mark before
 * it, or no header behind it.
 */
export function mailsIn(source: Buffer): readonly Buffer[] {
  if (source.toString('latin1', 0, 5) !== 'From ') return [source]
  const starts: number[] = []
  for (let at = 0; at >= 0 && at < source.length; ) {
    const next = source.indexOf('\n', at)
    const behind = next < 0 ? source.length : next + 1
    if (isSeparator(source, at, behind)) starts.push(behind)
    const found = source.indexOf('\nFrom ', behind - 1)
    at = found < 0 ? -1 : found + 1
  }
  return starts.map((start, index) => {
    const next = starts[index + 1]
    const end = next === undefined ? source.length : source.lastIndexOf('\nFrom ', next - 2) + 1
    return source.subarray(start, end)
  })
}

/** The longest line that may be a separator or the beginning of a header. */
const lineLengthMax = 400

function isSeparator(source: Buffer, start: number, behind: number): boolean {
  if (behind - start > lineLengthMax) return false
  const line = source.toString('latin1', start, behind).trimEnd()
  const below = source.toString('latin1', behind, behind + lineLengthMax)
  return start === 0 || (separator.test(line) && headerLine.test(below))
}
