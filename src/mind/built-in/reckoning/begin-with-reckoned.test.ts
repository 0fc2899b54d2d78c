import { describe, expect, it } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { builtInMind } from '../built-in-mind.ts'

function firstLine(text: string, question: string, language = 'en'): string {
  const understood = builtInMind.understand([{ role: 'user', content: question }])
  const passage = passageOf(text, { title: 'Handbook', language })
  return (
    builtInMind.compose({ ...understood, today: 20_423 }, [passage], 'snap').text.split('\n')[0] ??
    ''
  )
}

const museum = `# Museum

| Ticket | Price |
|---|---|
| Adult | £9.50 |
| Child (5–15 years) | £5.00 |
| Family (2 adults and up to 3 children) | £26.00 |

Groups of ten or more pay £6.50 per person.`

const hire = `# Boat hire

Single kayak: £12 per hour, £40 per day. A wetsuit costs 80p per hour, at most £4.

## Overtime

Overtime is paid at £27.40 per hour on weekdays. On Sundays the rate is £36.50 per hour.`

const rules = `# Club rules

You may cancel your membership within 14 days of signing up.

Entries must reach the secretary at least three weeks before the gala.

Either party may give notice of three months to the end of a quarter.

Lockers are rented for 6 months from the date of purchase.

The deposit is returned within six weeks of the end of the tenancy.`

const lessons = `# Training

One session costs £38. 10 sessions cost £330.`

const towers = `# Old tower

| Ticket | Price |
|---|---|
| Adult | £4 |

# New tower

| Ticket | Price |
|---|---|
| Child | £3 |`

describe('what numbers of a question come to', () => {
  it('adds what each thing costs, and quotes the price for all of them that may be less', () => {
    const question = 'How much is the museum for 2 adults and 3 children?'
    expect(firstLine(museum, question)).toBe('2 × £9.50 + 3 × £5.00 = £34.00.[1]')
    const understood = builtInMind.understand([{ role: 'user', content: question }])
    const passages = [passageOf(museum, { title: 'Museum' })]
    expect(builtInMind.compose(understood, passages, 'snap').text).toContain('Family')
  })

  it.each([
    ['What does a single kayak cost for 3 hours?', '3 × £12 = £36.[1]'],
    ['What do 2 single kayaks cost for a day?', '2 × £40 = £80.[1]'],
    ['What does a wetsuit cost for 3 hours?', '3 × 80p = £2.40.[1]'],
  ])('multiplies by what a price is per: %s', (question, line) => {
    expect(firstLine(hire, question)).toBe(line)
  })

  it.each([
    // Another rate is for so many, for another day, or has a most.
    [museum, 'How much is the museum for 15 adults?'],
    [museum, 'How much is the museum for a group of 5 visitors?'],
    [hire, 'How much is overtime for 3 hours?'],
    [hire, 'What does a wetsuit cost for 9 hours?'],
    // Several cost less together, and places have no common sum.
    [lessons, 'What do 12 sessions cost?'],
    [towers, 'How much are the towers for 2 adults and 3 children?'],
    // No number, another thing, another event.
    [museum, 'How much is the museum for an adult?'],
    [hire, 'What does a sailing boat cost for 3 hours?'],
    [rules, 'I pay my fee on 3 March. Until when can I cancel my membership?'],
    [rules, 'The tenancy starts on 3 March. By when is the deposit returned?'],
  ])('computes nothing where the rule is not clear', (text, question) => {
    expect(firstLine(text, question)).not.toMatch(/[=≈]/)
  })

  it.each(['-3 adults', '0 adults', '1.5 adults', '½ adult or 2 adults', '10000000 adults'])(
    'computes nothing for what nobody can have: %s',
    (who) => {
      expect(firstLine('A sauna is £4 per person.', `How much for ${who}?`)).not.toContain('=')
    },
  )

  it('scales a recipe, and tells a value in the unit that is asked for', () => {
    const recipe = '# Flatbread (for 4 people)\n\n- 500 g flour\n- 30 ml oil'
    expect(firstLine(recipe, 'How much flour for the flatbread for 12 people?')).toBe(
      '500 g × 12 ÷ 4 = 1,500 g.[1]',
    )
    const way = 'The route to the mill is 14 km long.'
    const question = 'How long is the route to the mill in miles?'
    expect(firstLine(way, question)).toBe('14 km ≈ 8.7 miles.[1]')
  })
})

describe('the day that a rule leads to', () => {
  it.each([
    [
      'I sign up for membership on 3 March. Until when can I cancel?',
      '3 March + 14 days = 17 March.[1]',
    ],
    [
      'The gala is on 21 November. When must entries be in?',
      '21 November − 3 weeks = 31 October.[1]',
    ],
    [
      'I give notice on 10 May. When do I get out?',
      '10 May + 3 months = 10 August; end of the quarter: 30 September.[1]',
    ],
    [
      'I bought a locker on 31 August 2025. How long do I have it?',
      '31 August 2025 + 6 months = 28 February 2026.[1]',
    ],
  ])('%s', (question, line) => {
    expect(firstLine(rules, question)).toBe(line)
  })

  it.each([
    'I sign up for membership on 31 February. Until when can I cancel?',
    'I sign up for membership on 29 February 2026. Until when can I cancel?',
    'I sign up for membership on 29 February. Until when can I cancel?',
  ])('is none for a day that does not exist: %s', (question) => {
    expect(firstLine(rules, question)).not.toContain('=')
  })

  it.each([`${'9'.repeat(12)} days`, `${'9'.repeat(400)} months`, '1,000,000 years'])(
    'is none after a time that is longer than any term: %s',
    (term) => {
      const text = `You may cancel the membership within ${term} of signing.`
      const question = 'I sign the membership on 3 March 2026. Until when can I cancel it?'
      expect(firstLine(text, question)).not.toContain('=')
      expect(firstLine(text.replace(term, '14 days'), question)).toContain('= ')
    },
  )

  it('is told in the language and the format of the question', () => {
    const text = 'Ein Widerruf ist innerhalb von 14 Tagen nach Unterzeichnung möglich.'
    const question = 'Ich habe am 3. März unterschrieben. Bis wann ist ein Widerruf möglich?'
    expect(firstLine(text, question, 'de')).toBe('3. März + 14 Tage = 17. März.[1]')
  })
})
