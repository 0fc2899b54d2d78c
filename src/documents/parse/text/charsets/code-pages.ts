/** The code pages of the character sets of fonts, by `\fcharset`. */
export const codePages: ReadonlyMap<number, number> = new Map([
  [77, 10_000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
])

const labels: ReadonlyMap<number, string> = new Map([
  [866, 'ibm866'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [1200, 'utf-16le'],
  [10_000, 'macintosh'],
  [20_866, 'koi8-r'],
  [20_932, 'euc-jp'],
  [21_866, 'koi8-u'],
  [50_220, 'iso-2022-jp'],
  [51_932, 'euc-jp'],
  [51_949, 'euc-kr'],
  [54_936, 'gb18030'],
  [65_001, 'utf-8'],
])

const decoders = new Map<number, InstanceType<typeof TextDecoder>>()

/** The name of the encoding of a code page of Windows, Western Windows if it is unknown. */
export function charsetOfCodePage(codePage: number): string {
  if (codePage >= 1250 && codePage <= 1258) return `windows-${codePage}`
  // ISO 8859-12 was never made.
  if (codePage >= 28_591 && codePage <= 28_605 && codePage !== 28_602)
    return `iso-8859-${codePage - 28_590}`
  return labels.get(codePage) ?? 'windows-1252'
}

/** Bytes of a code page as text. */
export function decodeCodePage(bytes: Uint8Array, codePage: number): string {
  const decoder = decoders.get(codePage) ?? new TextDecoder(charsetOfCodePage(codePage))
  decoders.set(codePage, decoder)
  return decoder.decode(bytes)
}
