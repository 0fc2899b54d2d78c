import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

type Colours = Readonly<Record<string, number>>

const tokens = join(import.meta.dirname, '../../web/src/tokens.css')
let themes: Readonly<Record<'light' | 'dark', Colours>>

beforeAll(async () => {
  const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`
  const pair = new RegExp(String.raw`--([\w-]+): light-dark\(${colour}, ${colour}\)`, 'g')
  const found = [...(await readFile(tokens, 'utf8')).matchAll(pair)]
  const theme = (first: number) =>
    Object.fromEntries(
      found.map((match) => {
        const [lightness = 0, chroma = 0, hue = 0] = match.slice(first, first + 3).map(Number)
        return [String(match[1]), luminance(lightness, chroma, hue)]
      }),
    )
  themes = { light: theme(2), dark: theme(5) }
})

const texts = [
  ...['bg', 'surface', 'sunken', 'accent-soft', 'warn-soft', 'danger-soft', 'mark'].map(
    (ground) => ['text', ground] as const,
  ),
  ...['bg', 'surface', 'sunken'].map((ground) => ['muted', ground] as const),
  ...['bg', 'surface', 'accent-soft'].map((ground) => ['accent', ground] as const),
  ...['bg', 'surface', 'danger-soft'].map((ground) => ['danger', ground] as const),
  ...['bg', 'warn-soft'].map((ground) => ['warn', ground] as const),
  ['on-accent', 'accent'] as const,
]
const controls = [
  ['control', 'surface'],
  ['control', 'bg'],
  ['ok', 'surface'],
  ['accent', 'sunken'],
  ['accent', 'surface'],
  ...[1, 2, 3, 4, 5].map((series) => [`series-${series}`, 'surface'] as const),
] as const

test.each(texts)('%s can be read on %s', (text, ground) => {
  for (const [theme, colours] of Object.entries(themes))
    expect(contrast(colours, text, ground), theme).toBeGreaterThanOrEqual(4.5)
})

test.each(controls)('%s can be told from %s', (control, ground) => {
  for (const [theme, colours] of Object.entries(themes))
    expect(contrast(colours, control, ground), theme).toBeGreaterThanOrEqual(3)
})

/** The contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
function contrast(colours: Colours, one: string, other: string): number {
  const [low = Number.NaN, high = Number.NaN] = [colours[one], colours[other]]
    .map((value) => value ?? Number.NaN)
    .sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The relative luminance of an OKLCH colour in sRGB (Björn Ottosson, "A perceptual color space", 2020). */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const within = (value: number) => Math.min(1, Math.max(0, value))
  const red = within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
