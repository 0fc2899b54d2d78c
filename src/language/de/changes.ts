import type { ChangeData } from '../change-words.ts'

export const germanChanges: ChangeData = {
  asks: {
    differ:
      'was hat sich … geändert, was hat sich … verändert, was hat sich geändert, was hat sich verändert, was änderte sich, was ändert sich, was wurde … geändert, was wurde geändert, was ist anders, was ist … anders, was ist der Unterschied, was sind die Unterschiede, was sind die Änderungen, was unterscheidet, welche Änderungen, welche Unterschiede, welcher Unterschied, wie unterscheiden sich, wie unterscheidet sich, worin unterscheiden sich, worin unterscheidet sich, wo unterscheiden sich, wo weichen … ab, worin weichen … ab, wo widersprechen sich, widersprechen sich, wie hat sich … geändert, wie hat sich … verändert, wie haben sich … geändert, wie haben sich … verändert, wie haben sich … entwickelt, vergleiche, vergleich, vergleichen Sie, bitte vergleiche, bitte vergleichen Sie, unterschiede zwischen, unterschied zwischen, änderungen, gibt es einen Unterschied, gibt es Unterschiede, gibt es … Unterschiede, gibt es … einen Unterschied, gibt es Änderungen, gibt es … Änderungen, gibt es Widersprüche, unterscheiden sich, unterscheidet sich, was ändert',
    news: 'was ist neu, was gibt es Neues, gibt es etwas Neues, was ist neues, was ist … neu',
    added:
      'welche … sind neu, welche … ist neu, welcher … ist neu, welches … ist neu, welche … kamen hinzu, welche … wurden hinzugefügt, welche … sind dazugekommen, was kam hinzu, was wurde hinzugefügt, was ist … dazugekommen, was ist hinzugekommen, was ist … hinzugekommen',
    removed:
      'welche … wurden gestrichen, welche … sind weggefallen, welche … ist weggefallen, welche … fallen weg, welche … wurden entfernt, welche … gibt es nicht mehr, was ist … weggefallen, was ist weggefallen, was fällt weg, was fiel weg, was wurde … gestrichen, was wurde gestrichen, was wurde … entfernt, was wurde entfernt, was fehlt, was gibt es nicht mehr, was gibt es … nicht mehr',
  },
  whether: [
    {
      openings:
        'hat sich, haben sich, hat, haben, ist, sind, wurde, wurden, war, waren, gab es, kostet, wird, werden',
      verbs:
        'geändert, verändert, teurer, billiger, günstiger, gestiegen, gesunken, gefallen, erhöht, gesenkt, verlängert, verkürzt, angehoben, angepasst, anders, Änderungen, mehr als früher, mehr als vorher',
    },
  ],
  sources:
    'geändert, verändert, Dokument, Dokumente, Dokumenten, Text, Texte, Datei, Dateien, Version, Versionen, Fassung, Fassungen, Ausgabe, Ausgaben, beide, beiden, beider, zwei, alt, alte, alten, neu, neue, neuen, neuer, neueste, neuesten, letzte, letzten, vorige, vorigen, Jahr, jetzt, seit, gegenüber, Vergleich, zwischen, etwas, irgendetwas, alles, geworden, worden, Regel, Regeln, Klausel, Klauseln, Abschnitt, Abschnitte, Betrag, Höhe, Anzahl, Dauer, Länge, Grenze, Termin, Datum, Zeitpunkt, Artikel, Punkt, Punkte, Wert, Werte, Preis, Preise, Preisen, Preises, Kosten, Angebot, Angebote, Angeboten, Inhalt, voneinander, bitte, Unterschied, Unterschiede, Änderung, Änderungen, bezüglich, hinsichtlich',
  versions: 'Version, Fassung, Ausgabe, Auflage, Revision, Rev, Stand, Entwurf, Nr, Nummer',
  latest: 'neueste, neuesten, letzte, letzten, aktuelle, aktuellen, jüngste, jüngsten',
  since: 'gegenüber, im Vergleich zu, im Vergleich zum, im Vergleich zur, verglichen mit, als',
  drafts: 'Entwurf, vorläufig, vorläufige',
  amendments: 'Nachtrag, Zusatzvereinbarung, Änderungsvereinbarung, Ergänzung, Zusatz',
  duties: 'muss, müssen, soll, sollen, ist, sind, hat, haben',
  standing: {
    replaces:
      'ersetzt, ersetzen, löst ab, tritt an die Stelle, nicht mehr gültig, gilt nicht mehr, gelten nicht mehr, verliert ihre Gültigkeit, statt bisher, anstelle, ab sofort, künftig',
    older: 'Älter',
    later: 'Später',
    draft: 'Entwurf',
    otherwise: 'Anders',
  },
  replies: {
    same: 'Kein Unterschied:',
    sameSections: '… von … Abschnitten sagt dasselbe. / … von … Abschnitten sagen dasselbe.',
    onlyIn: 'Nur in …:',
    noSecond: 'Unter den Dokumenten ist keine zweite Fassung, nur …',
    noSuch: 'Unter den Dokumenten ist keine solche Fassung, aber …',
  },
}
