import type { Catalogue } from '../en.ts'

export const nav: Catalogue['nav'] = {
  more: 'Mehr',
  skip: 'Zum Inhalt',
  views: 'Ansichten',
  chat: 'Chat',
  documents: 'Dokumente',
  graphs: 'Graphen',
  research: 'Recherche',
  usage: 'Verbrauch',
  keys: 'API-Schlüssel',
  notFound: 'Hier ist nichts',
  notFoundMeans: 'Unter dieser Adresse gibt es keine Ansicht. Weiter zu',
}
