import type { Catalogue } from '../en.ts'

export const apps: Catalogue['apps'] = {
  ask: (name: string) => `Darf „${name}“ Skein für Sie benutzen?`,
  title: 'Eine App zulassen',
  signedInAs: (email: string) => `Sie sind als ${email} angemeldet.`,
  answerTo: 'Ihre Antwort geht an',
  knownBy: 'Dafür steht',
  nobody: 'Niemand: Jede App kann sich so nennen.',
  elsewhere: (host: string) =>
    `Erlauben Sie es nur, wenn Sie Skein gerade selbst in einer App bei ${host} verbinden.`,
  ownMachine:
    'Ihre Antwort geht an ein Programm auf diesem Computer. Erlauben Sie es nur, wenn Sie Skein gerade selbst in diesem Programm verbinden.',
  may: 'Sie darf',
  scopes: {
    chat: 'Fragen zu Ihren Dokumenten und dem Web stellen',
    research: 'In Ihren Dokumenten und im Web recherchieren',
    'documents:read': 'Ihre Dokumente lesen',
    'documents:write': 'Dokumente hinzufügen und löschen',
    'graphs:read': 'Ihre Graphen lesen',
    'usage:read': 'Guthaben und Verbrauch sehen',
  },
  costs:
    'Was sie fragt, wird mit Ihren Token bezahlt. Unter „API-Schlüssel“ können Sie das jederzeit beenden.',
  allow: 'Erlauben',
  refuse: 'Ablehnen',
  wrong: 'Die App hat falsch gefragt',
  back: (host: string) => `Zurück zu ${host}`,
  leaving: (host: string) => `Sie werden zu ${host} geschickt.`,
  connected: 'Verbundene Apps',
  connectedMeans: 'Apps, die Skein über MCP für Sie benutzen dürfen.',
  since: 'Erlaubt',
  unusedUntil: 'Endet ungenutzt',
  revokeMeans:
    'Die App verliert den Zugang sofort. Um sie wieder zu benutzen, verbinden Sie sie neu.',
}
