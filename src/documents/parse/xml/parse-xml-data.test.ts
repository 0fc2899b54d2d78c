import { expect, test } from 'vitest'
import { parseDocument } from '../parse-document.ts'

test('tickets that are exported as XML are told under their titles, by what their fields say', async () => {
  const comment = 'I add a key to the call and disable the button for five seconds.'
  const text = `&lt;p&gt;Customers get it &lt;b&gt;twice&lt;/b&gt;, and in January nine of them did so before anybody noticed.&lt;/p&gt;`
  const ticket = (key: string, title: string) =>
    `<item><title>[${key}] ${title}</title><key id="7">${key}</key><description>${text}</description><reporter username="rl">Rosa Lind</reporter><comments><comment author="ben">${comment}</comment></comments></item>`
  const tickets = ticket('PAY-1', 'Refunds') + ticket('PAY-2', 'Fees')
  const said = await read(
    `<?xml version="1.0"?>\n<!-- by a program -->\n<rss version="0.92"><channel><title>Payments</title>${tickets}</channel></rss>`,
  )

  expect(said.slice(0, 9)).toEqual([
    'row: version: 0.92; channel.title: Payments',
    'heading: [PAY-1] Refunds',
    'row: title: [PAY-1] Refunds',
    'row: key: PAY-1',
    'paragraph: description:',
    'paragraph: Customers get it twice, and in January nine of them did so before anybody noticed.',
    'row: reporter: Rosa Lind',
    'row: comments.comment.author: ben',
    `row: comments.comment.text: ${comment}`,
  ])
  expect(said).toContain('heading: [PAY-2] Fees')
})

test('a text with words marked in it stays one', async () => {
  const note =
    '<?xml version="1.0"?><note><p>Take <b>two</b> pills.</p><p>Then <i>sleep</i>.</p></note>'
  expect(await read(note)).toEqual(['row: p: Take two pills., Then sleep.'])
})

test('a page that is XML is read as a page', async () => {
  const page =
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body><h1>Tides</h1><p>High at noon.</p></body></html>'
  expect(await read(page)).toEqual(['heading: Tides', 'paragraph: High at noon.'])
})

async function read(text: string): Promise<readonly string[]> {
  const document = await parseDocument(Buffer.from(text), { filename: 'a.xml' })
  return document.blocks.map(
    ({ kind, start, end }) => `${kind}: ${document.text.slice(start, end)}`,
  )
}
