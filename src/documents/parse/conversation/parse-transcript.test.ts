import { expect, test } from 'vitest'
import { parseDocument } from '../parse-document.ts'
import { isTranscript } from './parse-transcript.ts'

test('each turn of a transcript stands under the speaker and the time, below its title', async () => {
  const transcript =
    'Talk with an engineer\n\nSpeaker 1 [00:00:02]\nHow did you begin?\n\nSpeaker 2 [00:00:07]\nBy accident.\n\nSpeaker 1 [00:00:31]\nAnd then?\n'
  const { text, blocks, title } = await parseDocument(Buffer.from(transcript), {})

  expect(title).toBe('Talk with an engineer')
  expect(blocks.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Talk with an engineer',
    'Speaker 1, 00:00:02',
    'How did you begin?',
    'Speaker 2, 00:00:07',
    'By accident.',
    'Speaker 1, 00:00:31',
    'And then?',
  ])
})

test.each([
  'Ada Lund  0:02\nOne\n\nOle  0:07\nTwo\n\nAda Lund  1:02:03\nThree\n',
  '[0:02] Ada:\nOne\n\n[0:07] Ole:\nTwo\n\n[0:09] Ada:\nThree\n',
])('the time may stand before the name, or without brackets: %j', (transcript) => {
  expect(isTranscript(transcript)).toBe(true)
})

test.each([
  'Breakfast 8:30\nLunch 12:15\nLunch 13:15\nDinner 18:00\n',
  'Talk 8:30\nin room 1\nLunch 12:15\nfish\nTour 14:00\nby bus\n',
])('a timetable is none, as nothing is said in it or nobody comes again: %j', (text) => {
  expect(isTranscript(text)).toBe(false)
})
