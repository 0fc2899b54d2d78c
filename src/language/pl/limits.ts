import type { LimitData } from '../limit-words.ts'

export const polishLimits: LimitData = {
  before: {
    below: 'poniżej, młodszy niż, młodsze niż, mniej niż',
    atMost:
      'maksymalnie, maksimum, najwyżej, najwyżej na, najdalej, do, nie więcej niż, obciążenie wynosi, maksymalnie na',
    atLeast: 'co najmniej, od, minimum, powyżej wieku, ukończyła, ukończył, ukończyły, ukończone',
    above: 'powyżej, ponad, starszy niż, starsze niż, więcej niż, przekracza, przekraczać',
  },
  lasting: 'w ciągu, przez, na, ważny, ważna',
  behind: {
    atLeast: 'lub więcej, i więcej, lub starsi, i starsi',
    atMost: 'lub mniej, i mniej, lub młodsi',
  },
  between: { before: 'między, pomiędzy, od', joins: 'a, i' },
  persons:
    'osoba, osoby, osób, osobom, ludzi, dziecko, dzieci, dorosły, dorośli, dorosłych, młodzież, seniorzy, członkowie, goście, uczestnicy, uczniowie, pasażerowie, kierowcy, grupy, syn, córka, matka, ojciec, brat, siostra, wnuk, wnuczka, chłopiec, dziewczynka',
  ages: 'wiek, wieku, ukończyła, ukończył, ukończyły, ukończone, starsi, młodsi',
  yearsOld:
    'lat, latek, latka, latkiem, latki, letni, letnia, letnie, letniego, letniej, roku życia',
  beforeAge: 'wieku',
  beforePeople: 'jest nas',
  one: 'na, jeden, jedną, jedna',
  half: 'pół',
  morning: 'rano',
  evening: 'wieczorem, po południu',
  since: 'od',
  noon: 'w południe',
  midnight: 'północ',
  less: {
    amount: '… to mniej niż …',
    age: '… to mniej niż …',
    duration: '… to krócej niż …',
  },
  notLess: {
    amount: '… to nie mniej niż …',
    age: '… to nie mniej niż …',
    duration: '… to nie krócej niż …',
  },
  more: {
    amount: '… to więcej niż …',
    age: '… to więcej niż …',
    duration: '… to dłużej niż …',
  },
  notMore: {
    amount: '… to nie więcej niż …',
    age: '… to nie więcej niż …',
    duration: '… to nie dłużej niż …',
  },
  inside: '… jest między … a …',
  outside: '… nie jest między … a …',
}
