import type { AggregationData } from '../aggregation-words.ts'

export const englishAggregation: AggregationData = {
  count: 'how many, how many different, how many distinct',
  sum: 'total, sum, sum of, in total, in all, altogether, combined, overall, together',
  mean: 'average, mean, on average',
  each: 'per, each, for each, for every, by',
  above:
    'more than, over, above, greater than, higher than, larger than, bigger than, longer than, deeper than, taller than, wider than, heavier than, faster than, warmer than, more expensive than, exceeding, exceed, exceeds, exceeded, after, later than',
  atLeast: 'at least, no less than, not less than, a minimum of, since',
  below:
    'less than, fewer than, under, below, lower than, smaller than, shorter than, shallower than, narrower than, lighter than, slower than, colder than, cheaper than, before, earlier than',
  atMost: 'at most, no more than, not more than, up to, a maximum of, until',
  except:
    'not, no, without, except, except for, excluding, other than, outside, outside of, don’t, doesn’t, didn’t, isn’t, aren’t, wasn’t, weren’t, haven’t, hasn’t',
  all: 'all, all the, every, each, list, list all, full list, complete list',
  differences:
    'difference, differences, differ, differs, compare, compared, comparison, vs, versus',
  free: 'free, free of charge, no charge, gratis',
  opens: 'open, opens, opened',
  closed: 'closed, closes, shut',
  or: 'or',
  and: 'and',
  superlatives: [
    {
      most: 'most, most often, most frequently, most common, highest, maximum, greatest, top',
      least: 'least, least often, fewest, lowest, minimum',
    },
    {
      most: 'most expensive, dearest, costliest, priciest',
      least: 'least expensive, cheapest',
      columns: 'price, cost, costs, fee, rent, fare, charge, rate, amount',
    },
    {
      most: 'newest, latest, most recent',
      least: 'earliest',
      columns:
        'date, year, day, since, founded, built, opened, born, birth, birthday, start, started, joined, released, due, deadline',
    },
    { most: 'oldest', least: 'youngest', columns: 'age' },
    {
      most: 'youngest',
      least: 'oldest',
      columns: 'founded, established, built, opened, born, birth, birthday',
    },
    {
      most: 'longest',
      least: 'shortest',
      columns: 'length, duration, distance, time',
    },
    {
      most: 'tallest, highest',
      least: 'lowest, shortest',
      columns: 'height, elevation, altitude',
    },
    { most: 'heaviest', least: 'lightest', columns: 'weight, mass' },
    { most: 'fastest, quickest', least: 'slowest', columns: 'speed, velocity' },
    { most: 'slowest', least: 'fastest, quickest', columns: 'time, duration, latency' },
    { most: 'widest', least: 'narrowest', columns: 'width' },
    { most: 'deepest', least: 'shallowest', columns: 'depth' },
    { most: 'hottest, warmest', least: 'coldest, coolest', columns: 'temperature' },
    {
      most: 'largest, biggest',
      least: 'smallest',
      columns: 'size, area, population, volume, capacity, storage, inhabitants',
    },
  ],
  within: 'in, during, in the year',
  qualifiers:
    'other, only, both, apart, else, another, besides, out, out of, more, fewer, less, difference, by, as of, through, starting, the year before, the year after, or before, or after, or later, or earlier, last, first, next, previous, current',
  ranks: 'rank, ranking, priority, position, place, grade, level, tier',
  labels: 'name, names, title, id, number, no, nr, first, last, full, surname, label, key',
  prices: 'how much, how expensive, cost, costs, price, prices, fee, fees',
  presence: {
    none: 'out of stock, sold out, unavailable, no longer available',
    some: 'in stock, available, on hand, left in stock, still available',
    columns: 'stock, stocks, inventory, quantity, qty, available, availability, on hand',
  },
  progress: {
    done: 'done, finished, complete, completed, closed, resolved, fixed, ticked off',
    open: 'open, to do, todo, to-do, undone, unfinished, incomplete, outstanding, unresolved, remaining, needs to be done, need to be done, be done, be finished, be completed',
    notBegun:
      'not started, not yet started, not even started, not begun, not yet begun, haven’t started, hasn’t started, haven’t begun, hasn’t begun, unstarted',
    underWay:
      'in progress, in work, not started, not yet started, started, not done, not finished, not complete, not completed, ongoing, under way, underway, doing, pending, waiting, on hold, blocked, in review, under review, planned, scheduled, postponed, delayed, overdue, assigned, new',
    still: 'still, yet, already, so far',
    tasks:
      'task, tasks, to-dos, item, items, action, actions, point, points, issue, issues, ticket, tickets, job, jobs, step, steps',
  },
  affirmed: 'yes, y, true',
  denied: 'no, n, false, none',
  rowWords:
    'entries, entry, rows, row, records, record, listed, list, table, work, works, working, live, lives, living, belong, belongs, based, located, earn, earns, cost, costs, have, has, exist, include, includes, contain, contains, offer, offers, all, there, different, place, places, placed, make, makes, made, buy, bought, sell, sold, stand, stands, lie, lies, come, comes, did, done, show, give, name, names, version, versions, product, products, article, articles, item, items, model, models, thing, things, option, options, take, takes, start, starts, begin, begins, offered',
  persons:
    'people, person, persons, employees, employee, staff, personnel, colleagues, workers, team members, members of staff',
  superiors: 'manager, line manager, supervisor, boss, superior, reports to',
  reportsTo:
    'reports to, report to, reporting to, works under, work under, works for, work for, managed by, led by, supervised by',
  rows: '… rows',
  rowsOf: '… of … rows',
  total: 'total',
  average: 'average',
  highest: 'highest',
  lowest: 'lowest',
  latest: 'latest',
  earliest: 'earliest',
}
