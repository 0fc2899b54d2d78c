import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import type { Thinking } from '../../../base/thinking.ts'

import type { Passage } from '../../../evidence/passage.ts'
import { understand } from '../question/understand.ts'
import { align } from './align.ts'
import { contentOf } from './content.ts'
import { tellChanges } from './tell-changes.ts'
import { versionsMeant } from './versions-meant.ts'

const old = `# Boat club rules 2023

Valid from 1 January 2023.

## Fees

The yearly fee is 60 pounds. It is due in March.

| Boat | Day | Week |
|---|---|---|
| Canoe | £12 | £60 |
| Rowing boat | £15 | £70 |
| Raft | £9 | £40 |

## Keys

Members shall return their key by 8 p.m. A lost key costs £20.

## Fax

Orders by fax go to 01632 960114.
`
const now = `# Boat club rules 2024

Valid from 1 January 2024. Replaces the rules of 2023.

## 1. Keys

- A lost key costs £20.
- Members must return their key by 8 p.m.

## 2. Fees

The yearly fee is 65 pounds. It is due in March.

| Boat | Week | Day |
|---|---|---|
| Rowing boat | £70 | £15 |
| Canoe | £60 | £14 |
| Sailing dinghy | £150 | £35 |
| Raft | £40 | £9 |

## 3. Dogs

Dogs may ride along on a lead.
`
const log = `# Changes of Tidewatch

## 3.1.0 – 2025-06-12

### Added
- Alarms by mail.

## 3.0.0 – 2025-03-02

### Removed
- The SMS gateway.

### Changed
- The refresh interval is 5 minutes.
`

describe('what changed', () => {
  test.each([
    [
      'What changed in the rules between 2023 and 2024?',
      [
        '**Boat club rules 2023** → **2024**',
        '- **2. Fees:** The yearly fee is 60 pounds.[1] → 65 pounds [2]\n- **Canoe –** Day: £12 [3] → £14 [4]',
        '**Only in 2024:**\n\n- **2. Fees:** Sailing dinghy · £150 · £35 [5]\n- **3. Dogs:** Dogs may ride along on a lead.[6]',
        '**Only in 2023:**\n\n- **Fax:** Orders by fax go to 01632 960114.[7]',
        '1 of 4 sections says the same.',
      ],
    ],
    [
      'Which rules are gone?',
      [
        '**Boat club rules 2023** → **2024**',
        '**Only in 2023:**\n\n- **Fax:** Orders by fax go to 01632 960114.[1]',
      ],
    ],
    [
      'Has the canoe become more expensive?',
      [
        '**£12 → £14**',
        '**Boat club rules 2023** → **2024**',
        '- **Canoe –** Day: £12 [1] → £14 [2]',
      ],
    ],
    [
      'Has the price of a lost key changed?',
      [
        'No difference: **Boat club rules 2023** → **2024**',
        '- **1. Keys:** A lost key costs £20.[1][2]',
      ],
    ],
    [
      'What changed in the rules between 2021 and 2023?',
      [
        'Among the documents there is no such version, but **Boat club rules 2023**, **Boat club rules 2024**.',
      ],
    ],
    ['What changed about moorings?', undefined],
    ['When did the fee change?', undefined],
  ])('%s', (question, paragraphs) => {
    expect(told(question, [old, now])?.text).toBe(paragraphs?.join('\n\n'))
  })

  test('the older version is told first, whichever is found first', () => {
    const question = 'What changed in the rules?'
    expect(told(question, [now, old])).toEqual(told(question, [old, now]))
  })

  test.each(['What changed in the club rules?', 'Has the fee changed?'])(
    'versions are compared, and not another document whose title is nearly theirs: %s',
    (question) => {
      const rules = (year: number, fee: number) =>
        `# Ferry Rowing Club: Rules ${year}\n\nThe fee is £${fee}.\n`
      const history = '# A short history of the Ferry Rowing Club\n\nIt was founded in 1921.\n'
      const text = told(question, [history, rules(2025, 140), rules(2023, 120)])?.text

      expect(text).toContain('The fee is £120.[1] → £140 [2]')
    },
  )

  test('a compound in a title is named by its last word', () => {
    const book = (year: number, days: number) =>
      `# Betriebshandbuch ${year}\n\nDer Urlaub dauert ${days} Tage. Ausnahmen dieses Handbuchs gelten weiter.\n`
    const text = told('Was ist neu im Handbuch 2025?', [book(2024, 28), book(2025, 30)], 'de')?.text

    expect(text).toContain('Der Urlaub dauert 28 Tage.[1] → 30 Tage [2]')
  })

  test('two offers are set side by side, and none of them is the older one', () => {
    const offer = (name: string, days: number) =>
      `# Offer of ${name}\n\n## Delivery\n\nWe deliver within ${days} days.\n`
    const text = told('How do the two offers differ?', [
      offer('Ash Ltd', 14),
      offer('Elm Ltd', 20),
    ])?.text

    expect(text).toContain('We deliver within 14 days.[1] ↔ 20 days [2]')
  })

  test('an amendment leaves what it does not mention', () => {
    const lease =
      '# Lease of flat 3\n\n## Rent\n\nThe rent is £840.\n\n## Pets\n\nNo pets are allowed.\n'
    const amendment = '# Amendment to the lease of flat 3\n\n## Rent\n\nThe rent is £905.\n'

    expect(told('What does the amendment change?', [amendment, lease])?.text).not.toContain('pets')
    expect(told('Has the rule on pets changed?', [amendment, lease])?.text).toContain(
      'No difference:',
    )
  })

  test('when each of two documents was written is told behind what they say', () => {
    const lease =
      '# Lease\n\nbetween Brightwater Estates Ltd ("the Landlord") and Mara Quill ("the Tenant"), dated 12 February 2024.\n\n1. The rent is £1,150 per month, payable in advance on the third working day of each month.\n\n2. Subletting is permitted for at most 60 days a year.\n'
    const amendment =
      '# Amendment to the lease\n\nbetween Brightwater Estates Ltd and Mara Quill, dated 3 June 2025.\n\nClause 1 now says: The rent is £1,210 per month, payable in advance on the first working day of each month.\n\nClause 2 now says: Subletting is permitted for at most 90 days a year.\n'
    const text = told('What changed in the lease?', [lease, amendment], 'en', 'snap')?.text

    expect(text).toContain('£1,210')
    expect(text).toContain('90 days')
    expect(text).not.toContain('3 June')
  })

  test.each([
    ['What is new in version 3.1?', 'Alarms by mail.'],
    ['What was removed in 3.0.0?', 'The SMS gateway.'],
    ['What changed in the latest version?', 'Alarms by mail.'],
    ['Did the refresh interval change?', 'The refresh interval is 5 minutes.'],
    ['What is new in version 4.0?', undefined],
  ])('a change log tells its entry: %s', (question, quote) => {
    expect(told(question, [log])?.citations.map((one) => one.quote)).toEqual(quote && [quote])
  })

  test('that there is one version is said in the language of the question', () => {
    const text = '# Regulamin biblioteki 2024\n\nKarta kosztuje 10 zł.\n'
    expect(told('Co się zmieniło w regulaminie biblioteki?', [text], 'pl')?.text).toBe(
      'Wśród dokumentów nie ma drugiej wersji, jest tylko **Regulamin biblioteki 2024**.',
    )
  })

  test('a section is compared with the one of the other version whose name is most alike', () => {
    const rules = (year: number, sections: readonly (readonly [string, number])[]) =>
      `# Rules ${year}\n\n${sections.map(([name, fee]) => `## ${name}\n\nThe fee is £${fee}.`).join('\n\n')}\n`
    const before = rules(2023, [
      ['Hire of boats and canoes', 20],
      ['Hire of boats and trailers', 30],
    ])
    const after = rules(2024, [['Hire of boats, canoes and rafts', 25]])

    expect(told('What changed in the rules?', [before, after])?.text).toContain('£20.[1] → £25 [2]')
  })

  test('many sections that have one word in common are aligned in linear time', async () => {
    const contentOfSize = (size: number, from: number) => {
      const sections = Array.from({ length: size }, (_, nth) => `## Tower a${from + nth}b`)
      return contentOf([passageOf(sections.join('\n\nIt stands.\n\n'))], [])
    }
    const ofSize = (size: number) => {
      const [old, now] = [contentOfSize(size, 0), contentOfSize(size, 100_000)]
      return () => align(old, now)
    }
    await expectLinear(ofSize, 1_000)
  })

  test('order and layout are no difference, and all quotes are exact', () => {
    const sentence = fc.tuple(fc.constantFrom('oars', 'sails', 'ropes', 'buoys'), fc.nat(99))
    const section = fc.array(sentence, { minLength: 1, maxLength: 6 })
    const sections = fc.uniqueArray(fc.tuple(fc.constantFrom('Deck', 'Hull', 'Shed'), section), {
      minLength: 1,
      selector: ([heading]) => heading,
    })
    const shuffled = sections.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    const written = (year: number, all: readonly Section[], mark: string) =>
      `# List ${year}\n\n${all
        .map(
          ([heading, lines]) =>
            `## ${heading}\n\n${lines.map(([thing, count]) => `${mark}The ${thing} number ${count}.`).join(mark === '' ? ' ' : '\n')}`,
        )
        .join('\n\n')}\n`
    fc.assert(
      fc.property(shuffled, fc.nat(99), ([all, again], count) => {
        const one = written(2023, all, '')
        const other = written(2024, again, '- ')
        expect(told('What changed in the list?', [one, other])?.text).toContain('No difference:')
        const [first, ...rest] = again
        const more = first
          ? [[first[0], [...first[1], ['tar', count] as const]] as const, ...rest]
          : []
        const longer = written(2024, more, '- ')
        const answer = told('What changed in the list?', [one, longer])
        expect(answer?.citations.map((quoted) => quoted.quote)).toEqual([
          `The tar number ${count}.`,
        ])
        for (const { start, end, quote } of answer?.citations ?? [])
          expect(longer.slice(start, end)).toBe(quote)
      }),
    )
  })
})

type Section = readonly [
  heading: string,
  lines: readonly (readonly [thing: string, count: number])[],
]

/** Asks with these documents; each is one passage. */
function told(
  text: string,
  documents: readonly string[],
  language = 'en',
  thinking: Thinking = 'ponder',
) {
  const passages = documents.map((own) =>
    passageOf(own, { language, title: own.split('\n')[0]?.replace('# ', '') ?? '' }),
  )
  const question = understand([{ role: 'user', content: text }])
  const meant = question.changes ? versionsMeant(question, passages) : []
  const read = meant.flatMap((docId): readonly Passage[] =>
    passages.filter((one) => one.docId === docId),
  )
  return tellChanges(question, read, thinking)
}
