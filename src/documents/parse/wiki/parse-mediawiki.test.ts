import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { parseDocument } from '../parse-document.ts'
import { markdownOfWikitext } from './wikitext.ts'

test('the pages of a wiki are read under their titles, as its readers see them', async () => {
  const source = `{{Machine
| maker = Trotec
| by = [[User:Wenke|Wenke]] {{nobr|since 2020}}
}}
The '''cutter''' is in the [[dusty room]].&lt;ref&gt;Data sheet&lt;/ref&gt;

== Materials ==
{| class="wikitable"
! Material !! Speed
|-
| style="x=y" | Plywood || 18 mm/s
|}
* No [https://a.example PVC]
[[Category:Machines]]`
  const page = (title: string, text: string) =>
    `<page><title>${title}</title><revision><contributor><username>Bo</username></contributor><text xml:space="preserve">${text}</text></revision></page>`
  const pages = [page('Cutter', source), page('Saw', '#REDIRECT [[Cutter]]'), page('Keys', 'Ask.')]
  const xml = `<mediawiki xml:lang="en">${pages.join('')}</mediawiki>`
  const { text, blocks } = await parseDocument(Buffer.from(xml), { filename: 'a.xml' })

  expect(blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)).toEqual([
    'heading: Cutter',
    'item: maker: Trotec',
    'item: by: Wenke',
    'paragraph: The **cutter** is in the dusty room.',
    'heading: Materials',
    'row: Material | Speed',
    'row: Plywood | 18 mm/s',
    'item: No [PVC](https://a.example)',
    'heading: Keys',
    'paragraph: Ask.',
  ])
})

test('files and categories are left out, whatever a language calls them', () => {
  const source =
    'A [[Datei:Saw.jpg|mini|The saw]]saw.\n[[Kategorie:Maschinen]]\n* [[Projekt:Werkstatt]]\nSee [[Hilfe:Kontakt]].\n[[Fichier:Plan 2.svg]]'
  expect(markdownOfWikitext(source)).toBe('A saw.\n\n- Projekt:Werkstatt\nSee Hilfe:Kontakt.')
})

test('marks without an end are read in linear time', async () => {
  await expectLinear((size) => {
    const marks = [
      '{{',
      '[[',
      '[[a:',
      '[[a:b.png|',
      "'''",
      '<ref>',
      '<!--',
      '{|\n|',
      '[https://a b',
      '\n|a=',
    ]
    const texts = marks.map((mark) => mark.repeat(size))
    return () => texts.map(markdownOfWikitext)
  }, 10_000)
})
