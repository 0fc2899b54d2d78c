import type { ChronologyData } from '../chronology-words.ts'

export const germanChronology: ChronologyData = {
  asks: 'was ist … geplant, was ist … los, was war … los, was ist … passiert, was ist … geschehen, was steht … an, was stand … an, was findet … statt, was fand … statt, was hat sich … ereignet, was ist … vorgesehen, was gibt es … Neues, was geschah, was geschieht, was ist geschehen, was passierte, was passiert, was ist passiert, was war los, was ist los, was ereignete sich, was hat sich ereignet, was fand statt, was findet statt, was trug sich zu, was kam nach, was kommt nach, was kam vor, was kommt, was folgte, was folgt auf, was ist geplant, was war geplant, was steht an, was stand an, was läuft, welche Ereignisse, welche Termine, welche Veranstaltungen, was gibt es Neues, wie ging es weiter',
  asksWithTime:
    'was haben wir gemacht, was haben sie gemacht, was machten wir, was machen wir, was tun wir, was wurde getan, was wurde besprochen, was wurde veröffentlicht, was hat sich geändert, was änderte sich, was war neu, was kam hinzu, was wurde gebaut, was ist fällig, was machte, was machten, was hat … gemacht, was haben … gemacht, was haben … besprochen, was wurde … besprochen, was wurde … beschlossen, was ist … fällig',
  asksForWhich: 'was, welche, liste, zeige',
  timelines:
    'Zeitleiste der, Zeitleiste, Zeitstrahl, Chronologie, zeitlicher Ablauf, zeitlichen Ablauf, chronologisch, Jahr für Jahr, nach Jahren, nach Datum, Tag für Tag, in zeitlicher Reihenfolge',
  distances:
    'wie lange nach, wie viele Jahre nach, wie viele Monate nach, wie viele Wochen nach, wie viele Tage nach, wie lange vor, wie viele Jahre vor, wie viel später als, wie viel Zeit verging zwischen, wie viele Jahre lagen zwischen',
  things:
    'fällig, besprochen, gemacht, getan, beschlossen, Ereignis, Ereignisse, Termin, Termine, Terminen, Veranstaltung, Veranstaltungen, Ding, Dinge, Eintrag, Einträge, Schritt, Schritte, Tag, etwas, alles, Geschichte, als Erstes, als Nächstes, als Letztes, geplant, los, passiert, geschehen, statt, an',
  relations: {
    before: 'vor, bevor, vor dem, vor der',
    after: 'nach, nachdem, im Anschluss an, infolge',
    since: 'seit, ab',
    until: 'bis, bis zu, bis zum',
    around: 'um, etwa, ungefähr, circa, ca., gegen',
    between: 'zwischen',
  },
  orders: {
    next: 'nächste, nächster, nächstes, nächsten, kommende, kommender',
    first: 'erste, erster, erstes, ersten, als Erstes, zuerst',
    last: 'letzte, letzter, letztes, letzten, als Letztes, zuletzt',
  },
  fromToday: {
    day: 'gestern, heute, morgen',
    week: 'letzte Woche / vergangene Woche / in der letzten Woche, diese Woche / in dieser Woche, nächste Woche / kommende Woche / in der nächsten Woche',
    weekend:
      'letztes Wochenende / am letzten Wochenende, dieses Wochenende / am Wochenende / an diesem Wochenende, nächstes Wochenende / am nächsten Wochenende',
    month:
      'letzten Monat / im letzten Monat, diesen Monat / in diesem Monat, nächsten Monat / im nächsten Monat',
    year: 'letztes Jahr / im letzten Jahr, dieses Jahr / in diesem Jahr, nächstes Jahr / im nächsten Jahr',
  },
  ordinals:
    'erste / ersten / erstes / 1., zweite / zweiten / zweites / 2., dritte / dritten / drittes / 3., vierte / vierten / viertes / letzten / 4.',
  quarter: 'Quartal, Quartals, Vierteljahr',
  half: 'Halbjahr, Halbjahrs, Hälfte, Hälfte des, Jahreshälfte',
  century: 'Jahrhundert, Jahrhunderts, Jh',
  week: 'KW, Kalenderwoche, Woche',
  centuries:
    'achtzehnten Jahrhundert, neunzehnten Jahrhundert, zwanzigsten Jahrhundert, einundzwanzigsten Jahrhundert',
  seasons: 'Frühling / Frühjahr, Sommer, Herbst, Winter',
  decades:
    'zwanziger Jahren / zwanziger Jahre / Zwanzigern / Zwanzigerjahren / Zwanzigerjahre, dreißiger Jahren / dreißiger Jahre / Dreißigern / Dreißigerjahren / Dreißigerjahre, vierziger Jahren / vierziger Jahre / Vierzigern / Vierzigerjahren / Vierzigerjahre, fünfziger Jahren / fünfziger Jahre / Fünfzigern / Fünfzigerjahren / Fünfzigerjahre, sechziger Jahren / sechziger Jahre / Sechzigern / Sechzigerjahren / Sechzigerjahre, siebziger Jahren / siebziger Jahre / Siebzigern / Siebzigerjahren / Siebzigerjahre, achtziger Jahren / achtziger Jahre / Achtzigern / Achtzigerjahren / Achtzigerjahre, neunziger Jahren / neunziger Jahre / Neunzigern / Neunzigerjahren / Neunzigerjahre',
  decadeMarks: { behind: 'er Jahren, er Jahre, er-Jahren, er-Jahre, er, ern' },
  parts:
    'Anfang / Anfang der / frühen / zu Beginn der, Mitte / Mitte der, Ende / Ende der / späten',
  later: 'später, danach, darauf',
  title: 'Chronologie',
  nothingThen: 'Für diese Zeit steht nichts in den Dokumenten. Am nächsten davor und danach:',
}
