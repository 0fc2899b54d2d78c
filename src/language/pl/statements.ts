import type { StatementData } from '../statement-words.ts'

export const polishStatements: StatementData = {
  openings:
    'jakie są …, jaka jest …, jaki jest …, jakie były …, jakie … podjęto, jakie …, jaka …, czy są …, czy były …, podaj …, wymień …, pokaż …, lista …, wszystkie …, kto ma jakie …, które …',
  actors:
    'ja, my, pan, pani, państwo, on, ona, oni, wszyscy, każdy, zarząd, zespół, firma, najemca, wynajmujący, klient, dostawca, skarbnik, rodzice, ktoś',
  deadlines: 'do, przed, najpóźniej, nie później niż, w ciągu, do końca',
  sources:
    'zebranie, zebrania, zebraniu, spotkanie, spotkaniu, spotkania, protokół, protokole, mail, mailu, wiadomość, list, liście, raport, raporcie, czat, rozmowa, umowa, umowie, dokument, notatka, tekst, podjęto, podano, wymieniono',
  kinds: {
    decision: {
      names: 'decyzje, decyzja, postanowienia, ustalenia, uchwały, decyzji',
      asks: 'co postanowiono, co zdecydowano, co ustalono, co uchwalono, co zostało postanowione, co zostało ustalone, co postanowił …, co postanowiła …, co zdecydował …, co zdecydowała …, co zdecydowali …, o czym zdecydowano, co uzgodniono',
      says: 'postanowiono, postanowił, postanowiła, postanowili, postanowiliśmy, zdecydowano, zdecydował, zdecydowała, zdecydowali, zdecydowaliśmy, ustalono, ustaliliśmy, uzgodniono, uchwalono, zatwierdzono, przyjęto, wybrano',
    },
    rejected: {
      names: 'odmowy, odmowa, odrzucone, odrzucono',
      asks: 'co odrzucono, co zostało odrzucone, co odrzucił …, co odrzuciła …, jaki wniosek odrzucono, czego odmówiono, czego odmówił …',
      says: 'odrzucono, odrzucił, odrzuciła, odrzucili, został odrzucony, została odrzucona, odmówiono, odmówił, odmówiła, nie możemy przyjąć, nie zgodzono się',
    },
    open: {
      names:
        'otwarte pytania, pytania otwarte, otwarte kwestie, sprawy otwarte, nierozstrzygnięte sprawy, pytania',
      asks: 'co jest otwarte, co pozostaje otwarte, czego nie postanowiono, czego nie zdecydowano, czego jeszcze nie zdecydowano, co odłożono, co przełożono, co jest niejasne, co nie jest jasne',
      says: 'nie podjęto, nie podjęto jeszcze decyzji, nie zdecydowano, nie ustalono, brak decyzji, odłożono, przełożono, odroczono, pozostaje otwarta, pozostaje otwarte, nie jest jasne, niejasne, do ustalenia, do wyjaśnienia, nie wiadomo',
    },
    task: {
      names: 'zadania, zadanie, działania, następne kroki, do zrobienia, TODO',
      asks: 'kto ma co zrobić, kto co robi, kto co ma zrobić, co musi zrobić …, co ma zrobić …, co … musi zrobić, co … ma zrobić, co zrobi …, co powinien zrobić …, co powinna zrobić …, co muszą zrobić …, co trzeba zrobić, co należy zrobić, za co odpowiada …',
      says: 'jest odpowiedzialny za, jest odpowiedzialna za, odpowiada za, zajmie się, zajmuje się, podjął się, podjęła się',
      does: 'ma, mają, będzie, powinien, powinna, powinni, -zamówi, -śle, -uje, -awi, -sze, -ówi',
    },
    request: {
      names: 'prośby, prośba, wnioski',
      asks: 'o co prosi …, o co poprosił …, o co poprosiła …, czego chce …, o co wnosi …',
      says: 'proszę, prosimy, prosi o, poprosił, poprosiła, czy mógłby, czy mogłaby, czy możesz, czy może pan, czy może pani, uprzejmie',
    },
    requirement: {
      names: 'wymagania, wymaganie, wymogi, obowiązki, obowiązek, warunki',
      asks: 'co jest wymagane, co jest obowiązkowe, czego wymaga …, do czego zobowiązany jest …',
      says: 'musi, muszą, musisz, musimy, należy, jest zobowiązany, jest zobowiązana, są zobowiązani, wymagane, obowiązkowe, trzeba, konieczne',
      does: 'musi, muszą, musisz, musimy',
    },
    prohibition: {
      names: 'zakazy, zakaz, zabronione, zakazane',
      asks: 'co jest zabronione, co jest zakazane, czego nie wolno, czego zabrania …, co jest niedozwolone, czego nie może …',
      says: 'nie wolno, zabrania się, zabronione, zakazane, zakaz, niedozwolone, nie może, nie mogą',
    },
    deadline: {
      names: 'terminy, termin, daty',
      asks: 'co ma termin',
      says: 'termin, następne zebranie, najpóźniej, upływa',
    },
    proposal: {
      names: 'propozycje, propozycja, zalecenia, zalecenie, sugestie, rekomendacje, rady',
      asks: 'co proponuje …, co proponują …, co zaproponował …, co zaproponowała …, co zaleca …, co poleca …, co sugeruje …, co radzi …, co zaproponowano',
      says: 'proponuje, proponują, proponuję, proponujemy, zaproponował, zaproponowała, zaleca, zalecamy, zalecam, poleca, polecam, sugeruje, sugeruję, radzi, radzę, rekomenduje, lepiej byłoby',
    },
    option: {
      names: 'opcje, opcja, możliwości, alternatywy, warianty, oferty',
      asks: 'co może wybrać …, co oferuje …',
      says: 'dwie możliwości, trzy możliwości, dwie opcje, trzy opcje, opcja, wariant, do wyboru, można wybrać, alternatywnie',
    },
    promise: {
      names: 'obietnice, obietnica, zobowiązania',
      asks: 'co obiecuje …, co obiecał …, co obiecała …, co gwarantuje …, do czego zobowiązał się …',
      says: 'obiecuje, obiecał, obiecała, obiecujemy, gwarantuje, gwarantujemy, zobowiązuje się, zobowiązał się, zobowiązała się, zapewniamy',
    },
    risk: {
      names:
        'ryzyka, ryzyko, zagrożenia, ostrzeżenia, problemy, problem, obawy, zastrzeżenia, skargi',
      asks: 'przed czym ostrzega …, przed czym ostrzegł …, czego obawia się …, co martwi …, na co skarży się …, jakie problemy',
      says: 'ostrzega, ostrzegł, ostrzegła, ryzyko, zagrożenie, niebezpieczne, niebezpieczeństwo, obawia się, obawiamy się, martwi, problem, problemy, skarży się, skarżyli się',
    },
    finding: {
      names: 'wyniki, wynik, ustalenia kontroli, wnioski końcowe, konkluzje',
      asks: 'co stwierdzono, co stwierdził …, co stwierdziła …, co wykazała …, co wykryto, co się okazało',
      says: 'stwierdzono, stwierdził, stwierdziła, wykazała, wykazał, okazało się, wynika, wykryto',
    },
  },
}
