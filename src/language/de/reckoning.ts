import type { ReckoningData } from '../reckoning-words.ts'

export const germanReckoning: ReckoningData = {
  per: 'pro, je, für jede, für jeden, für jedes, für, das, die, der, den, im, in der, am, pro angefangene, je angefangene',
  each: 'pro, je, für jede, für jeden, für jedes, pro angefangene, je angefangene',
  anyone: 'Person, Kopf, Teilnehmer, Gast',
  pieces: 'Stück, Exemplar, Einheit',
  recurring: {
    day: 'täglich, tägliche',
    week: 'wöchentlich, wöchentliche, wöchentlichen',
    month: 'monatlich, monatliche, monatlichen, Monatsmiete, Monatsbeitrag',
    year: 'jährlich, jährliche, jährlichen, Jahresbeitrag',
  },
  pays: 'zahlen, zahle, bezahlen, bezahle, erstattet, bekomme, zurück, kostet, kosten, berechnet, Anzahlung',
  before: 'vor, vor dem, vor der, vor Beginn, vorher',
  after: 'nach, nach dem, nach der, ab, seit, von, zwischen',
  conditions:
    'nach, nach den ersten, nach Ablauf von, alle, älter als, jünger als, letzten, unter, über, von mehr als',
  asksWhen:
    'wann, bis wann, ab wann, wie lange, bis zu welchem Tag, an welchem Tag, bis wie viel Uhr, um wie viel Uhr, spätestens, frühestens',
  toEndOf: {
    month:
      'zum Monatsende, zum Ende eines Monats, zum Ende des Monats, zum Ende eines Kalendermonats, auf das Ende eines Monats',
    quarter:
      'zum Quartalsende, zum Ende eines Quartals, zum Ende des Quartals, zum Ende eines Kalendervierteljahres, zum Ende eines Vierteljahres',
    year: 'zum Jahresende, zum Ende eines Jahres, zum Ende des Jahres, zum Ende eines Kalenderjahres, zum Ende des Kalenderjahres',
  },
  endOf: { month: 'Monatsende', quarter: 'Quartalsende', year: 'Jahresende' },
  events:
    'unterschreiben / unterschrieben / Unterschrift / Unterzeichnung / unterzeichnet / Vertragsschluss / Vertragsabschluss / abgeschlossen, kaufen / gekauft / Kauf / Kaufdatum / bestellt / Bestellung, anreisen / Anreise / reisen / ankommen / Ankunft / Anreisetag / gebucht für, geliefert / Lieferung / erhalten / Erhalt / Zugang / bekommen, beginnen / beginnt / begann / begonnen / Beginn / Vertragsbeginn / Start / angefangen / Anfang, enden / endet / geendet / Ende / Ablauf, geöffnet / Öffnen / Anbruch, abreisen / Abreise / Auszug, ausgeliehen / Ausleihe / geliehen / entliehen / zurückgeben / zurückbringen / zurück',
  inUnit: 'in',
  serves: 'für, ergibt, reicht für',
}
