import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { parseDocument } from '../parse-document.ts'
import { readComponents } from './content-lines.ts'

test('an event of a calendar tells when and where it is, who comes, and what it is about', async () => {
  const calendar = String.raw`BEGIN:VCALENDAR
BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20260504T093000
DTEND;TZID=Europe/Berlin:20260504T110000
RRULE:FREQ=WEEKLY;BYDAY=MO,WE
ORGANIZER;CN="Petrov, Nadia":mailto:nadia@example.org
ATTENDEE;ROLE=REQ-PARTICIPANT;CN=Tom Oka
 for:mailto:tom@example.org
ATTENDEE:mailto:ole@example.org
DESCRIPTION:Read the report\, please.\n\nBring boots.
LOCATION:Workshop 3\, Building B
SUMMARY:Gasket review
BEGIN:VALARM
DESCRIPTION:Reminder
END:VALARM
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20260629
DTEND;VALUE=DATE:20260701
SUMMARY:Offsite
END:VEVENT
END:VCALENDAR
`
  expect(await read(calendar.replaceAll('\n', '\r\n'))).toEqual([
    'heading: Gasket review',
    'row: When: 2026-05-04 09:30 – 11:00 (Europe/Berlin)',
    'row: Repeats: weekly, Monday, Wednesday',
    'row: Where: Workshop 3, Building B',
    'row: Organizer: Petrov, Nadia',
    'row: Attendees: Tom Okafor, ole@example.org',
    'paragraph: Read the report, please.',
    'paragraph: Bring boots.',
    'heading: Offsite',
    'row: When: 2026-06-29 – 2026-06-30',
  ])
})

test('an invitation tells who has accepted, declined, or not replied', async () => {
  const calendar = `BEGIN:VCALENDAR
BEGIN:VEVENT
SUMMARY:Review
ATTENDEE;CN=Ann Lee;PARTSTAT=ACCEPTED:mailto:ann@example.org
ATTENDEE;CN=Bo Ek;PARTSTAT=declined:mailto:bo@example.org
ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:cy@example.org
ATTENDEE;CN=Di Fox;PARTSTAT=ACCEPTED:mailto:di@example.org
END:VEVENT
END:VCALENDAR
`
  expect(await read(calendar)).toEqual([
    'heading: Review',
    'row: Attendees: Ann Lee, Bo Ek, cy@example.org, Di Fox',
    'row: Accepted: Ann Lee, Di Fox',
    'row: Declined: Bo Ek',
    'row: No reply yet: cy@example.org',
  ])
})

test('contacts are told one by one, without their pictures', async () => {
  const contacts = `BEGIN:VCARD
VERSION:3.0
N:Petersen;Anke;;;
FN:Anke Petersen
ORG:Brandt KG;Hatchery
TEL;TYPE=CELL:+49 171
TEL;VALUE=uri;TYPE="voice,work":tel:+49-48
ADR;TYPE=WORK:;;Deichweg 4;Husum;;25813;Germany
PHOTO;ENCODING=b:AAAA
 BBBB
END:VCARD
BEGIN:VCARD
N:Zhao;Ling
TEL;FAX:20
item1.URL:https://a.example
END:VCARD
`
  expect(await read(contacts)).toEqual([
    'heading: Anke Petersen',
    'row: Organization: Brandt KG, Hatchery',
    'row: Phone (mobile): +49 171',
    'row: Phone (work): +49-48',
    'row: Address (work): Deichweg 4, Husum, 25813, Germany',
    'heading: Ling Zhao',
    'row: Phone (fax): 20',
    'row: Website: https://a.example',
  ])
})

test('properties are read in linear time, however they nest and are folded', async () => {
  await expectLinear((size) => {
    const nested = 'BEGIN:A\n'.repeat(size)
    const parameters = `A${';B=C'.repeat(size)}`
    const folded = `A:${'\n '.repeat(size)}`
    return () => [nested, parameters, folded].map(readComponents)
  }, 10_000)
})

async function read(text: string): Promise<readonly string[]> {
  const document = await parseDocument(Buffer.from(text), {})
  return document.blocks.map(
    ({ kind, start, end }) => `${kind}: ${document.text.slice(start, end)}`,
  )
}
