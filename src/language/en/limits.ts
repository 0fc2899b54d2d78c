import type { LimitData } from '../limit-words.ts'

export const englishLimits: LimitData = {
  before: {
    below: 'younger than, under the age of, below the age of',
    atMost:
      'maximum, max, limited to, limit is, limit of, only up to, up to a value of, up to a total of, up to the age of, a total of, maximum age is, as many as',
    atLeast:
      'from, minimum, minimum of, min, minimum age is, minimum age of, minimum age, from the age of, over the age of',
    above: 'older than, in excess of',
  },
  lasting: 'within, for',
  behind: {
    atLeast:
      'or more, or older, or over, or above, or longer, or higher, or larger, or heavier, or later, and more, and older, and over, and above, and up, years or older, years or over, years and older, years and over, years of age or older, years old or older, plus',
    atMost:
      'or less, or fewer, or younger, or under, or below, or shorter, or lower, or smaller, or lighter, or colder, and less, and younger, and under, and below, years or younger, years and younger, years and under',
  },
  between: { before: 'between, from, between the ages of', joins: 'and' },
  persons:
    'person, persons, people, child, children, kid, kids, infant, infants, baby, babies, toddlers, teenager, teenagers, adult, adults, youth, junior, juniors, senior, seniors, minors, member, members, guest, guests, visitor, visitors, passenger, passengers, applicants, drivers, riders, students, pupils, participants, players, staff, employees, customers, users, anyone, anybody, everyone, everybody, those, boys, girls, swimmers, travellers, travelers, son, daughter, grandson, granddaughter, mother, father, brother, sister, nephew, niece, grandmother, grandfather, friend, wife, husband, partner',
  ages: 'age, aged, ages, old, older, younger',
  yearsOld: 'years old, year old, years of age, yo',
  beforeAge:
    'I am, I’m, am, is, he’s, she’s, who is, who are, being, aged, age, age of, turned, turns, child of, kid of, person of, somebody of, someone of, boy of, girl of, man of, woman of',
  beforePeople: 'we are, we’re, we be',
  behindPeople: 'of us',
  one: 'a, an, one',
  half: 'half a, half an',
  morning: 'am, a.m., in the morning',
  evening: 'pm, p.m., in the afternoon, in the evening, at night',
  since: 'since',
  noon: 'noon, midday',
  midnight: 'midnight',
  less: {
    amount: '… is less than …',
    age: '… is under …',
    duration: '… is shorter than …',
  },
  notLess: {
    amount: '… is not less than …',
    age: '… is not under …',
    duration: '… is not shorter than …',
  },
  more: {
    amount: '… is more than …',
    age: '… is over …',
    duration: '… is longer than …',
  },
  notMore: {
    amount: '… is not more than …',
    age: '… is not over …',
    duration: '… is not longer than …',
  },
  inside: '… is between … and …',
  outside: '… is not between … and …',
}
