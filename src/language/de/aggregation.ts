import type { AggregationData } from '../aggregation-words.ts'

export const germanAggregation: AggregationData = {
  count: 'wie viele, wie viele verschiedene, wieviele, anzahl, die anzahl, zahl der',
  sum: 'insgesamt, gesamt, summe, die summe, summe der, zusammen, im ganzen, in summe',
  mean: 'durchschnitt, durchschnittlich, durchschnittliche, durchschnittlicher, durchschnittliches, durchschnittlichen, im durchschnitt, im mittel, im schnitt, mittelwert, mittlere, mittlerer',
  each: 'pro, je, für jede, für jeden, für jedes, nach',
  above:
    'mehr als, über, größer als, höher als, länger als, tiefer als, breiter als, schwerer als, schneller als, wärmer als, teurer als, nach, später als',
  atLeast: 'mindestens, ab, seit',
  below:
    'weniger als, unter, kleiner als, niedriger als, kürzer als, flacher als, schmaler als, leichter als, langsamer als, kälter als, billiger als, günstiger als, vor, früher als',
  atMost: 'höchstens, maximal, bis, bis zu',
  except:
    'nicht, kein, keine, keinen, keinem, keiner, ohne, außer, außerhalb, außerhalb von, ausgenommen',
  all: 'alle, allen, aller, jede, jeder, jedes, sämtliche, liste, auflisten',
  differences:
    'Unterschied, Unterschiede, unterscheidet, unterscheiden, vergleich, vergleiche, verglichen, vs',
  free: 'kostenlos, gratis, umsonst, frei, kostenfrei, gebührenfrei',
  opens: 'öffnen, öffnet, geöffnet, offen, auf',
  closed: 'geschlossen, zu, Ruhetag',
  or: 'oder',
  and: 'und',
  superlatives: [
    {
      most: 'die meisten, das meiste, den meisten, am meisten, am häufigsten, häufigste, höchste, höchster, höchstes, höchsten, am höchsten, größte, größter, größtes, größten, am größten, maximal, maximale',
      least:
        'die wenigsten, das wenigste, am wenigsten, niedrigste, niedrigster, niedrigstes, niedrigsten, am niedrigsten, geringste, geringsten, kleinste, kleinster, kleinstes, kleinsten, am kleinsten, minimale',
    },
    {
      most: 'teuerste, teuerster, teuerstes, teuersten, am teuersten',
      least:
        'billigste, billigster, billigstes, billigsten, am billigsten, günstigste, günstigster, günstigstes, günstigsten, am günstigsten, preiswerteste',
      columns: 'preis, kosten, kostet, gebühr, miete, beitrag, betrag, tarif',
    },
    {
      most: 'neueste, neuester, neuestes, neuesten, am neuesten, späteste, spätesten',
      least: 'früheste, frühester, frühesten, am frühesten',
      columns:
        'datum, jahr, tag, seit, gegründet, gebaut, baujahr, eröffnet, geboren, geburtstag, geburtsdatum, beginn, beginnt, start, eintritt, erschienen, fällig, frist',
    },
    {
      most: 'älteste, ältester, ältesten',
      least: 'jüngste, jüngster, jüngsten',
      columns: 'alter',
    },
    {
      most: 'längste, längster, längstes, längsten, am längsten',
      least: 'kürzeste, kürzester, kürzestes, kürzesten, am kürzesten',
      columns: 'länge, dauer, strecke, entfernung, zeit',
    },
    {
      most: 'höchste, höchster, höchstes, höchsten, am höchsten',
      least: 'niedrigste, niedrigster, niedrigsten',
      columns: 'höhe',
    },
    {
      most: 'schwerste, schwerster, schwerstes, schwersten, am schwersten',
      least: 'leichteste, leichtester, leichtesten, am leichtesten',
      columns: 'gewicht, masse',
    },
    {
      most: 'schnellste, schnellster, schnellstes, schnellsten, am schnellsten',
      least: 'langsamste, langsamster, langsamsten, am langsamsten',
      columns: 'geschwindigkeit, tempo',
    },
    {
      most: 'breiteste, breitester, breitesten',
      least: 'schmalste, schmalster, schmalsten',
      columns: 'breite',
    },
    {
      most: 'tiefste, tiefster, tiefsten',
      least: 'flachste, flachster, flachsten',
      columns: 'tiefe',
    },
    {
      most: 'wärmste, wärmster, wärmsten, heißeste',
      least: 'kälteste, kältester, kältesten',
      columns: 'temperatur',
    },
    {
      most: 'größte, größter, größtes, größten, am größten',
      least: 'kleinste, kleinster, kleinstes, kleinsten, am kleinsten',
      columns: 'größe, fläche, einwohner, volumen, speicher',
    },
  ],
  within: 'in, im, im jahr, während',
  qualifiers:
    'andere, anderen, anderer, anderes, nur, beide, beiden, mehr, weniger, unterschied, im jahr vor, im jahr nach, bis einschließlich, letzte, letzten, letztes, letzter, erste, ersten, erstes, erster, nächste, nächsten',
  ranks: 'rang, priorität, position, platz, note, stufe',
  labels: 'name, namen, vorname, nachname, titel, bezeichnung, nummer, nr, id, kennung, kürzel',
  prices:
    'wie viel, wieviel, wie viel kostet, wie viel kosten, wieviel kostet, wieviel kosten, was kostet, was kosten, wie teuer, kostet, kosten, Preis, Preise, Gebühr, Gebühren',
  presence: {
    none: 'ausverkauft, vergriffen, nicht vorrätig, nicht auf lager, nicht lieferbar, nicht verfügbar',
    some: 'vorrätig, auf lager, lieferbar, verfügbar',
    columns: 'bestand, lagerbestand, lager, vorrat, menge, stückzahl, verfügbar, vorrätig',
  },
  progress: {
    done: 'erledigt, fertig, abgeschlossen, abgeschlossene, abgeschlossenen, erledigte, erledigten, beendet, geschlossen, behoben, gelöst, getan',
    open: 'offen, offene, offenen, unerledigt, unerledigte, unerledigten, ausstehend, ausstehende, ausstehenden, zu erledigen, zu tun, todo',
    notBegun:
      'nicht begonnen, noch nicht begonnen, nicht angefangen, noch nicht angefangen, nicht gestartet, noch nicht gestartet',
    underWay:
      'in arbeit, in bearbeitung, läuft, laufend, begonnen, angefangen, nicht begonnen, nicht angefangen, nicht erledigt, nicht fertig, noch offen, geplant, wartet, wartend, pausiert, blockiert, zurückgestellt, verschoben, überfällig, in prüfung, neu',
    still: 'noch, schon, bereits, bisher, bislang, inzwischen',
    tasks:
      'aufgabe, aufgaben, punkt, punkte, maßnahme, maßnahmen, todos, vorgang, vorgänge, ticket, tickets, schritt, schritte',
  },
  affirmed: 'ja, vorhanden',
  denied: 'nein, keine, keiner, keines',
  rowWords:
    'einträge, eintrag, zeilen, arbeiten, arbeitet, wohnen, wohnt, stehen, steht, liegen, liegt, befinden, befindet, gehören, gehört, sitzen, verdienen, verdient, kosten, kostet, haben, hat, gibt, enthalten, enthält, bieten, bietet, alle, verschiedene, zeige, nenne, finden, findet, statt, stattfinden, liefern, liefert, Produkt, Produkte, Artikel, Version, Versionen, Modell, Modelle, Angebot, Angebote, sind',
  persons:
    'Mitarbeiter, Mitarbeitende, Mitarbeiterinnen, Mitarbeiters, Beschäftigte, Person, Personen, Leute, Personal, Angestellte, Kollegen, Menschen',
  superiors: 'Vorgesetzte, Vorgesetzter, Vorgesetzten, Chef, Chefin, Führungskraft, Leitung',
  reportsTo:
    'berichtet an, berichten an, untersteht, unterstehen, arbeitet unter, arbeiten unter, geführt von',
  rows: '… Zeilen',
  rowsOf: '… von … Zeilen',
  total: 'Summe',
  average: 'Durchschnitt',
  highest: 'höchster Wert',
  lowest: 'niedrigster Wert',
  latest: 'spätestes',
  earliest: 'frühestes',
}
