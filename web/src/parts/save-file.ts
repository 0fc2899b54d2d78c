/** Saves data of the page as a file. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A table as CSV (RFC 4180). */
export function csvOf(lines: readonly (readonly (string | number)[])[]): Blob {
  const text = lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('')
  return new Blob([text], { type: 'text/csv' })
}

function cellOf(value: string | number): string {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
