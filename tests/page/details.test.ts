import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openView } from '../support/page/open-view.ts'
import { violationsOn } from '../support/page/violations.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'
import { freePort } from '../support/service/free-port.ts'

const command = `gannet relay install --data /var/lib/${'gannet/'.repeat(30)}`
const texts = {
  'Gannet relay': `# Gannet relay

Install the Gannet relay with this command:

\`\`\`
${command}
\`\`\`
`,
  'Gannet basin': `# Gannet basin

| Gannet basin | Depth |
|---|---|
${Array.from({ length: 30 }, (_, row) => `| Oster${row} | ${row + 7} metres |`).join('\n')}
`,
  'Gannet offices': `# Gannet offices

| Office | Staff | Opened | Manager | Languages spoken | Telephone |
|---|---|---|---|---|---|
| Oslo | 42 | 2011 | Kari Holm | Norwegian | 2211 |
| Trondheim | 17 | 2015 | Jonas Vik | Norwegian, English | 2212 |
`,
  'Gannet kiln': `# Gannet kiln

The Gannet kiln is called ${'Kapitaen'.repeat(300)} in the register.
`,
}
const hostile = `# Gannet hostile

<img src="https://elsewhere.example/pixel" onerror="window.hacked = 1"> and [a link](javascript:window.hacked=1)

![a picture](https://elsewhere.example/picture)

${'>'.repeat(9_000)}

${'**'.repeat(9_000)}

${'|a'.repeat(50)}
${'|-'.repeat(50)}
${'|\n'.repeat(25_000)}

The Gannet hostile ends here.
`
const stove =
  '<p>&lt;script&gt;window.hacked = 1&lt;/script&gt; is written on the door of the Gannet stove.</p>' +
  '<p>One plate is *red*,<br>the other one is blue.</p>'

let visit: Visit
let page: Page
let otherGraphId: string
let hostileId: string

// Served by name, without TLS: to a browser this is another machine, where some of its functions are missing.
beforeAll(async () => {
  const port = String(await freePort())
  const base = `http://skein.test:${port}`
  visit = await openVisit({
    base,
    env: { PORT: port, BASE_URL: base },
    prepare: async (ada) => {
      await ada.upload(Buffer.from('Plan,Price,Seats\nBasic,9,1\nTeam,49,10\n'), 'plans.csv')
      hostileId = (await ada.call('addDocument', { text: hostile })).doc_id
      for (const [title, text] of Object.entries(texts))
        await ada.call('addDocument', { title, text })
      await ada.upload(Buffer.from(stove), 'stove.html')
      otherGraphId = (await ada.call('createGraph', { name: 'Read elsewhere' })).graph_id
      await ada.call('addDocument', {
        graph_id: otherGraphId,
        title: 'A page of the web',
        text: 'The Gannet basin was dredged by a company from Lucca.',
      })
    },
  })
  page = visit.page
})
afterAll(() => visit?.[Symbol.asyncDispose]())

test('what looks like HTML in a quote is text, and its source can be opened', async () => {
  expect(await page.evaluate('isSecureContext')).toBe(false)
  await ask('What is written on the door of the Gannet stove?')
  const said = page.locator('.reply p', { hasText: 'is written on the door' })

  expect(await said.textContent()).toContain('<script>window.hacked = 1</script>')
  await said.getByRole('button', { name: /^Source/ }).click()
  await page.locator('aside mark').waitFor()
  // The signs of what is no Markdown mean nothing.
  const source = page.locator('aside blockquote')
  await expect.poll(() => source.textContent()).toContain('*red*,\nthe other')
  await page.getByRole('button', { name: 'Close the source' }).click()
  expect(await page.evaluate('window.hacked')).toBe(undefined)
})

test('the number of a source is on the line that it belongs to, however wide the text is', async () => {
  const apart = await page.evaluate(`(() => {
    const [text] = document.querySelectorAll('.reply')
    let apart = 0
    for (let width = 150; width < 500; width++) {
      text.style.width = width + 'px'
      for (const number of text.querySelectorAll('.citation')) {
        const before = document.createRange()
        before.setEndBefore(number)
        before.setStart(number.previousSibling, number.previousSibling.textContent.length - 1)
        const { bottom } = before.getBoundingClientRect()
        if (number.querySelector('button').getBoundingClientRect().top > bottom) apart++
      }
    }
    text.style.width = ''
    return apart
  })()`)

  expect(apart).toBe(0)
})

test('code of an answer is copied as it is written', async () => {
  await ask('How do I install the Gannet relay?')
  await page.locator('.reply .code').getByRole('button', { name: 'Copy' }).click()
  await page.locator('.reply .code').getByText('Copied').first().waitFor()
  const box = page.getByLabel('Your question')
  await box.press('Control+v')

  expect(await box.inputValue()).toBe(command)
  await box.fill('')
})

test('the source of code is told under it, and opens on the document as it is to be read', async () => {
  const block = page.locator('.reply figure')
  expect(await block.locator('pre').textContent()).toBe(`${command}\n`)
  await block
    .locator('figcaption')
    .getByRole('button', { name: /^Source/ })
    .click()
  const passage = page.locator('aside .passage')
  await passage.getByRole('heading', { name: 'Gannet relay' }).waitFor()
  expect(await passage.locator('pre mark').textContent()).toContain(command)
  expect(await passage.textContent()).not.toContain('```')
  await page.getByRole('button', { name: 'Close the source' }).click()
})

test('a table of an answer has its source under it, and its cells are marked in the document', async () => {
  await ask('What is the depth of the Gannet basin Oster0?')
  const table = page.locator('.reply figure', { has: page.locator('table') })
  await table
    .locator('figcaption')
    .getByRole('button', { name: /^Source/ })
    .first()
    .click()
  const passage = page.locator('aside .passage')
  expect(await violationsOn(page)).toEqual([])
  await passage.locator('td mark', { hasText: 'Oster0' }).first().waitFor()
  expect(
    await passage
      .locator('td', { hasText: /^Oster29$/ })
      .locator('mark')
      .count(),
  ).toBe(0)
  await page.getByRole('button', { name: 'Close the source' }).click()
  const [listed] = await page.locator('.conversations li').allInnerTexts()
  expect(listed).toMatch(/\d\d:\d\d · \d questions/)
})

test('words of a table stay whole beside an answer, and what is wider scrolls inside of the panel', async () => {
  await ask('Who is the manager of the Gannet offices in Trondheim?')
  await page
    .locator('.reply')
    .last()
    .getByRole('button', { name: /^Source/ })
    .first()
    .click()
  const cell = page.locator('aside td', { hasText: 'Trondheim' })
  await cell.waitFor()
  // A second line would add more than 20 pixels.
  expect((await cell.boundingBox())?.height).toBeLessThan(50)
  const table = page.locator('aside .scroll')
  const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? 0
  const shown = await widthOf(table)
  expect(await widthOf(table.locator('table'))).toBeGreaterThan(shown)
  expect(shown).toBeLessThanOrEqual(await widthOf(page.locator('aside')))
  await page.getByRole('button', { name: 'Close the source' }).click()
})

test('code ends before its button, and what scrolls can be reached with the keyboard', async () => {
  const code = page.locator('.reply .code')
  const text = await code.locator('pre').boundingBox()
  const button = await code.getByRole('button', { name: 'Copy' }).boundingBox()

  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
  expect(await code.locator('pre').getAttribute('tabindex')).toBe('0')
})

test('of a long answer its beginning is shown, and it stays where somebody reads further up', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  const place = await page.locator('.turns').boundingBox()
  expect(place?.height).toBeGreaterThan(740 * 0.64)
  await ask('What is the Gannet kiln called?')
  await expect.poll(pixelsToEnd).toBeGreaterThan(100)
  await expect.poll(beginningInView).toBe(true)

  const scrolled = Promise.withResolvers<void>()
  await page.route('**/agent/interactions', async (route) => {
    await scrolled.promise
    await route.continue()
  })
  const box = page.getByLabel('Your question')
  await box.fill('In what register is the name of the Gannet kiln?')
  await box.press('Enter')
  await page.locator('.working').waitFor()
  await page.evaluate(`document.querySelector('.turns').scrollTo(0, 0)`)
  // The page hears of it with the next frame.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
  scrolled.resolve()
  await page.locator('.working').waitFor({ state: 'detached' })
  await page.unroute('**/agent/interactions')
  expect(await page.evaluate(`document.querySelector('.turns').scrollTop`)).toBe(0)
  await page.getByRole('button', { name: 'To the newest' }).click()
  await expect.poll(beginningInView).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('dates are written as the browser writes them', async () => {
  await openView(page, '/app/documents')
  await page.getByRole('link', { name: 'Gannet kiln' }).click()
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date())

  await page.getByText(today).waitFor()
})

test('a document is shown as it is to be read, with its place marked, and as its source', async () => {
  await openView(page, '/app/documents')
  await page.getByRole('link', { name: 'Gannet relay', exact: true }).click()
  const shown = page.locator('article.text')
  await shown.getByRole('heading', { name: 'Gannet relay' }).waitFor()
  expect(await shown.locator('pre').textContent()).toBe(command)
  expect(await shown.textContent()).not.toContain('```')

  await openView(page, '/app/documents')
  await page.getByRole('link', { name: 'Gannet offices', exact: true }).click()
  await shown.locator('td', { hasText: 'Trondheim' }).waitFor()
  const start = texts['Gannet offices'].indexOf('Trondheim')
  await openView(page, `${page.url()}?start=${start}&end=${start + 9}`)
  expect(await shown.locator('td mark').textContent()).toBe('Trondheim')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Source' }).click()
  await shown.getByText('|---|').waitFor()
  expect(await shown.locator('mark').textContent()).toBe('Trondheim')
  expect(await violationsOn(page)).toEqual([])
})

test('the rows of a spreadsheet are shown as a table, with the cited one marked', async () => {
  await openView(page, '/app/documents')
  await page.getByRole('link', { name: 'plans.csv' }).click()
  const cells = page.locator('article.text').locator('th, td')
  await cells.first().waitFor()
  expect(await cells.allTextContents()).toEqual([
    'Plan',
    'Price',
    'Seats',
    'Basic',
    '9',
    '1',
    'Team',
    '49',
    '10',
  ])
  const start = 'Plan: Basic; Price: 9; Seats: 1\n'.length
  await openView(page, `${page.url()}?start=${start}&end=${start + 33}`)
  await page.locator('td mark').first().waitFor()
  expect(await page.locator('td mark').allTextContents()).toEqual(['Team', '49', '10'])
})

test('what is hostile in a document becomes neither active nor slow', async () => {
  await openView(page, `/app/documents/${hostileId}`)
  const shown = page.locator('article.text')
  await shown.getByText('The Gannet hostile ends here.').waitFor({ timeout: 30_000 })
  expect(await shown.getByText('<img src=').count()).toBe(1)
  expect(await shown.locator('img, a, script, iframe').count()).toBe(0)
  expect(await page.evaluate('window.hacked')).toBe(undefined)
})

test('nobody caught no error, and nothing was loaded from elsewhere', () => {
  // Without TLS a browser says that it takes no notice of this header.
  const errors = visit.visitor.errors.filter((each) => !each.includes('Cross-Origin-Opener-Policy'))
  expect(errors).toEqual([])
  expect(visit.visitor.foreign).toEqual([])
})

/** Asks, and waits until the answer is among those that are kept. */
test('under an answer stand the documents that it cites, each with its numbers, and lead to them', async () => {
  await openView(page, '/app/chat')
  await ask('How is the Gannet relay installed, and what is the Gannet kiln called?')
  const chips = page.getByRole('list', { name: 'Sources' }).getByRole('button')
  const cited = await page.locator('.reply .cite').allTextContents()
  const numbers = await chips.locator('.numbers').allTextContents()
  expect(numbers.flatMap((each) => each.split(', ')).sort()).toEqual([...new Set(cited)].sort())
  expect(numbers[0]).toMatch(/^1\b/)
  expect(await violationsOn(page)).toEqual([])
  const name = (await chips.last().locator('.title').textContent()) ?? ''
  await chips.last().focus()
  await page.keyboard.press('Enter')
  await page.locator('aside').getByRole('heading', { name }).first().waitFor()
  await page.keyboard.press('Escape')
  expect(await page.locator('.source-chips button:focus').count()).toBe(1)
})

test('a conversation is saved with its questions and sources', async () => {
  await openView(page, '/app/chat')
  const question = 'What is written on the door of the Gannet stove?'
  await ask(question)
  await page
    .getByRole('button', { name: `More: ${question}` })
    .first()
    .click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()

  const file = await download
  expect(file.suggestedFilename()).toBe('What is written on the door of the Gannet stove.md')
  const saved = await readFile(await file.path(), 'utf8')
  expect(saved).toContain(`# ${question}\n\n> ${question}\n\n`)
  expect(saved).toMatch(/is written on the door[\s\S]*\n\n\[1\] stove\.html: http/)
  await expect.poll(() => page.locator('.conversations :popover-open').count()).toBe(0)
})

test('an answer is copied with its sources, each with its place and its address', async () => {
  await openView(page, '/app/chat')
  await ask('What is written on the door of the Gannet stove?')
  await page.getByRole('button', { name: 'Copy answer' }).last().click()
  const box = page.getByLabel('Your question')
  await box.press('Control+v')

  const copied = await box.inputValue()
  await box.fill('')
  expect(copied).toContain('is written on the door')
  const { origin } = new URL(page.url())
  expect(copied).toMatch(/\n\n\[1\] stove\.html: http/)
  const address = copied.slice(copied.indexOf(origin)).split('\n', 1)[0] ?? ''
  expect(address).toMatch(/\/app\/documents\/doc_\w+\?start=\d+&end=\d+$/)
})

test('where formatted text is pasted, a copied answer has its table, and its sources as links', async () => {
  await openView(page, '/app/chat')
  await ask('Which offices of Gannet are there?')
  await page.locator('.reply table').first().waitFor()
  await page.evaluate(`addEventListener('paste', ({ clipboardData }) => {
    window.pasted = clipboardData.getData('text/html')
  })`)
  await page.getByRole('button', { name: 'Copy answer' }).last().click()
  const box = page.getByLabel('Your question')
  await box.press('Control+v')
  await box.fill('')

  const pasted = await page.evaluate<string>('window.pasted')
  expect(pasted).toMatch(/<table[\s\S]*<td[^>]*>Trondheim<\/td>[\s\S]*<\/table>/)
  expect(pasted).toMatch(/<p>\[1\] Gannet offices[^<]*: <a href="http/)
  expect(pasted).toContain('[1]')
  expect(pasted).not.toContain('<button')
})

test('what a target does not say is asked of all documents with another click', async () => {
  await openView(page, `/app/chat?in=${otherGraphId}`)
  await ask('How deep is the Gannet basin at Oster3?')
  await page.getByRole('button', { name: 'Ask all documents' }).click()
  const box = page.getByLabel('Your question')
  expect(await box.inputValue()).toBe('How deep is the Gannet basin at Oster3?')
  expect(await page.getByLabel('Where to look').inputValue()).toBe('')
  await box.press('Enter')

  await page.locator('.reply', { hasText: '10 metres' }).waitFor()
  expect(await page.getByRole('button', { name: 'Ask all documents' }).count()).toBe(1)
})

test('what an empty conversation offers is about its target', async () => {
  const offered = page.locator('.greeting button', { hasText: 'Summarize' })
  await openView(page, `/app/chat?in=${otherGraphId}`)
  await offered.first().waitFor()
  expect(await offered.allTextContents()).toEqual([expect.stringContaining('“A page of the web”')])
  expect(await page.locator('.greeting button').count()).toBe(1)

  await openView(page, '/app/documents')
  await page.getByRole('link', { name: 'Gannet relay', exact: true }).click()
  await page.getByRole('link', { name: 'Ask this document' }).click()
  await offered.first().waitFor()
  expect(await offered.allTextContents()).toEqual([expect.stringContaining('“Gannet relay”')])
})

test('an empty conversation offers an overview of the newest documents of one’s own', async () => {
  await openView(page, '/app/chat')
  const offered = page.locator('.greeting button', { hasText: 'Summarize' })
  await offered.first().waitFor()
  expect(await offered.allTextContents()).toEqual([
    expect.stringContaining('“stove.html”'),
    expect.stringContaining('“Gannet kiln”'),
  ])

  await offered.nth(1).click()
  await page.locator('.reply p', { hasText: 'in the register' }).waitFor()
})

async function ask(question: string): Promise<void> {
  const box = page.getByLabel('Your question')
  const kept = await page.locator('.answer > footer').count()
  await box.fill(question)
  await box.press('Enter')
  await page.locator('.answer > footer').nth(kept).waitFor()
  // A turn may be shown before the page knows that nothing is asked any more; until then Enter asks nothing.
  await page.locator('.composer button[type="submit"]').waitFor()
}

/** How far the conversation is from being scrolled to its end. */
async function pixelsToEnd(): Promise<number> {
  return page.evaluate(`(() => {
    const place = document.querySelector('.turns')
    return place.scrollHeight - place.scrollTop - place.clientHeight
  })()`)
}

/** Whether the newest answer begins in the upper half of the conversation. */
async function beginningInView(): Promise<boolean> {
  return page.evaluate(`(() => {
    const place = document.querySelector('.turns').getBoundingClientRect()
    const answer = [...document.querySelectorAll('.answer')].at(-1).getBoundingClientRect()
    return answer.top >= place.top && answer.top < place.top + place.height / 2
  })()`)
}
