import type { Catalogue } from '../en.ts'

export const common: Catalogue['common'] = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  cancel: 'Abbrechen',
  close: 'Schließen',
  remove: 'Entfernen',
  more: 'Mehr',
  showMore: 'Mehr zeigen',
  undo: 'Rückgängig',
  select: 'Auswählen',
  selectAll: 'Alle gezeigten auswählen',
  clearSelection: 'Auswahl aufheben',
  deleting: (title: string) => `„${title}“ wird gelöscht.`,
  deletingMeans: 'In einigen Sekunden; sofort, wenn Sie diesen Tab schließen.',
  undoKeys: (isApple: boolean) => `${isApple ? '⌘Z' : 'Strg+Z'} holt es zurück.`,
  writtenBy: (model: string) =>
    `Verfasst von ${model}; jeder Satz ist mit seinen Zitaten verglichen.`,
  refusedSentences: (count: number) =>
    count === 1 ? '1 Satz wurde weggelassen.' : `${count} Sätze wurden weggelassen.`,
  onlyQuoted: 'Nur Zitate.',
  typeName: (name: string) => `Zum Fortfahren „${name}“ eingeben`,
}
