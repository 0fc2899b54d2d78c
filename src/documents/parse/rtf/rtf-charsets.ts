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
  [10_000, 'macintosh'],
  [65_001, 'utf-8'],
])

const decoders = new Map<number, InstanceType<typeof TextDecoder>>()

/** Bytes of a code page as text; of an unknown one as that of Western Windows. */
export function decoded(bytes: readonly number[], codePage: number): string {
  const isWindows = codePage >= 1250 && codePage <= 1258
  const label = isWindows ? `windows-${codePage}` : (labels.get(codePage) ?? 'windows-1252')
  const decoder = decoders.get(codePage) ?? new TextDecoder(label)
  decoders.set(codePage, decoder)
  return decoder.decode(Uint8Array.from(bytes))
}
