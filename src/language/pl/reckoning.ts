import type { ReckoningData } from '../reckoning-words.ts'

export const polishReckoning: ReckoningData = {
  per: 'za, na, od, za każdy, za każdą, za każde, za jeden, za jedną',
  each: 'za, za każdy, za każdą, za każde, każda, każdy',
  anyone: 'osoba, osobę, osoby',
  pieces: 'sztuka, sztukę, egzemplarz',
  recurring: {
    day: 'dzienny, dzienna, dziennie',
    week: 'tygodniowy, tygodniowo',
    month: 'miesięczny, miesięczna, miesięcznie',
    year: 'roczny, roczna, rocznie',
  },
  pays: 'zapłacę, płacę, zapłacić, kosztuje, kosztują, zwrot, wynosi',
  before: 'przed',
  after: 'po, od, od dnia, licząc od',
  conditions: 'po, po pierwszych, co, powyżej, poniżej, ponad',
  asksWhen:
    'kiedy, do kiedy, jak długo, od kiedy, którego dnia, do którego dnia, o której, najpóźniej, najwcześniej',
  toEndOf: {
    month: 'na koniec miesiąca, ze skutkiem na koniec miesiąca',
    quarter: 'na koniec kwartału, ze skutkiem na koniec kwartału',
    year: 'na koniec roku, ze skutkiem na koniec roku',
  },
  endOf: { month: 'koniec miesiąca', quarter: 'koniec kwartału', year: 'koniec roku' },
  events:
    'podpisać / podpisałem / podpisałam / podpisania / podpisanie / podpisaniu / zawarcia, kupić / kupiłem / kupiłam / zakupu / zakup, przyjazd / przyjazdu / przyjeżdżam, dostawa / dostawy / otrzymania / otrzymałem / otrzymałam, rozpoczęcia / rozpoczęciem / zaczyna / zaczęła / zaczął / początek, kończy / zakończenia / koniec, otwarcia / otworzyłem / otworzyłam, wyjazd / wyjazdu, wypożyczyłem / wypożyczyłam / wypożyczenia / zwrócić / oddać',
  inUnit: 'w',
  serves: 'dla, na',
}
