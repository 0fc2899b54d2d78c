import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../building/text-builder.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { cleanText } from '../text/parse-text.ts'
import { type Property, partsOf, readComponents, unescaped } from './content-lines.ts'

/** Whether a text is contacts as vCard writes them. */
export function isContacts(text: string): boolean {
  return /^\s{0,20}BEGIN:VCARD\s/i.test(text.slice(0, 200))
}

/** What a reader is told, by the names of the properties; the others are for programs. */
const labels: Readonly<Record<string, string>> = {
  ORG: 'Organization',
  TITLE: 'Title',
  ROLE: 'Role',
  TEL: 'Phone',
  EMAIL: 'Email',
  ADR: 'Address',
  URL: 'Website',
  BDAY: 'Birthday',
  ANNIVERSARY: 'Anniversary',
  NICKNAME: 'Nickname',
  RELATED: 'Related',
  CATEGORIES: 'Categories',
  NOTE: 'Note',
}

/** Parses contacts: each person under the name, with a line for each telephone number, address and note. */
export function parseContacts(text: string, budget: TextBudget): DocumentContent {
  const document = new TextBuilder(budget)
  const people = readComponents(cleanText(text)).filter(({ name }) => name === 'VCARD')
  for (const { properties } of people) {
    document.writeHeading(2, nameIn(properties))
    for (const property of properties) {
      const label = labels[property.name]
      const value = shownValue(property)
      if (label === undefined || value === '') continue
      document.writeLine(`${label}${kindOf(property)}: ${value}`, { hasHeader: false })
    }
    document.breakParagraph()
  }
  const [only, another] = people
  const title = only && another === undefined ? nameIn(only.properties) : ''
  return { ...document.finish(), title }
}

function nameIn(properties: readonly Property[]): string {
  const valueOfName = (name: string) => properties.find((one) => one.name === name)?.value ?? ''
  const full = unescaped(valueOfName('FN'))
  if (full !== '') return full
  const [last = '', first = ''] = partsOf(valueOfName('N'))
  return [first, last].filter(Boolean).join(' ') || unescaped(valueOfName('ORG'))
}

function shownValue({ name, value, parameters }: Property): string {
  if (/^(?:b|base64)$/i.test(parameters.get('ENCODING') ?? '')) return ''
  const isListed = name === 'ADR' || name === 'ORG'
  const text = isListed
    ? partsOf(value).join(', ')
    : unescaped(value).replace(/^(?:tel|mailto):/i, '')
  return text.replace(/\s+/g, ' ')
}

/** " (work)": what a number or an address is for, of the kinds that vCard has. */
function kindOf({ parameters }: Property): string {
  const kinds = (parameters.get('TYPE') ?? '').toLowerCase().split(',')
  const told = kinds
    .filter((kind) => shownKinds.has(kind))
    .map((kind) => (kind === 'cell' ? 'mobile' : kind))
  return told.length === 0 ? '' : ` (${told.join(', ')})`
}

const shownKinds: ReadonlySet<string> = new Set(['work', 'home', 'cell', 'fax', 'pager', 'car'])
