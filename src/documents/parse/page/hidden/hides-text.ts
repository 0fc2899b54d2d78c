import { withoutComments } from './style-rules.ts'

type Declarations = ReadonlyMap<string, string>

/** Longer declarations are cut, so that a hostile attribute costs no time. */
const styleLengthMax = 5_000
/** Smaller text cannot be read. */
const readablePixelsMin = 3
/** Fainter text cannot be seen. */
const opacityMin = 0.1
/** What lies further outside than this is off the page. */
const outsidePixelsMin = 500
const pixelsPer: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['px', 1],
  ['pt', 4 / 3],
  ['pc', 16],
  ['em', 16],
  ['rem', 16],
  ['ex', 8],
  ['ch', 8],
  ['in', 96],
  ['cm', 38],
  ['mm', 3.8],
  ['vw', 12],
  ['vh', 8],
])
const white = /^(?:white|#f{3,4}|#f{6}|#f{8}|rgba?\(255[, ]+255[, ]+255(?:[,/ ]+1)?\))$/
const black = /^(?:black|#0{3}f?|#0{6}(?:f{2})?|rgba?\(0[, ]+0[, ]+0(?:[,/ ]+1)?\))$/
const invisible: readonly RegExp[] = [
  /^(?:transparent|#[\da-f]{3}0|#[\da-f]{6}00)$/,
  /^(?:rgb|hsl)a?\((?:[^,()]{1,20},){3} ?[0.]{1,9}%? ?\)$/,
  /^(?:rgb|hsl)a?\([^/()]{1,60}\/ ?[0.]{1,9}%? ?\)$/,
]
const sides = ['left', 'top', 'right', 'bottom', 'text-indent', 'margin-left', 'margin-top']

/** Ways to hide an element from readers, but not from programs. */
const ways: readonly ((style: Declarations) => boolean)[] = [
  (style) => valueIn(style, 'display') === 'none',
  (style) => /^(?:hidden|collapse)$/.test(valueIn(style, 'visibility')),
  (style) => valueIn(style, 'content-visibility') === 'hidden',
  (style) => isFaint(valueIn(style, 'opacity')),
  (style) => isTiny(valueIn(style, 'font-size')) || isTiny(sizeInFont(valueIn(style, 'font'))),
  isTransparent,
  isColourOfBackground,
  (style) => /\bscale(?:3d|x|y)?\( ?[0.]{1,9}[ ,)]/.test(valueIn(style, 'transform')),
  (style) => /^[0.]{1,9}(?: |$)/.test(valueIn(style, 'scale')),
  isOutside,
  isClipped,
  (style) => isFlat(style) && isCutOff(style),
]

/** Whether declarations, as a `style` attribute has them, hide the text of their element from readers. */
export function hidesText(declarations: string): boolean {
  const style = declarationsOf(declarations.slice(0, styleLengthMax))
  return style.size > 0 && ways.some((hides) => hides(style))
}

/** Whether declarations make text white, and say nothing of its background. */
export function isPlainWhite(declarations: string): boolean {
  const style = declarationsOf(declarations.slice(0, styleLengthMax))
  return white.test(valueIn(style, 'color')) && backgroundOf(style) === ''
}

/** Values in lower case by property; of a property that is there twice the last. */
function declarationsOf(text: string): Declarations {
  const style = new Map<string, string>()
  for (const declaration of withoutEscapes(withoutComments(text)).toLowerCase().split(';')) {
    const colon = declaration.indexOf(':')
    if (colon < 0) continue
    const value = declaration.slice(colon + 1).replaceAll('!', ' !')
    const words = value.split(/\s+/).filter((word) => word !== '' && !word.startsWith('!'))
    style.set(
      declaration.slice(0, colon).trim(),
      words.filter((word) => word !== 'important').join(' '),
    )
  }
  return style
}

function valueIn(style: Declarations, property: string): string {
  return style.get(property) ?? ''
}

/** `d\69 splay` is `display`. */
function withoutEscapes(css: string): string {
  if (!css.includes('\\')) return css
  return css.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, digits, character) => {
    const code = Number.parseInt(digits, 16)
    return digits === undefined ? character : code > 0x10ffff ? '' : String.fromCodePoint(code)
  })
}

function isFaint(opacity: string): boolean {
  const share = Number.parseFloat(opacity) / (opacity.endsWith('%') ? 100 : 1)
  return share < opacityMin
}

function isTiny(size: string): boolean {
  const pixels = size.endsWith('%') ? (Number.parseFloat(size) / 100) * 16 : pixelsOf(size)
  return pixels !== undefined && pixels < readablePixelsMin
}

/** The size in the shorthand `font`, which stands before the family: `0/0 a`, `bold 12px serif`. */
function sizeInFont(font: string): string {
  const size = font
    .split(' ')
    .find((word) => /^[\d.]{1,9}(?:[a-z]{1,4}|%)?(?:\/|$)/.test(word) && !/^\d00$/.test(word))
  return size?.split('/')[0] ?? ''
}

/** Text that its background shines through, as in headings with a gradient, is seen. */
function isTransparent(style: Declarations): boolean {
  const clips = ['background-clip', '-webkit-background-clip', 'background']
  if (clips.some((property) => /\btext\b/.test(valueIn(style, property)))) return false
  return invisible.some((pattern) => pattern.test(valueIn(style, 'color')))
}

function isColourOfBackground(style: Declarations): boolean {
  const colour = plainColour(valueIn(style, 'color'))
  return colour !== '' && plainColour(backgroundOf(style)) === colour
}

function backgroundOf(style: Declarations): string {
  return valueIn(style, 'background-color') || valueIn(style, 'background')
}

function plainColour(written: string): string {
  if (white.test(written)) return 'white'
  return black.test(written) ? 'black' : written
}

function isOutside(style: Declarations): boolean {
  const [, moved = ''] =
    /\btranslate(?:3d|x|y)?\(([^)]{0,100})\)/.exec(valueIn(style, 'transform')) ?? []
  const distances = [...sides.map((side) => valueIn(style, side)), ...moved.split(/[, ]+/)]
  return distances.some((distance) => (pixelsOf(distance) ?? 0) <= -outsidePixelsMin)
}

/** `clip: rect(0 0 0 0)`, or one pixel of it; `clip-path: inset(50%)`, `circle(0)`. */
function isClipped(style: Declarations): boolean {
  if (/^rect\((?:[01](?:px)?[, ]*){4}\)/.test(valueIn(style, 'clip'))) return true
  const [, inset] = /^inset\( ?([\d.]+)%/.exec(valueIn(style, 'clip-path')) ?? []
  if (inset !== undefined) return Number(inset) >= 50
  return /^(?:circle|ellipse)\( ?0/.test(valueIn(style, 'clip-path'))
}

function isFlat(style: Declarations): boolean {
  return ['height', 'max-height', 'width', 'max-width'].some((property) => {
    const pixels = pixelsOf(valueIn(style, property))
    return pixels !== undefined && pixels <= 1
  })
}

function isCutOff(style: Declarations): boolean {
  const properties = ['overflow', 'overflow-x', 'overflow-y']
  return properties.some((property) => /^(?:hidden|clip)/.test(valueIn(style, property)))
}

/** A length in pixels of the screen, about; `undefined` for a share, or what is no length. */
function pixelsOf(length: string): number | undefined {
  const [, number = '', unit = ''] = /^([+-]?[\d.]{1,12})([a-z]{0,4})$/.exec(length) ?? []
  const pixels = pixelsPer.get(unit)
  return number === '' || pixels === undefined ? undefined : Number(number) * pixels
}
