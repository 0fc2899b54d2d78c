import type { AggregationData } from '../aggregation-words.ts'

export const polishAggregation: AggregationData = {
  count: 'ile, ilu, ile jest, ilu jest, ile różnych, liczba',
  sum: 'łącznie, razem, w sumie, suma, ogółem, łączna, łączny, całkowita, całkowity, suma wszystkich',
  mean: 'średnio, przeciętnie, średnia, średni, średnie, średnią, przeciętna, przeciętny',
  each: 'na każdy, na każdą, na każde, dla każdego, dla każdej, każdy, każda, każde, w każdym, w każdej, na, według',
  above:
    'więcej niż, powyżej, ponad, wyższy niż, wyższa niż, wyższe niż, drożej niż, droższy niż, droższa niż, droższe niż, dłużej niż, dłuższy niż, dłuższa niż, dłuższe niż, cięższy niż, cięższa niż, cięższe niż, większy niż, większa niż, większe niż, później niż, po',
  atLeast: 'co najmniej, przynajmniej, minimum, nie mniej niż, od',
  below:
    'mniej niż, poniżej, niższy niż, niższa niż, niższe niż, taniej niż, tańszy niż, tańsza niż, tańsze niż, krócej niż, krótszy niż, krótsza niż, krótsze niż, lżejszy niż, lżejsza niż, lżejsze niż, mniejszy niż, mniejsza niż, mniejsze niż, wcześniej niż, przed',
  atMost: 'co najwyżej, najwyżej, maksimum, maksymalnie, nie więcej niż, do',
  except: 'nie, bez, oprócz, poza, z wyjątkiem',
  all: 'wszystkie, wszystkich, wszyscy, każdy, każda, każde, lista, wymień',
  differences: 'różnica, różnice, różni, różnią, porównaj, porównanie, vs',
  free: 'bezpłatnie, bezpłatny, bezpłatne, gratis, darmowy',
  opens: 'otwarty, otwarta, otwarte, czynne, czynny',
  closed: 'zamknięte, zamknięty, nieczynne',
  or: 'lub, albo, czy',
  and: 'i, oraz',
  superlatives: [
    {
      most: 'najwyższy, najwyższa, najwyższe, najwyższego, najwyższej, najwyższych, najwyższą, największy, największa, największe, największego, największej, największych, największą, najwięcej, maksymalny, maksymalna, maksymalne',
      least:
        'najniższy, najniższa, najniższe, najniższego, najniższej, najniższych, najniższą, najmniejszy, najmniejsza, najmniejsze, najmniejszego, najmniejszej, najmniejszych, najmniejszą, najmniej, minimalny, minimalna, minimalne',
    },
    {
      most: 'najdroższy, najdroższa, najdroższe, najdroższego, najdroższej, najdroższych, najdroższą, najdrożej, najwięcej kosztuje',
      least:
        'najtańszy, najtańsza, najtańsze, najtańszego, najtańszej, najtańszych, najtańszą, najtaniej, najmniej kosztuje',
      columns: 'cena, ceny, koszt, koszty, opłata, stawka, czynsz, kwota, taryfa',
    },
    {
      most: 'najnowszy, najnowsza, najnowsze, najnowszego, najnowszej, najnowszych, najnowszą, najpóźniejszy, najpóźniejsza, najpóźniejsze, najpóźniejszego, najpóźniejszej, najpóźniejszych, najpóźniejszą',
      least:
        'najwcześniejszy, najwcześniejsza, najwcześniejsze, najwcześniejszego, najwcześniejszej, najwcześniejszych, najwcześniejszą, najstarszy, najstarsza, najstarsze, najstarszego, najstarszej, najstarszych, najstarszą',
      columns:
        'data, rok, dzień, termin, początek, założony, założona, zbudowany, otwarty, urodzenia',
    },
    {
      most: 'najstarszy, najstarsza, najstarsze, najstarszego, najstarszej, najstarszych, najstarszą',
      least:
        'najmłodszy, najmłodsza, najmłodsze, najmłodszego, najmłodszej, najmłodszych, najmłodszą',
      columns: 'wiek',
    },
    {
      most: 'najdłuższy, najdłuższa, najdłuższe, najdłuższego, najdłuższej, najdłuższych, najdłuższą, najdłużej',
      least:
        'najkrótszy, najkrótsza, najkrótsze, najkrótszego, najkrótszej, najkrótszych, najkrótszą, najkrócej',
      columns: 'długość, czas, okres, odległość, termin, trwania',
    },
    {
      most: 'najwyższy, najwyższa, najwyższe, najwyższego, najwyższej, najwyższych, najwyższą',
      least: 'najniższy, najniższa, najniższe, najniższego, najniższej, najniższych, najniższą',
      columns: 'wysokość',
    },
    {
      most: 'najcięższy, najcięższa, najcięższe, najcięższego, najcięższej, najcięższych, najcięższą',
      least:
        'najlżejszy, najlżejsza, najlżejsze, najlżejszego, najlżejszej, najlżejszych, najlżejszą',
      columns: 'waga, masa, ciężar',
    },
    {
      most: 'najszybszy, najszybsza, najszybsze, najszybszego, najszybszej, najszybszych, najszybszą, najszybciej',
      least:
        'najwolniejszy, najwolniejsza, najwolniejsze, najwolniejszego, najwolniejszej, najwolniejszych, najwolniejszą, najwolniej',
      columns: 'prędkość, szybkość',
    },
    {
      most: 'najszerszy, najszersza, najszersze, najszerszego, najszerszej, najszerszych, najszerszą',
      least: 'najwęższy, najwęższa, najwęższe, najwęższego, najwęższej, najwęższych, najwęższą',
      columns: 'szerokość',
    },
    {
      most: 'najgłębszy, najgłębsza, najgłębsze, najgłębszego, najgłębszej, najgłębszych, najgłębszą',
      least:
        'najpłytszy, najpłytsza, najpłytsze, najpłytszego, najpłytszej, najpłytszych, najpłytszą',
      columns: 'głębokość',
    },
    {
      most: 'najcieplejszy, najcieplejsza, najcieplejsze, najcieplejszego, najcieplejszej, najcieplejszych, najcieplejszą, najgorętszy, najgorętsza, najgorętsze, najgorętszego, najgorętszej, najgorętszych, najgorętszą',
      least:
        'najzimniejszy, najzimniejsza, najzimniejsze, najzimniejszego, najzimniejszej, najzimniejszych, najzimniejszą, najchłodniejszy, najchłodniejsza, najchłodniejsze, najchłodniejszego, najchłodniejszej, najchłodniejszych, najchłodniejszą',
      columns: 'temperatura',
    },
    {
      most: 'najmocniejszy, najmocniejsza, najmocniejsze, najmocniejszego, najmocniejszej, najmocniejszych, najmocniejszą, najsilniejszy, najsilniejsza, najsilniejsze, najsilniejszego, najsilniejszej, najsilniejszych, najsilniejszą',
      least:
        'najsłabszy, najsłabsza, najsłabsze, najsłabszego, najsłabszej, najsłabszych, najsłabszą',
      columns: 'moc, alkohol, siła',
    },
    {
      most: 'największy, największa, największe, największego, największej, największych, największą',
      least:
        'najmniejszy, najmniejsza, najmniejsze, najmniejszego, najmniejszej, najmniejszych, najmniejszą',
      columns: 'wielkość, rozmiar, powierzchnia, ludność, pojemność, objętość',
    },
  ],
  within: 'w, we, w roku, podczas',
  qualifiers:
    'inny, inna, inne, innych, tylko, jeszcze, obie, oba, obydwa, różnica, ostatni, ostatnia, ostatnie, pierwszy, pierwsza, pierwsze, następny, następna, następne, poprzedni, poprzednia, poprzednie',
  ranks: 'miejsce, ranga, priorytet, pozycja, ocena, poziom',
  labels: 'nazwa, nazwisko, imię, tytuł, numer, nr, kod, lp',
  prices: 'ile kosztuje, ile kosztują, po ile, kosztuje, kosztują, koszt, cena, ceny, cenę',
  presence: {
    none: 'brak, wyprzedany, wyprzedana, wyprzedane, niedostępny, niedostępna, niedostępne, nie ma w magazynie, nie ma na stanie',
    some: 'na stanie, w magazynie, dostępny, dostępna, dostępne',
    columns: 'stan, zapas, zapasy, magazyn, ilość, dostępność',
  },
  progress: {
    done: 'zrobione, zrobiony, zrobiona, gotowe, gotowy, gotowa, wykonane, wykonany, wykonana, zakończone, zakończony, zakończona, zamknięte, zamknięty, zamknięta, rozwiązane, ukończone',
    open: 'otwarte, otwarty, otwarta, niezrobione, nieukończone, do zrobienia, pozostałe, niewykonane, niezakończone',
    notBegun: 'nierozpoczęte, nierozpoczęty, nierozpoczęta, nie rozpoczęto, jeszcze nie rozpoczęto',
    underWay:
      'w toku, w trakcie, w realizacji, rozpoczęte, rozpoczęty, nierozpoczęte, niegotowe, planowane, zaplanowane, oczekuje, oczekujące, wstrzymane, odłożone, zaległe, w weryfikacji, nowe',
    still: 'jeszcze, nadal, wciąż, już, dotychczas',
    tasks:
      'zadanie, zadania, zadań, punkt, punkty, punktów, sprawa, sprawy, spraw, zgłoszenie, zgłoszenia, zgłoszeń, krok, kroki',
  },
  affirmed: 'tak, jest',
  denied: 'nie, brak',
  rowWords:
    'wiersze, wierszy, wiersz, wpisy, wpisów, pozycje, pozycji, tabela, tabeli, lista, liście, cennik, cenniku, kosztuje, kosztują, jest, są, ma, mają, pracuje, pracują, mieszka, mieszkają, znajduje, znajdują, należy, należą, wszystkie, wszystkich, różne, różnych, pokaż, podaj, wymień, wypisz, oferuje, oferują, zawiera, zawierają, obecnie, produkt, produkty, artykuł, artykuły, wersja, wersje, model, modele, kosztuje, kosztują, są, jest',
  persons: 'osoba, osób, osoby, pracowników, pracownicy, pracownik, personel, ludzi',
  superiors: 'przełożony, przełożona, kierownik, szef',
  reportsTo: 'podlega, podlegają, pracuje pod, pracują pod',
  rows: '… wiersz / … wiersze / … wierszy',
  rowsOf: '… z … wierszy',
  total: 'suma',
  average: 'średnia',
  highest: 'najwyższa wartość',
  lowest: 'najniższa wartość',
  latest: 'najpóźniejsza data',
  earliest: 'najwcześniejsza data',
}
