import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readStoredBlocks } from '../../extraction/blocks/stored-blocks.ts'
import type { PreparedDocument } from '../prepared-document.ts'
import { DocumentParser } from './processes/document-parser.ts'
import { defaultLimits } from './processes/settings.ts'

const folder = new URL('../../../../shared/eval/documents/', import.meta.url)
const isThere = existsSync(folder)
if (!isThere) console.warn(`Skipped: no real documents in ${folder.pathname}`)

/** The fewest characters that must come out, and words that must be among them. */
const readable: Readonly<Record<string, readonly [charactersMin: number, phrase: string]>> = {
  'normal/tracemonkey.pdf': [80_000, 'compile than statically typed ones'],
  'normal/TAMReview.pdf': [6_900, 'TAM lacks sufficient rigor and relevance'],
  'normal/ArabicCIDTrueType.pdf': [60, 'العربية'],
  'normal/noembed-sjis.pdf': [5, 'あいうえお'],
  'normal/vertical.pdf': [8, '日本語'],
  'normal/rotation.pdf': [140, 'my second page. It will have a landscape layout'],
  'normal/right_to_left_01.pdf': [1_300, 'R و Python'],
  'normal/code_and_formula.pdf': [5_000, 'Simple JavaScript Program'],
  'normal/multi_page.pdf': [9_000, 'invention of the typewriter in the mid-19th century'],
  'normal/normal_4pages.pdf': [7_500, '재해보험금'],
  'normal/multi-column-2p.pdf': [8_500, 'good dense vector representation needs a large number'],
  'normal/korean-text-with-tables.pdf': [1_100, '적립 제외 대상'],
  'normal/embedded-images-tables.pdf': [1_500, 'gives a straight line as shown in Fig. 5'],
  'normal/fake-memo.pdf': [190, '20,000 bottles of water'],
  'normal/pdf-with-ocr-text.pdf': [1_000, 'www.industrydocuments.ucsf.edu'],
  'normal/GeoTopo-komprimiert.pdf': [130_000, 'Die Produkttopologie auf'],
  'normal/multicolumn.pdf': [6_900, 'Two-Column Document with Lorem Ipsum'],
  'normal/with-attachment.pdf': [580, 'Lorem ipsum dolor sit amet'],
  'hostile/Pages-tree-refs.pdf': [20, 'Pages loop'],
  'hostile/xref_command_missing.pdf': [17, 'Reduced test-case'],
  'hostile/scan-bad.pdf': [6, 'pdf.js'],
  'encrypted/copy-protected.pdf': [5_400, 'A Unified Toolkit for Deep Learning Based'],
  'hostile/failure-after-repair.pdf': [100_000, 'people with cancer, their families and friends'],
  'hostile/testPDF_bad_page_303226.pdf': [85_000, 'SCHEDULES OF CONTROLLED SUBSTANCES'],
  'hostile/testPDF_deeplyEmbeddedAttachments.pdf': [1, 'a'],
  'normal/footnotes.docx': [53, '[1] A tachyon walks into a bar.'],
  'normal/comments.docx': [5, 'Ouch.'],
  'normal/tables.docx': [55, 'Top left | Top right'],
  'normal/text-box.docx': [11, 'Datum plane'],
  'normal/strict-format.docx': [4, 'Test'],
  'normal/utf8-bom.docx': [31, 'This XML has a byte order mark.'],
  'normal/word_sample.docx': [700, 'Figure 1: This is a cute duckling'],
  'normal/equations.docx': [1_900, 'an inline equation: A=πr2'],
  'normal/unit_test_headers_numbered.docx': [700, 'Section 1.2.3'],
  'normal/docx_rich_cells.docx': [1_200, 'Simple cell with bold and italic text'],
  'normal/text_document_01.odt': [1_700, '- bullet list 2.2.1'],
  'normal/powerpoint_sample.pptx': [600, 'Some notes on the second slide.'],
  'normal/xlsx_06_edge_cases_.xlsx': [1_600, 'Overview | Purpose and Use Cases | AI 1'],
  'normal/handbook-872p.docx': [800_000, 'STANDING TRUSTEE PLEDGE OF EXCELLENCE'],
  'normal/eng_spa_mult.docx': [3_000, 'Todos los seres humanos nacen libres'],
  'normal/winter-sports.epub': [330_000, 'CHAPTER I THE SUN-SEEKER'],
  'normal/EmbeddedPDF.docx': [30, 'Test Document with embedded'],
  'hostile/fake-power-point-malformed.pptx': [10, 'Test Slide'],
  'hostile/test_recursive_embedded.docx': [7, 'embed_0'],
  'normal/wiki_duck.html': [23_000, 'Duck is the common name for numerous species of waterfowl'],
  'normal/html_rich_table_cells.html': [800, 'Mallard | Ponds, lakes, rivers | Quack'],
  'normal/example-10k-1p.html': [4_000, 'Galaxy Gaming, Inc.'],
  'normal/fake-html-cp1252.html': [780, 'My First Heading'],
  'normal/example-steelJIS-datasheet-utf-16.html': [2_000, '日本語'],
  'normal/example-with-scripts.html': [
    30_000,
    'Belarusian forces remain unlikely to attack Ukraine',
  ],
  'hostile/testHTMLBadScript.html': [15, 'This is a test.'],
  'normal/wiki.md': [4_700, '# IBM'],
  'normal/nested.md': [900, 'A list featuring nesting'],
  'normal/umlauts-non-utf8.md': [24, 'äöüß'],
  'normal/fake-text-utf-32.txt': [180, 'Doylestown, PA 18901'],
  'normal/norwich-city.txt': [47_000, 'scoring a goal for Norwich City'],
  'normal/email-no-utf8-2008-07-16.062410.eml': [2_400, 'RE: שלום'],
}

const refused: Readonly<Record<string, string>> = {
  'normal/ocr_test.pdf': 'The PDF has no text layer; it would need OCR',
  'hostile/REDHAT-1531897-0.pdf': 'The file is damaged: the PDF cannot be opened',
  'hostile/poppler-742-0-fuzzed.pdf': 'The file is damaged: no page of the PDF can be read',
  'hostile/poppler-85140-0.pdf': 'The PDF has no text layer; it would need OCR',
  'hostile/GHOSTSCRIPT-698804-1-fuzzed.pdf': 'The PDF has no text layer; it would need OCR',
  'encrypted/issue15893_reduced.pdf': 'The PDF is encrypted and needs a password',
  'encrypted/issue6010_2.pdf': 'The PDF is encrypted and needs a password',
  'encrypted/bug1782186.pdf': 'The PDF is encrypted and needs a password',
  'encrypted/password.pdf': 'The PDF is encrypted and needs a password',
  'normal/empty.docx': 'The file is empty: it holds no text',
  'encrypted/testWORD_protected_passtika.docx': 'The file is encrypted and needs a password',
  'hostile/testZIP_corrupted_oom.zip': 'The file is damaged: its ZIP container cannot be read',
  'hostile/quine.gz': 'The file is an archive (GZIP): add the documents in it one by one',
  'encrypted/testZipEncrypted.zip':
    'The file is an archive (ZIP): add the documents in it one by one',
}

/** The least share of the reference's words that must be found. */
const wordsFoundMin: Readonly<Record<string, number>> = {
  'GeoTopo-komprimiert.pdf': 0.965,
  'code_and_formula.pdf': 0.99,
  'multi_page.pdf': 0.99,
  'normal_4pages.pdf': 0.98,
  'right_to_left_01.pdf': 0.89,
  'equations.docx': 0.6,
  'unit_test_headers_numbered.docx': 0.75,
  'word_sample.docx': 0.99,
  'text_document_01.odt': 0.97,
  'html_rich_table_cells.html': 0.9,
  'wiki_duck.html': 0.86,
}

describe.skipIf(!isThere)('real documents', async () => {
  // This checks what is read and not how fast: the machine may be busy with other tests. Nothing is begun twice, as the
  // handbook would be, which needs longer and more memory than a quick process has.
  const parser = new DocumentParser({
    timeoutMs: 110_000,
    quickTimeoutMs: 110_000,
    quickHeapMegabytesMax: defaultLimits.heapMegabytesMax,
  })
  afterAll(() => parser[Symbol.asyncDispose]())
  const parsed = new Map<string, Promise<PreparedDocument>>()
  /** Each file once, as the large ones take seconds. */
  const read = (file: string) => {
    const prepared = parsed.get(file) ?? parse(file)
    parsed.set(file, prepared)
    return prepared
  }
  const parse = async (file: string) => {
    const bytes = await readFile(new URL(file, folder))
    // Files with a reference must be recognised by their content alone.
    const filename = Object.hasOwn(wordsFoundMin, basename(file)) ? '' : file
    const how = { said: {}, charactersMax: 20_000_000 }
    return parser.read({ bytes, filename }, how, { accountId: 'acc' })
  }
  const manifest = isThere ? await readFile(new URL('manifest.jsonl', folder), 'utf8') : ''
  const files = [...manifest.matchAll(/"file": "([^"]+)"/g)].map(([, file = '']) => file)

  test('each has its verdict here', () => {
    expect(Object.keys({ ...readable, ...refused }).toSorted()).toEqual(files.toSorted())
  })

  test.each(Object.entries(readable))('%s is read', async (file, [charactersMin, phrase]) => {
    const { text, blocks } = await read(file)
    expect(text.length).toBeGreaterThanOrEqual(charactersMin)
    expect(text.replace(/\s+/g, ' ')).toContain(phrase)
    expect(text.isWellFormed()).toBe(true)
    let last = 0
    for (const { kind, start, end } of readStoredBlocks(blocks)) {
      expect(start).toBeGreaterThanOrEqual(last)
      last = end
      if (kind === 'heading') expect(text.slice(start, end)).toMatch(/^\S[^\n]*$/)
    }
  })

  test.each(Object.entries(refused))('%s is refused', async (file, reason) => {
    const parsing = read(file)
    await expect(parsing).rejects.toMatchObject({ code: 'unprocessable_document', message: reason })
  })

  test.each(Object.entries(wordsFoundMin))(
    '%s has the words of its reference',
    async (name, min) => {
      const { text } = await read(`normal/${name}`)
      expect(shareFound(await referenceOf(name), text)).toBeGreaterThanOrEqual(min)
    },
  )
})

/** The reference as text: link targets and comments of its Markdown are not words of the document. */
async function referenceOf(name: string): Promise<string> {
  const file = name.startsWith('GeoTopo') ? 'GeoTopo-book.gold.txt' : `${name}.docling.md`
  const markdown = await readFile(new URL(`reference/${file}`, folder), 'utf8')
  return markdown.replace(/\]\([^)\s]*(\([^)]*\)[^)\s]*)*( "[^"]*")?\)|<!--[^>]*-->|&\w+;|\\/g, ' ')
}

function shareFound(reference: string, text: string): number {
  const wanted = countWords(reference)
  const found = countWords(text)
  let total = 0
  let shared = 0
  for (const [word, count] of wanted) {
    total += count
    shared += Math.min(count, found.get(word) ?? 0)
  }
  return shared / total
}

function countWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
