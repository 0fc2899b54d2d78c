import type { LimitData } from '../limit-words.ts'

export const dutchLimits: LimitData = {
  before: {
    below: 'jonger dan, onder de, van minder dan',
    atMost:
      'maximaal, maximum, een maximum van, ten hoogste, hooguit, tot, tot en met, niet meer dan, beperkt tot, uiterlijk',
    atLeast:
      'vanaf, minimaal, minimum, ten minste, tenminste, minstens, een minimum van, minimumleeftijd',
    above: 'ouder dan, boven de, meer dan, van meer dan, zwaarder dan',
  },
  lasting: 'binnen, gedurende, voor',
  behind: {
    atLeast: 'of meer, of ouder, en meer, en ouder, of langer, jaar of ouder, jaar en ouder',
    atMost: 'of minder, of jonger, en jonger, of korter, lang, jaar of jonger',
  },
  between: { before: 'tussen, van', joins: 'en' },
  persons:
    'persoon, personen, mensen, kind, kinderen, baby’s, volwassene, volwassenen, minderjarigen, leden, gasten, bezoekers, jongeren, deelnemers, leerlingen, passagiers, bestuurders, senioren, iedereen, huurder, zoon, dochter, moeder, vader, broer, zus, vriend, vriendin, iemand, jongen, meisje',
  ages: 'leeftijd, oud, ouder, jonger',
  yearsOld: 'jaar oud, jaar, jarige, jarig',
  beforeAge: 'ik ben, ben, is, hij is, zij is, iemand van, kind van, van',
  beforePeople: 'we zijn, wij zijn, zijn we',
  one: 'een, één',
  half: 'een half, een halve',
  morning: '’s ochtends, uur ’s ochtends, ’s morgens, uur ’s morgens',
  evening: '’s avonds, uur ’s avonds, ’s middags, uur ’s middags',
  since: 'sinds',
  noon: '12 uur ’s middags',
  midnight: 'middernacht',
  less: {
    amount: '… is minder dan …',
    age: '… is jonger dan …',
    duration: '… is korter dan …',
  },
  notLess: {
    amount: '… is niet minder dan …',
    age: '… is niet jonger dan …',
    duration: '… is niet korter dan …',
  },
  more: {
    amount: '… is meer dan …',
    age: '… is ouder dan …',
    duration: '… is langer dan …',
  },
  notMore: {
    amount: '… is niet meer dan …',
    age: '… is niet ouder dan …',
    duration: '… is niet langer dan …',
  },
  inside: '… ligt tussen … en …',
  outside: '… ligt niet tussen … en …',
}
