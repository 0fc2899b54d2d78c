import type { Catalogue } from '../en.ts'

export const sites: Catalogue['sites'] = {
  add: 'Ganze Website hinzufügen',
  addMeans: 'Von einer ganzen Website werden die Seiten unter dieser Adresse gelesen.',
  sites: 'Websites',
  states: {
    queued: 'Wartet',
    running: 'Wird gelesen',
    done: 'Gelesen',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
  },
  added: (count) => `${count} hinzugefügt`,
  updated: (count) => `${count} aktualisiert`,
  unchanged: (count) => `${count} unverändert`,
  skipped: (count) => `${count} übergangen`,
  gone: (count) => `${count} verschwunden`,
  failed: (count) => `${count} fehlgeschlagen`,
  waiting: (count) => `${count} stehen aus`,
  notRead: (count) => `${count} nicht gelesen`,
  update: 'Aktualisieren',
  removeGone: 'Verschwundene löschen',
  sparesGone:
    'Es sind mehr Seiten verschwunden als übrig. Ihre Dokumente bleiben: Vielleicht wird an der Website gearbeitet.',
  forget: 'Aus der Liste nehmen',
  which: 'Welche Seiten fehlgeschlagen oder verschwunden sind',
  isGone: 'Es gibt sie nicht mehr.',
}
