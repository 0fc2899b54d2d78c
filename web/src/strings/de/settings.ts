import type { Catalogue } from '../en.ts'

export const settings: Catalogue['settings'] = {
  title: 'Einstellungen',
  appearance: 'Darstellung',
  appearanceMeans: 'Dieser Browser merkt sie sich.',
  toKeys: 'API-Schlüssel verwalten',
  sessions: 'Wo Sie angemeldet sind',
  sessionsMean:
    'Eine Sitzung endet mit der Abmeldung oder eine Woche, nachdem sie zuletzt benutzt wurde.',
  thisBrowser: 'Dieser Browser',
  unknownBrowser: 'Ein Browser',
  usedAgo: (ago: string) => `Zuletzt benutzt ${ago}`,
  endOthers: 'Überall sonst abmelden',
  engines: 'Suchmaschinen',
  enginesMean:
    'Womit das Web durchsucht wird. Weitere richtet man auf dem Rechner des Dienstes ein: siehe „The web“ in README.',
  noEngines: 'Keine Suchmaschine ist eingerichtet',
  answers: 'Antwortet',
  findsNothing: 'Fand nichts',
  tryEngines: 'Jede ausprobieren',
  trying: 'Wird gefragt …',
  data: 'Daten und Sicherung',
  version: 'Version',
  place: 'Wo die Daten liegen',
  onPostgres: 'In PostgreSQL',
  size: 'Größe',
  megabytes: (count: string) => `${count} MB`,
  backUpMeans:
    'In einem Terminal auf dem Rechner des Dienstes; der Dienst kann dabei weiterlaufen.',
  accounts: 'Konten und Token',
  accountsMean: 'Konten entstehen und bekommen Token nur über die Kommandozeile.',
}
