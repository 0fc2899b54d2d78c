import type { ReckoningData } from '../reckoning-words.ts'

export const englishReckoning: ReckoningData = {
  per: 'per, a, an, each, every, for every, for each, for, for a, for an, by the',
  each: 'per, each, for each, for every, every',
  anyone: 'person, head, participant, visitor, guest',
  pieces: 'item, piece, unit, copy',
  recurring: {
    day: 'daily, a daily',
    week: 'weekly',
    month: 'monthly',
    year: 'annual, annually, yearly, per annum',
  },
  pays: 'pay, paid, owe, charge, charged, reimburse, reimbursed, come to, total, refund, refunded, get back, lose, deposit, cost, allowance',
  before: 'before, prior to, ahead of, in advance of, before the, prior to the',
  after: 'after, from, of, following, since, between',
  conditions:
    'after, after the first, after a further, of more than, longer than, every, every other, under, over, last, past, aged',
  asksWhen:
    'when, until when, till when, by when, how long, how late, by what date, until what date, on what date, which date, what date, what day, which day, what time, how early, at the latest, latest, at the earliest',
  toEndOf: {
    month:
      'to the end of a month, to the end of the month, to the end of a calendar month, effective at the end of a month, to the month’s end',
    quarter:
      'to the end of a quarter, to the end of the quarter, to the end of a calendar quarter, effective at the end of a quarter',
    year: 'to the end of a year, to the end of the year, to the end of a calendar year, to the end of the calendar year',
  },
  endOf: { month: 'end of the month', quarter: 'end of the quarter', year: 'end of the year' },
  hundredths: { sign: 'p', whole: '£' },
  events:
    'sign / signed / signing / signature / sign up / signed up / signing up / conclude / concluded / conclusion, buy / bought / purchase / purchased / purchasing / order / ordered, arrive / arrival / arrived / arriving / check in / booked for / booking is for / stay, deliver / delivered / delivery / receive / received / receipt / receiving / arrived / got / get, start / started / starts / starting / begin / begins / began / beginning / joined / commencement / takes place / takes effect / leave / departure / depart, end / ended / ends / over / finish / finished, open / opened / opening, leave / leaving / left / departure / depart / move out, borrow / borrowed / lent / loan / took out / return / give back / bring back / be back / back, due',
  inUnit: 'in, into, to',
  serves: 'serves, for, makes, feeds, enough for, yields',
}
