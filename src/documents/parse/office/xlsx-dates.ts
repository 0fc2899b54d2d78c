import { dayMs } from '../../../base/day-ms.ts'
import { readXml } from '../read-xml.ts'

/** The indices of the cell styles that show a number as a date or time. */
export function dateStyles(stylesXml: string): ReadonlySet<number> {
  const dateFormats = new Set<number>()
  const styles = new Set<number>()
  let isCellStyles = false
  let index = 0
  readXml(stylesXml, {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      const format = Number(numFmtId)
      if (name === 'numFmt' && isDateFormat(formatCode)) dateFormats.add(format)
      if (name === 'cellXfs') isCellStyles = true
      if (name !== 'xf' || !isCellStyles) return
      if (isBuiltInDate(format) || dateFormats.has(format)) styles.add(index)
      index += 1
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyles = false
    },
  })
  return styles
}

/** A serial day number as an ISO date, with a time if it has one, or as a time alone. */
export function excelDate(serial: number, startsIn1904: boolean): string {
  // Excel counts 29 February 1900, which did not exist, as day 60; counting from 30 December 1899 fits all later days.
  const start = startsIn1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const time = new Date(start + Math.round((serial * dayMs) / 1000) * 1000)
  if (Number.isNaN(time.getTime())) return String(serial)
  const [date = '', clock = ''] = time
    .toISOString()
    .replace(/(:00)?\.000Z$/, '')
    .split('T')
  if (serial > 0 && serial < 1) return clock
  return clock === '00:00' ? date : `${date} ${clock}`
}

/** ECMA-376 part 1, 18.8.30. */
function isBuiltInDate(format: number): boolean {
  return (
    (format >= 14 && format <= 22) ||
    (format >= 27 && format <= 36) ||
    (format >= 45 && format <= 47) ||
    (format >= 50 && format <= 58)
  )
}

function isDateFormat(code: string): boolean {
  const letters = code.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '')
  return /[ymdhs]/i.test(letters) && !/general/i.test(letters)
}
