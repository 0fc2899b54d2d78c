import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { parseDocument } from '../parse-document.ts'

async function read(text: string): Promise<readonly string[]> {
  const document = await parseDocument(Buffer.from(text), {})
  return document.blocks.map(
    ({ kind, start, end }) => `${kind}: ${document.text.slice(start, end)}`,
  )
}

test('a transcript of a meeting has each turn of a speaker under the name and the time', async () => {
  const webVtt = `WEBVTT - Team meeting

NOTE recorded by a machine

1
00:00:02.000 --> 00:00:07.500 align:start
<v Lena>Recording is on.

2
00:00:08.000 --> 00:00:15.000
<v Lena>Today: the <i>launch</i> &amp; the fair.</v>

00:15.500 --> 00:19.000
<v.loud Tobias Ek>I propose the 18th of November.
Any objections?
`
  expect(await read(webVtt)).toEqual([
    'heading: Lena, 0:02',
    'paragraph: Recording is on. Today: the launch & the fair.',
    'heading: Tobias Ek, 0:15',
    'paragraph: I propose the 18th of November. Any objections?',
  ])
})

test('names before a colon are speakers too, and words that roll are read once', async () => {
  const srt =
    '1\r\n00:00:01,000 --> 00:00:02,000\r\nAda: The pump\r\n\r\n2\r\n00:00:02,000 --> 00:00:04,000\r\nAda: The pump\r\nis new.\r\n\r\n3\r\n00:00:05,000 --> 00:00:06,000\r\nBen: Good.\r\n'
  expect(await read(srt)).toEqual([
    'heading: Ada, 0:01',
    'paragraph: The pump is new.',
    'heading: Ben, 0:05',
    'paragraph: Good.',
  ])
})

test('subtitles without speakers are paragraphs that end at a pause', async () => {
  const srt =
    '1\n00:00:01,000 --> 00:00:02,000\nThe harbour was\n\n2\n00:00:02,500 --> 00:00:04,000\nbuilt in 1904.\n\n3\n00:01:05,000 --> 00:01:06,000\nThen came the war.\n'
  expect(await read(srt)).toEqual([
    'paragraph: The harbour was built in 1904.',
    'paragraph: Then came the war.',
  ])
})

test('a text that only mentions a time is no transcript', async () => {
  expect(await read('1\nThe train leaves at 00:00:01,000 --> soon.')).toContain(
    'paragraph: The train leaves at 00:00:01,000 --> soon.',
  )
})

test('captions without any punctuation are read in linear time', async () => {
  await expectLinear((size) => {
    const cues = Array.from(
      { length: size },
      (_, at) => `00:00:01.000 --> 00:00:02.000\nword ${at}\n`,
    )
    const file = Buffer.from(`WEBVTT\n\n${cues.join('\n')}`)
    return () => parseDocument(file, {})
  }, 10_000)
})
