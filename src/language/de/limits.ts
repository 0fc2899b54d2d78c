import type { LimitData } from '../limit-words.ts'

export const germanLimits: LimitData = {
  before: {
    below: 'jünger als, von weniger als',
    atMost:
      'bis zu einem Wert von, bis zu einer Größe von, bis einschließlich, nicht mehr als, nicht älter als, nicht länger als, begrenzt auf, beschränkt auf, Höchstalter, maximal',
    atLeast:
      'ab, erst ab, von mindestens, seit mindestens, nicht weniger als, wenigstens, Mindestalter, Mindestalter von',
    above: 'älter als, von mehr als, oberhalb von, überschreitet, übersteigt',
  },
  lasting: 'innerhalb von, innerhalb, binnen, für, während, spätestens nach',
  behind: {
    atLeast:
      'oder mehr, oder älter, und mehr, und älter, oder länger, und darüber, oder höher, aufwärts, Jahre oder älter, Jahren oder älter',
    atMost:
      'oder weniger, oder jünger, und jünger, und darunter, oder kürzer, oder kälter, lang, nicht überschreiten, nicht übersteigen',
  },
  between: { before: 'zwischen, von', joins: 'und, und dem' },
  persons:
    'Person, Personen, Menschen, Leute, Leuten, Kind, Kinder, Kindern, Kleinkinder, Jugendliche, Jugendlichen, Erwachsene, Erwachsenen, Senioren, Mitglieder, Mitgliedern, Gäste, Gästen, Besucher, Fahrer, Teilnehmer, Schüler, Minderjährige, Fahrgäste, Reisende, Mitarbeiter, Kunden, Wer, alle, Sohn, Tochter, Enkel, Enkelin, Mutter, Vater, Bruder, Schwester, Oma, Opa, Freund, Freundin, Frau, Mann',
  ages: 'Alter, alt, älter, jünger, Altersgruppe',
  yearsOld: 'Jahre alt, jährige, jähriger, jähriges, jährigen, jährigem, Jahre, Jahren',
  beforeAge: 'ich bin, bin, ist, mit, er ist, sie ist, jemand mit, Alter von, im Alter von, von',
  beforePeople: 'wir sind, sind wir',
  one: 'ein, eine, einen, einem, einer, eines',
  half: 'ein halbes, eine halbe, einen halben, einem halben, einer halben',
  morning: 'morgens, früh, vormittags, Uhr morgens, Uhr früh, Uhr vormittags',
  evening: 'abends, nachmittags, Uhr abends, Uhr nachmittags, Uhr am Abend',
  since: 'seit',
  noon: 'mittags um zwölf',
  midnight: 'Mitternacht',
  less: {
    amount: '… ist/sind weniger als …',
    age: '… ist unter …',
    duration: '… ist/sind kürzer als …',
  },
  notLess: {
    amount: '… ist/sind nicht weniger als …',
    age: '… ist nicht unter …',
    duration: '… ist/sind nicht kürzer als …',
  },
  more: {
    amount: '… ist/sind mehr als …',
    age: '… ist über …',
    duration: '… ist/sind länger als …',
  },
  notMore: {
    amount: '… ist/sind nicht mehr als …',
    age: '… ist nicht über …',
    duration: '… ist/sind nicht länger als …',
  },
  inside: '… liegt/liegen zwischen … und …',
  outside: '… liegt/liegen nicht zwischen … und …',
}
