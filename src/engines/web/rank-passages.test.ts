import { expect, test } from 'vitest'
import { readBlocks } from '../../extraction/blocks/read-blocks.ts'
import { type RankedPage, rankPassages } from './rank-passages.ts'

const filler = 'The harbour was dredged again, and the council argued about the price of coal. '
const story = `Amber Vale was founded by Ines Corrado. ${filler.repeat(30)}

## Later years

People of Amber Vale founded a choir, and whoever founded it left Amber Vale. ${filler.repeat(20)}`

test('a page that is about nothing but what is asked for gives its beginning first', () => {
  expect(startsOf('Who founded Amber Vale?', 'Amber Vale')[0]).toBe(0)
  expect(startsOf('Who founded Amber Vale?', 'Choirs of the northern coast')[0]).not.toBe(0)
})

/** Where the passages of a page with this title begin, the best first. */
function startsOf(question: string, title: string): readonly number[] {
  const page: RankedPage = {
    ...{ docId: 'd', title, url: 'https://example.org/' },
    ...{ text: story, blocks: readBlocks(story) },
  }
  return rankPassages({ question, context: '', pages: [page], limit: 5 }).map(({ start }) => start)
}
