import type { ChronologyData } from '../chronology-words.ts'

export const englishChronology: ChronologyData = {
  asks: "what is … planned, what was … planned, what is … scheduled, what is there … on, what else … happened, anything … happening, is anything … on, is there anything … on, what happened, what happens, what has happened, what was happening, what is happening, what's happening, what will happen, what else happened, what took place, what takes place, what went on, what was going on, what is going on, what's going on, what came after, what comes after, what came before, what comes before, what followed, what is planned, what's planned, what was planned, what is scheduled, what's scheduled, what is on, what's on, what is coming up, what's coming up, what is there on, anything on, anything planned, which events, what events, which dates, what dates, which appointments, what appointments",
  asksWithTime:
    'what did we do, what did they do, what did he do, what did she do, what did I do, what do we do, what do they do, what are we doing, what was done, what was discussed, what did they talk about, what did we talk about, what was released, what came out, what changed, what has changed, what was new, what is new, what was added, what was introduced, what was built, what is due, what was on, what did … talk about, what did … discuss, what did … decide',
  asksForWhich: 'what, which, list, show me, give me, tell me',
  timelines:
    'timeline of, timeline for, timeline, chronology of, chronology, chronological order, in chronological order, by year, year by year, by date, day by day, month by month, hour by hour, step by step in time',
  distances:
    'how long after, how many years after, how many months after, how many weeks after, how many days after, how much later than, how long before, how many years before, how many months before, how many days before, how many years passed between, how much time passed between, how long was it between',
  things:
    'due, talk about, talk, discuss, discussed, decide, decided, event, events, thing, things, date, dates, appointment, appointments, entry, entries, item, items, step, steps, day, anything, something, everything, development, developments, news, history',
  relations: {
    before: 'before, prior to, ahead of, came before, comes before, preceding',
    after: 'after, following, came after, comes after, later than',
    since: 'since, from, starting from, as of, from … on',
    until: 'until, till, up to, by the end of, through',
    around: 'around, about, circa, c., ca., approximately',
    between: 'between',
  },
  orders: {
    next: 'next, upcoming, the next, coming',
    first: 'first, the first, earliest',
    last: 'last, the last, final, latest, most recent',
  },
  fromToday: {
    day: 'yesterday, today / tonight, tomorrow',
    week: 'last week / the past week, this week, next week / the coming week',
    weekend: 'last weekend, this weekend / the weekend, next weekend',
    month: 'last month, this month, next month',
    year: 'last year, this year, next year',
  },
  ordinals: 'first / 1st, second / 2nd, third / 3rd, fourth / 4th / last',
  quarter: 'quarter',
  half: 'half',
  century: 'century',
  week: 'week, calendar week, CW, KW, wk',
  centuries: 'eighteenth century, nineteenth century, twentieth century, twenty-first century',
  seasons: 'spring, summer, autumn / fall, winter',
  decades: 'twenties, thirties, forties, fifties, sixties, seventies, eighties, nineties',
  decadeMarks: { behind: 's, ’s' },
  parts:
    'early / the early / beginning of / the beginning of / start of, mid / the mid / middle of / the middle of, late / the late / end of / the end of',
  later: 'later, afterwards, after that, after this',
  title: 'Timeline',
  nothingThen: 'The documents tell nothing of that time. Nearest to it, before and after:',
}
