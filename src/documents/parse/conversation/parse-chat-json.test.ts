import { expect, test } from 'vitest'
import { parseDocument } from '../parse-document.ts'

test('messages of Slack stand under who wrote them, with the names of those they mention', async () => {
  const ada = { user: 'U1', user_profile: { real_name: 'Ada Lund' } }
  const ole = { user: 'U2', user_profile: { real_name: 'Ole Brun' } }
  const { said, title } = await read([
    { subtype: 'channel_join', user: 'U2', text: '<@U2> has joined', ts: '1770019200.0' },
    { ...ada, text: '<@U2> which version?', ts: '1770022692.000000' },
    { ...ole, text: '<https://a.example/v4|v4.18> &amp; later', ts: '1770022704.000000' },
  ])

  expect(said).toEqual([
    'heading: Ada Lund, 2026-02-02 08:58 UTC',
    'paragraph: @Ole Brun which version?',
    'heading: Ole Brun, 2026-02-02 08:58 UTC',
    'paragraph: [v4.18](https://a.example/v4) & later',
  ])
  expect(title).toBeUndefined()
})

test('messages of Discord and Telegram too, from the oldest on', async () => {
  const message = (nickname: string, content: string, at: string) => {
    return { timestamp: `2026-02-14T${at}:11.114+00:00`, content, author: { name: 'x', nickname } }
  }
  const discord = {
    guild: { name: 'Forge' },
    channel: { name: 'admins' },
    messages: [message('Grumble', 'Java 21', '18:03'), message('Moth', 'which java?', '18:02')],
  }
  const version = ['Java ', { type: 'bold', text: '21' }]
  const telegram = {
    name: 'Crew',
    messages: [
      { type: 'service', date: '2026-02-14T18:01:00', action: 'join' },
      { type: 'message', date: '2026-02-14T18:02:00', from: 'Moth', text: 'which java?' },
      { type: 'message', date: '2026-02-14T18:03:00', from: 'Grumble', text: version },
    ],
  }

  const said = [
    'heading: Moth, 2026-02-14 18:02',
    'paragraph: which java?',
    'heading: Grumble, 2026-02-14 18:03',
    'paragraph: Java 21',
  ]
  expect(await read(discord)).toEqual({ said, title: 'Forge: admins' })
  expect(await read(telegram)).toEqual({ said, title: 'Crew' })
})

test('records without a text that somebody wrote stay records', async () => {
  const { said } = await read([
    { user: 'ada', date: '2026-02-14T18:02:00', amount: 3 },
    { user: 'ole', date: '2026-02-14T18:03:00', amount: 4 },
  ])

  expect(said[0]).toBe('row: user: ada; date: 2026-02-14T18:02:00; amount: 3')
})

async function read(value: unknown) {
  const { text, blocks, title } = await parseDocument(Buffer.from(JSON.stringify(value)), {})
  const said = blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)
  return { said, title }
}
