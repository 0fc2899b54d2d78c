import { settings } from '../settings.ts'

const valuePattern = /^[-–—−+±~<>≤≥]? ?[$€£¥(]* ?[-–—−+±]?\d|^[-–—]$/

/** Whether a text is a number, amount or date, and so no column header. */
export function isValue(text: string): boolean {
  return (
    valuePattern.test(text) &&
    (text.match(/\p{L}/gu)?.length ?? 0) <= text.length * settings.rows.lettersMax
  )
}
