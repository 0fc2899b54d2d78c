import type { LanguageData } from '../language.ts'
import { polishAggregation } from './aggregation.ts'
import { polishChanges } from './changes.ts'
import { polishChronology } from './chronology.ts'
import { polishLimits } from './limits.ts'
import { polishReckoning } from './reckoning.ts'
import { polishReferences } from './references.ts'
import { polishStatements } from './statements.ts'
import { polishValues } from './values.ts'

export const polish: LanguageData = {
  code: 'pl',
  references: polishReferences,
  chronology: polishChronology,
  limits: polishLimits,
  reckoning: polishReckoning,
  statements: polishStatements,
  changes: polishChanges,
  letters: 'ąćęłńóśźż',
  stopWordList: 'pol',
  stemmer: 'truncating',

  asks: {
    person: 'kto, kogo, komu, z kim, o kim, przez kogo, czyj, czyja, czyje, jaka osoba',
    place:
      'gdzie, skąd, dokąd, w jakim mieście, w którym mieście, jakie miasto, które miasto, w jakim kraju, w którym kraju, jaki kraj, w jakim miejscu',
    time: 'kiedy, od kiedy, do kiedy, w którym roku, w jakim roku, który rok, którego dnia, jaka data, o której godzinie, która godzina, w którym miesiącu, w którym wieku',
    number:
      'ile, ilu, jak długo, jak często, jak daleko, jak wysoki, jak wysoka, jak duży, jak duża, jak stary, ile lat, ile razy, ile czasu, jaka liczba, jaki procent, jak blisko, jak szybko, jak głęboko, jaka długość, jakiej długości, jaka odległość, w jakiej odległości, jaka wysokość, jakiej wysokości, jaka szerokość',
    reason: 'dlaczego, czemu, z jakiego powodu, po co',
    manner: 'jak, w jaki sposób',
    steps:
      'jak mogę, jak można, jak zrobić, jak się robi, jak mam, jakie kroki, co zrobić, co robić, co mam zrobić, co mogę zrobić, co należy zrobić, co trzeba zrobić',
    definition:
      'co to jest, co oznacza, co znaczy, co to znaczy, czym jest, jaka jest definicja, zdefiniuj, co oznaczają, co znaczą, czym są, od czego pochodzi skrót',
    list: 'wymień, wypisz, lista, podaj wszystkie, jakie są, które są, jakie były, jakie rodzaje',
    choice:
      'który, która, które, których, którym, którą, którego, jaki, jaka, jakie, jakich, jakim',
    thing:
      'co, czego, czym, o czym, co jest, opisz, wyjaśnij, opowiedz, co robi, co robią, do czego służy, do czego służą, do czego jest, co się dzieje',
  },
  questionLabels: 'pytanie, moje pytanie',
  existing: 'istnieją, są dostępne',
  askingWords:
    'znaczy, oznacza, oznaczają, znaczenie, definicja, definicję, zdefiniuj, wyjaśnij, wyjaśnienie, wytłumacz, opisz, opis',
  purposeWords: 'służy, służą',
  latestWords:
    'najnowszy, najnowsza, najnowsze, ostatni, ostatnia, ostatnie, ostatnio, obecny, obecna, obecne, obecnie, aktualny, aktualna, aktualnie, teraz, dziś, dzisiaj, następny, następna',
  yesNoOpenings: 'czy, czyż, czy jest, czy są, czy to, czy można',
  rulingWords:
    'dozwolone, dozwolony, wolno, można, możliwe, OK, stanie, dzieje, zabrać, przynieść, przyjść, przyprowadzić, używać, wziąć, ktoś, coś, mogę, może, muszę',
  prepositions:
    'w, we, na, z, ze, do, od, o, po, przez, przy, dla, za, pod, nad, między, przed, u, bez, podczas',

  pronouns:
    'on, ona, ono, oni, one, jego, jej, ich, jemu, mu, jim, nim, nią, nich, ten, ta, to, ci, te, tego, tej, tych, tym, tam, tu, tutaj, tamten, tamta, tamto, swój, swoja',
  followUps:
    'a, i, ale, lub, więc, też, a co z, co z, a jak, a kiedy, a gdzie, co jeszcze, kto jeszcze, dlaczego nie, powiedz więcej',
  corrections:
    'miałem na myśli, nie miałem na myśli, miałam na myśli, nie miałam na myśli, chodziło mi o, nie chodziło mi o, chodzi mi o, nie chodzi mi o, nie to lecz, raczej',
  conjunctions:
    'i, oraz, a, ale, lub, albo, bo, ponieważ, że, jeśli, gdy, kiedy, podczas gdy, chociaż, aby, żeby, więc',
  ofWords: 'z, od, do',
  relatives: 'który, która, które, którzy, którego, której, których, gdzie, co',
  coordinators: 'i, oraz',
  possessives: 'jego, jej, ich, swój, swoja, swoją',
  conditionals: 'jeśli, jeżeli, gdyby, czy',
  reasons:
    'ponieważ, bo, gdyż, dlatego że, z powodu, ze względu na, z uwagi na, wskutek, w związku z, aby, żeby, dlatego, z przyczyn, przyczyną, powodem, dzięki',
  hypotheticals: 'mógłby, mogłaby, byłby, byłaby, może, podobno',
  negations: 'nie, nigdy, nic, nikt, żaden, żadna, żadne, nigdzie, ani, bez, oprócz, już nie',
  deictics:
    'ja, mnie, mój, moja, moje, my, nas, nam, nasz, nasza, nasze, naszego, naszej, naszych, ty, twój, twoja, twoje, wy, was, wasz, wasza, wasze, wczoraj, dzisiaj, dziś, jutro, w tym tygodniu, w zeszłym tygodniu, w przyszłym tygodniu, w tym miesiącu, w zeszłym miesiącu, w przyszłym miesiącu, w tym roku, w zeszłym roku, w ubiegłym roku, w przyszłym roku, zobacz też, zob. też, patrz niżej, patrz wyżej, czytaj więcej',
  leaningOpenings:
    'jednak, jednakże, dlatego, zatem, więc, ponadto, poza tym, zamiast tego, natomiast, mimo to, także, również, potem, następnie, to, ten, ta, te, on, ona, oni, jego, jej, ich, ale, i, na przykład, później, wreszcie, tam, tu, tutaj, obaj',
  copulas: 'jest, to, to jest, był, była, było, są, byli, były',
  honorifics: 'ks, św, król, królowa',
  courtesyTitles: 'pan, pani, dr, prof, mgr, inż',
  otherNameCues: 'znany jako, znana jako, zwany, zwana, alias',

  genericHeadings:
    'przegląd, wprowadzenie, wstęp, przedmowa, podsumowanie, streszczenie, wnioski, uwaga, uwagi, ostrzeżenie, ważne, wskazówka, wskazówki, przykład, przykłady, użycie, instalacja, opcje, parametry, opis, szczegóły, wymagania, spis treści, pytania, odpowiedzi, załącznik, krok, kroki, tabela, rysunek, definicje, wyniki, historia, nazwa, tytuł, data, numer',
  greetings: 'cześć, dzień dobry, dobry wieczór, witam, witaj, hej, siema, jak się masz',
  thanks: 'dziękuję, dziękuję bardzo, dzięki, wielkie dzięki, serdecznie dziękuję',
  acknowledgements:
    'ok, okej, w porządku, dobrze, rozumiem, zrozumiałem, zrozumiałam, to wszystko, nieważne, nie ma problemu, do widzenia, do zobaczenia, na razie, miłego dnia',
  questionsOfAssistant:
    'kim jesteś, kim pan jest, kim pani jest, czym jesteś, co potrafisz, co umiesz, co możesz zrobić, co robisz, co wiesz, o co mogę zapytać, o co mogę cię zapytać, jak możesz pomóc, jak możesz mi pomóc, jak działasz, jesteś botem, czy jesteś botem, czy jesteś robotem, czy jesteś człowiekiem, jak się nazywasz, jak masz na imię, pomóż mi, możesz mi pomóc, czy możesz mi pomóc, potrzebuję pomocy, mam pytanie',
  shorterWishes:
    'krócej, krócej proszę, jeszcze krócej, można krócej, skróć, skróć to, skróć proszę, krótko, krótko mówiąc, w skrócie, w jednym zdaniu, jednym zdaniem, w dwóch zdaniach, jednym słowem, w kilku słowach, w paru słowach, w mniejszej liczbie słów, zwięźle, zwięźlej, bardziej zwięźle, za długo, za długie, to za długie, za dużo tekstu, tylko najważniejsze, najważniejsze, tylko to co najważniejsze, tylko sedno, sedno, tylko odpowiedź, podsumuj, podsumuj to, streść, streść to, krótsza wersja, mniej tekstu',
  moreWishes:
    'więcej, jeszcze, jeszcze więcej, trochę więcej, coś więcej, powiedz więcej, powiedz mi więcej, powiedz coś więcej, opowiedz więcej, opowiedz mi więcej, proszę powiedzieć więcej, więcej o tym, więcej na ten temat, więcej szczegółów, szczegóły, szczegółowo, bardziej szczegółowo, dokładniej, w szczegółach, więcej informacji, więcej info, rozwiń, rozwiń to, dłużej, dalej, kontynuuj, mów dalej, i co dalej, co dalej, co jeszcze, coś jeszcze, czy jest coś jeszcze, jest coś jeszcze, jest więcej, to wszystko, co jeszcze wiesz, co tam jeszcze jest, wyjaśnij, wyjaśnij to, proszę wyjaśnić, wytłumacz, wytłumacz to, objaśnij, co masz na myśli, co ma pan na myśli, co ma pani na myśli, co to znaczy, co to oznacza, co przez to rozumiesz, w jakim sensie, jak to, więcej kontekstu, kontekst',
  sourceWishes:
    'jesteś pewien, jesteś pewna, czy jesteś pewien, czy jesteś pewna, jesteś tego pewien, jesteś tego pewna, czy jesteś tego pewien, na pewno, czy na pewno, pewien, to pewne, czy to pewne, serio, poważnie, naprawdę, czy to prawda, to prawda, czy to poprawne, czy to się zgadza, zgadza się to, gdzie to jest napisane, gdzie jest to napisane, gdzie tak jest napisane, gdzie to pisze, gdzie to stoi, gdzie to znalazłeś, gdzie to znalazłaś, gdzie to przeczytałeś, gdzie mogę to przeczytać, skąd to wiesz, skąd wiesz, skąd pan to wie, skąd pani to wie, skąd to masz, skąd to wziąłeś, skąd to pochodzi, skąd ta informacja, skąd te dane, kto tak mówi, kto to powiedział, według kogo, źródło, źródła, jakie źródło, jakie jest źródło, jakie są źródła, jakie źródła, podaj źródło, podaj źródła, proszę podać źródło, pokaż źródło, pokaż mi źródło, pokaż źródła, ze źródłami, odnośnik, odnośniki, który dokument, w którym dokumencie, w jakim dokumencie, na której stronie, która strona, w którym rozdziale, w którym miejscu, udowodnij, udowodnij to, dowód, dowody, cytat, pokaż cytat, pokaż gdzie, pokaż mi gdzie, pokaż fragment, nie wierzę, nie wierzę w to, wątpię, wątpię w to, sprawdź, sprawdź to, sprawdź jeszcze raz',
  remarksOnReply:
    'innymi słowami, innymi słowy, prościej, powtórz, nie rozumiem, nie zrozumiałem, nie zrozumiałam, to nieprawda, to źle, nie o to pytałem, nie o to pytałam, to nie odpowiada na moje pytanie, przetłumacz to, po polsku, po angielsku, po niemiecku, po francusku, w moim języku, jako lista, jako listę, w formie listy, w postaci listy, zrób listę, zrób z tego listę, w punktach, wypunktuj, od myślników, jako tabela, w tabeli, w formie tabeli, zrób tabelę, inaczej, powiedz inaczej, powiedz to inaczej, własnymi słowami, swoimi słowami, prostymi słowami, prostszymi słowami, uprość, uprość to, sparafrazuj, przeformułuj, jeszcze raz, powtórz to, powtórz proszę, przetłumacz, przetłumacz na angielski, przetłumacz na polski, przetłumacz to na angielski, tłumaczenie, po hiszpańsku, po włosku, po rosyjsku, po ukraińsku, w innym języku, nie rozumiem tego, nic nie rozumiem, niejasne, to nie tak, to błąd, błąd, źle, nieprawda, to nie jest prawda, niepoprawne, nie o to mi chodziło, nie pytałem o to, nie pytałam o to',
  thankedFor:
    'pomoc, wsparcie, odpowiedź, odpowiedzi, informacje, informację, wyjaśnienie, czas, szybką',
  courtesies:
    'czy możesz, czy mógłbyś, czy mogłabyś, czy może pan, czy może pani, możesz, mógłbyś, mogłabyś, proszę, sprawdzić, poszukać, wyszukać, znaleźć, zajrzeć, dowiedzieć się, powiedzieć, dać znać, wiedzieć, wiesz, pomóc, wyjaśnić, potwierdzić, odpowiedzieć, jakiś pomysł, pomysł, dzięki, dziękuję',
  leadIns:
    'mam pytanie, mam krótkie pytanie, krótkie pytanie, szybkie pytanie, chciałbym wiedzieć, chciałabym wiedzieć, chcę wiedzieć, chciałem zapytać, chciałam zapytać, chciałbym zapytać, chciałabym zapytać, zastanawiam się, nie wiem, czy wiesz, czy ktoś wie, wie ktoś, czy możesz mi powiedzieć, możesz mi powiedzieć, czy mógłbyś mi powiedzieć, czy mogłabyś mi powiedzieć, czy ktoś może mi powiedzieć, proszę powiedzieć, powiedz mi proszę, przepraszam, proszę, szukam, czy może mi pan powiedzieć, czy może mi pani powiedzieć, czy mógłby mi pan powiedzieć, czy mogłaby mi pani powiedzieć, czy możesz mi wyjaśnić, czy mógłbyś mi wyjaśnić, czy mogłabyś mi wyjaśnić, czy może mi pan wyjaśnić, czy może mi pani wyjaśnić, proszę mi powiedzieć, proszę mi wyjaśnić',
  wishes:
    'chcę, chciałbym, chciałabym, muszę, potrzebuję, próbuję, staram się, nie mogę, nie potrafię, chcemy, musimy, potrzebujemy, pomóż mi',

  abbreviations:
    'dr, prof, mgr, inż, ks, św, ul, al, np, itp, itd, tzn, tzw, ok, ur, zm, im, pl, godz, tys, mln, mld, m.in, por, red, tel, p, pp, os, gosp, woj, pow, gm, maks, spółdz, sp, z.o.o, tj, m.st, bp, abp, płk, gen, kpt, doc, adw, lek, wyd, zob, wł, pt, pn, wt, śr, czw, sob, ndz, ob, ww, jw, ds, zał',
  abbreviationsOfNumbers:
    'nr, s, str, art, rozdz, t, rys, w, r, ust, pkt, poz, lok, kl, lit, wew, tab, pok, kom',
  monthForms:
    'styczniu, lutym, marcu, kwietniu, maju, czerwcu, lipcu, sierpniu, wrześniu, październiku, listopadzie, grudniu',
  numerals:
    'dwa, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć, jedenaście, dwanaście',
  wordFamilies:
    'kupić / kupować / zakup / kupno, oddać / zwrot / zwrócić, otworzyć / otwierać / otwarcie, płacić / zapłacić / opłata / płatność, pomóc / pomagać, przyjść / przychodzić, rodzić / urodzić / narodziny, śmierć / umrzeć / zmarł / umierać, wybrać / wybierać / wybór, wyjść / wychodzić, wejść / wchodzić, wysłać / wysyłać, zamknąć / zamykać, zgubić / gubić / utrata / zguba, tydzień / tygodnie, dzień / dni, długi / długość / dłuższy, ciężki / ciężar / waga / ważyć, zabronić / zakaz',

  aspects: 'historia, znaczenie, krytyka, obecny stan',
  overviews:
    'podsumuj, streść, streszczenie, podsumowanie, zrób podsumowanie, o czym jest, co zawiera, co mówi, o czym są, o czym mówią, co zawierają, przegląd, daj przegląd, zrób przegląd, podsumowanie wszystkich',
  themes:
    'jakie są główne tematy, jakie są najważniejsze tematy, jakie są tematy, jakie tematy poruszają, jakie tematy występują, jakie tematy pojawiają się, jakie są główne wątki, główne tematy, najważniejsze tematy, co łączy, co mają wspólnego, co … mają wspólnego, porównaj wszystkie, porównaj dokumenty, porównaj te dokumenty',
  library: {
    documents: 'dokumentów, dokumenty, plików, pliki, tekstów, teksty, źródeł, źródła',
    questions:
      'ile jest …, ile … jest, ile jest tu …, ile … masz, ile … mam, ile … dodałem, ile … dodałam, ile … znasz, jakie … są, jakie są …, jakie masz …, jakie … masz, jakie mam …, jakie … mam, jakie … znasz, jakie … są dostępne, jakie są dostępne …, które … masz, które … możesz przeszukać, pokaż …, pokaż moje …, pokaż wszystkie …, pokaż mi …, pokaż mi moje …, wymień …, wymień moje …, wymień wszystkie …, wypisz …, wypisz moje …, wypisz wszystkie …, lista …, liczba …, co jest w bibliotece',
    topics:
      'o co mogę zapytać, o co mogę cię zapytać, o co mogę pytać, o co mogę cię pytać, jakie pytania mogę zadać, na jakie pytania możesz odpowiedzieć, co wiesz, o czym możesz mówić, w czym możesz mi pomóc, w czym możesz pomóc',
  },
  facts: {
    author: {
      questions:
        'kto napisał …, kto jest autorem …, kto jest autorką …, kto sporządził …, kto opracował …, kto opublikował …, kim jest autor …, kim są autorzy …, kto jest autorem',
      names:
        'autor, autorka, autorzy, napisał, napisała, napisane przez, opracował, opracowała, opracowanie, sporządził, sporządziła, redakcja',
    },
    published: {
      questions:
        'kiedy opublikowano …, kiedy napisano …, kiedy została opublikowana …, kiedy został opublikowany …, kiedy zostało opublikowane …, jaka jest data …',
      names:
        'data, opublikowano, data publikacji, wydano, utworzono, data utworzenia, data wydania',
    },
    updated: {
      questions:
        'kiedy zaktualizowano …, kiedy ostatnio zaktualizowano …, kiedy została zaktualizowana …, kiedy został zaktualizowany …, kiedy ostatnio zmieniono …, kiedy była ostatnia aktualizacja …, jaka jest data ostatniej aktualizacji …',
      names:
        'zaktualizowano, ostatnia aktualizacja, data aktualizacji, zmieniono, ostatnia zmiana, zmodyfikowano, ostatnia modyfikacja, stan na',
    },
  },
  documentWords:
    'dokument, dokumentu, dokumenty, tekst, tekstu, plik, pliku, strona, strony, artykuł, artykułu, raport, raportu, PDF, treść, rozdział, część',
  collectionWords:
    'dokumenty, dokumentów, dokumentach, pliki, plików, plikach, teksty, tekstów, tekstach, artykuły, artykułów, strony, stron, źródła, źródeł, zbiór, zbiorze, biblioteka, bibliotece, graf, grafie, wszystko, wszystkie, wszystkich, te, tych',
  rangeWords: 'do',
  requests:
    'opisz, podsumuj, wyjaśnij, przeanalizuj, porównaj, napisz raport o, pokaż mi, podaj mi, podaj, powiedz mi, wyjaśnij mi, wymień',
  comparisons: 'kontra, w porównaniu z, porównanie, różnica między, różnią się',
  orders: {
    verbs: 'zignoruj, zignorujcie, ignoruj, ignorujcie, zapomnij, zapomnijcie, pomiń',
    which:
      'poprzednie, poprzednich, wcześniejsze, wcześniejszych, powyższe, powyższych, wszystkie, wszystkich, swoje, swoich, twoje, inne, innych',
    what: 'instrukcję, instrukcje, instrukcji, instrukcjach, polecenie, polecenia, poleceniach, wskazówki, wskazówkach, zasady, zasadach, reguły, regułach, wytyczne, wytycznych, prompt, prompty',
    readers: 'AI, LLM, asystentem AI, modelem językowym, chatbotem, sztuczną inteligencją',
    openings: 'jesteś, jesteś teraz, teraz jesteś',
  },

  aggregation: polishAggregation,

  backMatter:
    'zobacz też, zobacz także, przypisy, linki zewnętrzne, bibliografia, komentarze, dodaj komentarz, powiązane artykuły, czytaj także, źródła, tematy pokrewne, tematy powiązane, powiązane tematy',
  figureWords: 'rysunek, rys, ilustracja',
  changeWords:
    'wersja, wersji, wersje, wydanie, wydania, zmiany, zmieniono, nowości, nowego, dodano, wprowadzono, usunięto, przestarzały, naprawiono, aktualizacja, zaktualizować',
  referrals: 'więcej informacji, dowiedz się więcej, zobacz też, zobacz także, więcej szczegółów',
  values: polishValues,

  replies: {
    nothing: 'W dokumentach nie ma odpowiedzi na to pytanie.',
    nearest: 'Żaden fragment nie mówi tego wprost; najbliższy jest:',
    otherLanguage:
      'Dokumenty są w innym języku; najbliższe pod względem nazw i liczb fragmenty to:',
    notFound: 'Nie znaleziono niczego na temat:',
    greeting: 'Dzień dobry! Proszę zapytać o coś z dokumentów.',
    thanks: 'Nie ma za co.',
    acknowledgement: 'Dobrze. Proszę pytać, gdy będzie potrzeba czegoś więcej.',
    ofAssistant:
      'Szukam odpowiedzi na pytanie w źródłach i pokazuję dokładne cytaty, na których się opiera. Czego dotyczy pytanie?',
    remark: 'Cytuję dokumenty takimi, jakie są; nie przeredagowuję ich ani nie tłumaczę.',
    said: 'W dokumentach jest to powiedziane tak:',
    noMore: 'Nie znalazłem na ten temat nic więcej.',
    page: 'strona …',
    whichDocument: 'Który dokument? Proszę podać słowa z jego tytułu albo najpierw go wybrać.',
    themesOf: 'Główne tematy w zbiorze dokumentów (…):',
    longestOf: 'Najdłuższe dokumenty (… z …):',
    allOf: 'Liczba dokumentów: …',
    emptyHanded: 'Proszę zapytać o coś, co mogłoby znajdować się w dokumentach.',
  },
  report: {
    contents: 'Spis treści',
    findings: 'Najważniejsze ustalenia',
    details: 'Szczegóły',
    disagreements: 'W czym źródła się różnią',
    notFound: 'Czego nie znaleziono',
    onNoPage: 'na żadnej przeczytanej stronie',
    inNoQuote: 'w żadnym cytowanym zdaniu',
    sources: 'Źródła',
    retrieved: 'odczytano',
    abstractOnly: 'tylko streszczenie',
    copies: 'ten sam tekst',
    nothing: 'Żadna odczytana strona nie mówi nic na ten temat.',
    noPage: 'Wyszukiwanie nie znalazło żadnej strony.',
    unreadable: 'Wyszukiwanie znalazło strony, ale żadnej z nich nie udało się odczytać.',
    searched: 'Czego szukano',
    partial: 'Wyszukiwanie zakończono przed czasem.',
  },
}
