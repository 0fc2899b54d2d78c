/**
 * The lines of a manual page that are read: without comments, macros that it defines, and what is set for other
 * devices. Of conditions that name the kind of device the branch for print is kept, which has lists where a terminal
 * gets marks. The strings that it defines are noted.
 */
export function contentLines(source: string, strings: Map<string, string>): readonly string[] {
  const lines: string[] = []
  const written = source.replace(/\\\n(?!\.)/g, '').split('\n')
  /** The line that ends what is left out, and the number of braces that are open in it. */
  let [until, braces]: [string | undefined, number] = [undefined, 0]
  for (const whole of written) {
    const line = withoutComment(whole).replace(/^\.[ \t]+(?=\S)/, '.')
    if (until !== undefined) {
      if (line.trimEnd() === until) until = undefined
      continue
    }
    if (braces > 0) {
      braces += count(line, '\\{') - count(line, '\\}')
      continue
    }
    const macro = /^[.']([A-Za-z]+[0-9]?)\b/.exec(line)?.[1] ?? ''
    // What only print reads is written for a program that sets formulas.
    const ignored = /^[.']if\s+n\s+[.']ig\b\s*(\S*)/.exec(line)
    if (ignored) until = `.${ignored[1] || '.'}`
    else if (macro === 'ig' || macro === 'de' || macro === 'am' || macro === 'de1')
      until = line.split(/\s+/)[macro === 'ig' ? 1 : 2]?.replace(/^/, '.') || '..'
    else if (macro === 'ds') setString(line, strings)
    else if (macro === 'if' || macro === 'ie')
      braces = Math.max(0, count(line, '\\{') - count(line, '\\}'))
    else if (macro === 'el') {
      const rest = line.replace(/^[.']el\s*(\\\{\s*\\?)?/, '')
      if (rest !== '') lines.push(rest)
    } else if (!/^[.']\s*(\\\}.*)?$/.test(line)) lines.push(line.replace(/\\\}$/, ''))
    else if (whole.trim() === '') lines.push('')
  }
  return lines
}

function withoutComment(line: string): string {
  const start = line.search(/(?<!\\)\\"/)
  return start < 0 ? line : line.slice(0, start).trimEnd()
}

function setString(line: string, strings: Map<string, string>): void {
  const [, name, value = ''] = /^[.']ds\s+(\S+)(?:\s"?(.*))?/s.exec(line) ?? []
  if (name !== undefined && !strings.has(name) && value.length < 100 && !value.includes('\\*'))
    strings.set(
      name,
      value
        .replace(/\\\(aq/, "'")
        .replace(/\\\((?:lq|rq)/, '"')
        .replace(/\\.*/, ''),
    )
}

function count(line: string, mark: string): number {
  return line.split(mark).length - 1
}
