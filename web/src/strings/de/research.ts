import type { Catalogue } from '../en.ts'

export const research: Catalogue['research'] = {
  title: 'Recherche',
  lead: 'Arbeitet ein Thema im Web allein durch und hinterlässt einen Bericht, dessen Sätze alle ihre Quelle haben.',
  none: 'Noch keine Recherche',
  noneMeans:
    'Nennen Sie oben ein Thema. Die Arbeit geht ohne diese Seite weiter, auch nach einem Neustart.',
  topic: 'Thema',
  topicHint: 'Eine Frage, oder wenige Worte, worum es im Bericht gehen soll.',
  status: 'Stand',
  states: {
    queued: 'Wartet',
    running: 'Läuft',
    done: 'Fertig',
    failed: 'Gescheitert',
    cancelled: 'Abgebrochen',
  },
  model: 'Tiefe',
  models: { ponder: 'Ponder: mehrere Runden', snap: 'Snap: eine Runde' },
  begun: 'Begonnen',
  sourcesMax: 'Quellen höchstens',
  begin: 'Beginnen',
  price: (least: string, most: string) =>
    least === most
      ? `${least} Token`
      : `${least} bis ${most} Token; so lange wird das meiste vorgemerkt`,
  progress: 'Fortschritt',
  soFar: (searches: number, pages: number) => `${searches} Suchen, ${pages} Seiten`,
  planned: (facets: string) => `Untersucht: ${facets}`,
  searched: (query: string, results: number) => `Suche „${query}“: ${results} Treffer`,
  reading: (title: string) => `Liest ${title}`,
  unreadable: (url: string, why: string) => `${url} war nicht lesbar: ${why}`,
  gaps: (gaps: string) => `Sucht noch: ${gaps}`,
  writing: (sources: number) => `Schreibt den Bericht aus ${sources} Quellen`,
  finish: 'Jetzt abschließen',
  cancel: 'Abbrechen',
  cancelledMeans: 'Das wurde abgebrochen und hat nichts gekostet.',
  failedMeans: 'Das ist gescheitert und hat nichts gekostet.',
  partial: 'Es sollte früher enden; der Bericht hat, was bis dahin gelesen war.',
  ask: 'Zu diesem Bericht fragen',
  graph: 'Sein Graph',
  download: 'Herunterladen',
  coverage: 'Wie es gefunden wurde',
  cost: (tokens: string) => `Es hat ${tokens} Token gekostet.`,
  quotes: (quotes: number, sentences: number) =>
    `${quotes} von ${sentences} Sätzen sind genaue Zitate.`,
  asked: (count: number) => `${count} Suchen`,
  gave: (engine: string, count: number) => `${engine}: ${count} Treffer.`,
  dropped: (count: number) => `${count} Seiten gefunden und nicht verwendet`,
  inPage: 'In der Seite, wie sie gelesen wurde',
}
