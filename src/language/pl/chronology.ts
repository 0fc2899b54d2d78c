import type { ChronologyData } from '../chronology-words.ts'

export const polishChronology: ChronologyData = {
  asks: 'co jest … zaplanowane, co jest … planowane, co się … wydarzyło, co się … stało, co się stało, co się działo, co się dzieje, co się wydarzyło, co zaszło, co miało miejsce, co było, co będzie, co jest zaplanowane, co zaplanowano, co jest planowane, co jest w planie, co nastąpiło, co jest, jakie wydarzenia, jakie terminy, jakie imprezy',
  asksWithTime:
    'co zrobiliśmy, co zrobili, co zrobił, co zrobiła, co robimy, co postanowiono, co ustalono, co się zmieniło, co nowego',
  asksForWhich: 'co, jakie, które, lista, pokaż',
  timelines:
    'oś czasu, kalendarium, chronologia, kolejność chronologiczna, w porządku chronologicznym, rok po roku, według lat, według dat, dzień po dniu',
  distances:
    'ile lat po, ile czasu po, ile miesięcy po, ile tygodni po, ile dni po, jak długo po, ile lat przed, ile czasu przed, ile lat minęło między, ile czasu minęło między',
  things:
    'ustalono, wydarzenie, wydarzenia, wydarzeń, termin, terminy, rzecz, rzeczy, wpis, krok, dzień, coś, wszystko, historia, zaplanowane, planowane, jest, będzie',
  relations: {
    before: 'przed',
    after: 'po',
    since: 'od',
    until: 'do',
    around: 'około, ok.',
    between: 'między, pomiędzy',
  },
  orders: {
    next: 'następny, następna, następne, najbliższy, najbliższa, najbliższe, kolejny, kolejna, kolejne',
    first: 'pierwszy, pierwsza, pierwsze',
    last: 'ostatni, ostatnia, ostatnie',
  },
  fromToday: {
    day: 'wczoraj, dzisiaj / dziś, jutro',
    week: 'w zeszłym tygodniu / w ubiegłym tygodniu, w tym tygodniu, w przyszłym tygodniu / w następnym tygodniu',
    weekend: 'w zeszły weekend, w ten weekend / w weekend, w przyszły weekend',
    month: 'w zeszłym miesiącu, w tym miesiącu, w przyszłym miesiącu',
    year: 'w zeszłym roku, w tym roku, w przyszłym roku',
  },
  ordinals:
    'pierwszy / pierwsza / pierwszym / pierwszej / 1., drugi / druga / drugim / drugiej / 2., trzeci / trzecia / trzecim / 3., czwarty / czwarta / czwartym / 4.',
  quarter: 'kwartał, kwartale, kwartału',
  half: 'półrocze, półroczu, połowa, połowie, połowie roku',
  century: 'wiek, wieku, w.',
  week: 'tydzień, tygodniu',
  centuries:
    'osiemnastym wieku, dziewiętnastym wieku, dwudziestym wieku, dwudziestym pierwszym wieku',
  seasons:
    'wiosna / wiosną / wiosny, lato / latem, jesień / jesienią / jesieni, zima / zimą / zimy',
  decades:
    'lata dwudzieste / latach dwudziestych / lat dwudziestych, lata trzydzieste / latach trzydziestych / lat trzydziestych, lata czterdzieste / latach czterdziestych / lat czterdziestych, lata pięćdziesiąte / latach pięćdziesiątych / lat pięćdziesiątych, lata sześćdziesiąte / latach sześćdziesiątych / lat sześćdziesiątych, lata siedemdziesiąte / latach siedemdziesiątych / lat siedemdziesiątych, lata osiemdziesiąte / latach osiemdziesiątych / lat osiemdziesiątych, lata dziewięćdziesiąte / latach dziewięćdziesiątych / lat dziewięćdziesiątych',
  decadeMarks: { before: 'lata, latach, lat' },
  parts:
    'początek / na początku / początku, połowa / w połowie / połowy, koniec / pod koniec / końca / końcu',
  later: 'później, potem',
  units:
    'dni / dzień, tygodnie / tygodni / tydzień, miesiące / miesięcy / miesiąc, lata / lat / rok',
  title: 'Chronologia',
  nothingThen: 'O tym czasie dokumenty nic nie mówią. Najbliżej, przed nim i po nim:',
}
