import type { ChangeData } from '../change-words.ts'

export const polishChanges: ChangeData = {
  asks: {
    differ:
      'co się zmieniło, co zmieniło się, co uległo zmianie, co się zmienia, co zmienia, co zmieniono, co jest inne, co jest innego, jakie są różnice, jakie różnice, jaka jest różnica, jakie są zmiany, jakie zmiany, jakie zaszły zmiany, czym się różnią, czym się różni, czym różnią się, czym różni się, w czym się różnią, jak się różnią, jak zmienił się, jak zmieniła się, jak zmieniło się, jak się zmienił, jak się zmieniła, jak się zmieniło, jak się zmieniły, porównaj, proszę porównać, porównanie, różnice między, różnica między, czy są różnice, czy jest różnica, czy są jakieś różnice, czy są zmiany, czy są sprzeczności, czy różnią się, czy się różnią',
    news: 'co nowego, co jest nowe, co jest nowego, jakie nowości, jakie są nowości',
    added:
      'jakie … są nowe, które … są nowe, które … jest nowe, jakie … dodano, które … dodano, co dodano, co zostało dodane, co doszło',
    removed:
      'jakie … usunięto, które … usunięto, jakie … skreślono, które … skreślono, które … zniknęły, jakie … zniknęły, których … już nie ma, co usunięto, co zostało usunięte, co skreślono, co zniknęło, czego już nie ma, czego brakuje',
  },
  whether: [
    {
      openings: 'czy',
      verbs:
        'zmienił się, zmieniła się, zmieniło się, zmieniły się, się zmienił, się zmieniła, się zmieniło, się zmieniły, wzrósł, wzrosła, wzrosło, wzrosły, spadł, spadła, spadły, podrożał, podrożała, podrożały, staniał, staniała, podniesiono, obniżono, zmieniono, jest droższy, jest droższa, jest inny, jest inna, różni się, różnią się, wydłużono, skrócono',
    },
  ],
  sources:
    'zmienione, zmieniono, dokument, dokumenty, dokumentach, dokumentami, tekst, teksty, plik, pliki, wersja, wersje, wersji, wersjami, wydanie, obie, oba, dwa, dwie, dwiema, stary, starą, stara, nowy, nowa, nową, nowej, ostatni, ostatnia, poprzedni, poprzednia, rok, roku, teraz, od, porównaniu, porównanie, między, a, coś, wszystko, zasady, zasada, punkt, punkty, paragraf, rozdział, część, wartość, wartości, cena, ceny, cen, koszt, koszty, opłata, oferta, oferty, ofertami, treść, kwota, ilość, liczba, długość, okres, termin, data, limit, poziom, różnica, różnice, zmiana, zmiany, dotyczące',
  versions: 'wersja, wersji, wersję, wydanie, wydaniu, rewizja, nr, numer',
  latest: 'najnowsza, najnowszej, najnowszy, ostatnia, ostatniej, aktualna',
  since: 'w porównaniu z, w porównaniu do, w stosunku do, względem, niż',
  drafts: 'projekt, szkic, wstępny, wstępna, robocza',
  amendments: 'aneks, uzupełnienie, załącznik zmieniający',
  duties: 'musi, muszą, powinien, powinna, powinni',
  standing: {
    replaces:
      'zastępuje, zastępują, traci moc, tracą moc, nie obowiązuje, nie obowiązują, uchyla, zamiast, odtąd',
    older: 'Starsze',
    later: 'Później',
    draft: 'Projekt',
    otherwise: 'Inaczej',
  },
  replies: {
    same: 'Bez różnicy:',
    sameSections:
      '… z … części mówi to samo. / … z … części mówią to samo. / … z … części mówi to samo.',
    onlyIn: 'Tylko w …:',
    noSecond: 'Wśród dokumentów nie ma drugiej wersji, jest tylko …',
    noSuch: 'Wśród dokumentów nie ma takiej wersji, są …',
  },
}
