import type { Range } from '../words/words.ts'

/** The kinds of addresses at which somebody or something is reached. */
type ContactKind = 'phone' | 'mail' | 'url'

/** Telephone numbers, addresses of mail and of the web in a text. Linear in its length. */
export function readContacts(text: string): (Range & { readonly kind: ContactKind })[] {
  const found = [
    ...matches(text, 'mail', mail),
    ...matches(text, 'url', url),
    ...matches(text, 'phone', phone).filter(({ start, end }) => isPhone(text.slice(start, end))),
  ].sort((a, b) => a.start - b.start)
  let last = 0
  return found.filter(({ start, end }) => {
    if (start < last) return false
    last = end
    return true
  })
}

function matches(text: string, kind: ContactKind, pattern: RegExp) {
  return Array.from(text.matchAll(pattern), ({ 0: written, index }) => {
    return { kind, start: index, end: index + written.length }
  })
}

const mail =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
const url =
  /(?<![\p{L}\p{N}@./-])(?:https?:\/\/[^\s<>()"'|*_]{1,200}[^\s<>()"'|*_.,;:!?]|(?:www\.)?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,6}\.(?:com|org|net|example|info|eu|io|de|fr|uk|es|it|nl|pl|ru|ua|cz|at|ch|jp|cn|kr|br|pt|gr|se|no|dk|fi|tr)(?:\/[^\s<>()"'|*_]{0,200}[^\s<>()"'|*_.,;:!?])?(?![\p{L}\p{N}@-]))/giu
const phone = /(?<![\p{L}\p{N}.,/-])[+(]?\d[\d ()/.\u00a0-]{4,24}\d(?![\p{L}\p{N}]|[.,]\d)/gu

/** Enough digits, and a form that numbers of things seldom have: a plus, a zero in front, or groups. */
function isPhone(written: string): boolean {
  const digits = written.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return false
  if (/^\d{1,3}(?:[ .\u00a0]\d{3})+$/.test(written) && !written.startsWith('0')) return false
  // "0.018 (0.2/11" is a sum.
  if (/(?<![+\d])\d(?!\d)/.test(written)) return false
  if (/^\d{4}[-./]\d{1,2}[-./]\d{1,2}|^\d{1,2}[./-]\d{1,2}[./-]\d{4}/.test(written)) return false
  return (
    /^[+(0]/.test(written) ||
    (/[ ()/-]/.test(written) && digits.length >= 8) ||
    /^\d{3}-\d{4}$/.test(written)
  )
}
