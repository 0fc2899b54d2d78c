import type { Catalogue } from '../en.ts'

export const settings: Catalogue['settings'] = {
  title: 'Einstellungen',
  appearance: 'Darstellung',
  appearanceMeans: 'Dieser Browser merkt sie sich.',
  toKeys: 'API-Schlüssel verwalten',
  profile: 'Name und E-Mail',
  profileMeans:
    'Mit der E-Mail-Adresse melden Sie sich an; für eine andere ist das Passwort nötig.',
  changeProfile: 'Speichern',
  profileChanged: 'Gespeichert.',
  password: 'Passwort',
  passwordMeans: 'Ein neues meldet Sie in allen anderen Browsern ab. API-Schlüssel gelten weiter.',
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  newPasswordHint: 'Mindestens 8 Zeichen.',
  changePassword: 'Passwort ändern',
  passwordChanged: (ended: number) =>
    ended === 0
      ? 'Das Passwort ist geändert.'
      : `Das Passwort ist geändert. Andere Sitzungen, die endeten: ${ended}.`,
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
  model: 'Sprachmodell',
  modelMeans:
    'Es schreibt Antworten aus den Stellen, die eine Frage findet; diese werden ihm geschickt. Jeder seiner Sätze wird mit dem verglichen, was er zitiert.',
  embedding: 'Embedding-Modell',
  embeddingMeans:
    'Es findet Stellen, die dasselbe in anderen Worten sagen. Dokumente und Fragen werden ihm geschickt.',
  embeddingWaits: (documents: number) =>
    documents === 1 ? '1 Dokument wartet darauf' : `${documents} Dokumente warten darauf`,
  noModel:
    'Keines: Antworten sind genaue Zitate. Auf dem Rechner des Dienstes lässt sich eines einrichten: siehe „With a language model“ in README.',
  data: 'Daten und Sicherung',
  version: 'Version',
  place: 'Wo die Daten liegen',
  onPostgres: 'In PostgreSQL',
  size: 'Größe',
  backups: 'Sicherungen',
  backUp: 'Jetzt sichern',
  backingUp: 'Wird gesichert …',
  backedUp: (path: string) => `Die Sicherung ist vollständig: ${path}`,
  backUpMeans:
    'Eine Sicherung ist eine Kopie von allem in einer Datei; der Dienst läuft dabei weiter. Zum Wiederherstellen legt man sie als skein.db in ein leeres Datenverzeichnis.',
  backUpPostgres:
    'PostgreSQL sichert man mit seinen eigenen Werkzeugen, auf einem Rechner, der es erreicht.',
  backup: 'Sicherung',
  made: 'Angelegt',
  deleteBackup: 'Diese Sicherung löschen?',
  deleteBackupMeans: (name: string) => `${name} wird endgültig gelöscht.`,
  accounts: 'Konten und Token',
  accountsMean:
    'Wer sich hier anmelden darf. Alle haben eigene Dokumente, Schlüssel und ein eigenes Guthaben.',
  newAccount: 'Neues Konto',
  passwordHint: 'Mindestens 8 Zeichen; die Person meldet sich damit an.',
  tokensAtFirst: 'Token zu Beginn',
  owner: 'Eigentümer',
  balance: 'Guthaben',
  grant: 'Token geben',
  leaving: 'Dieses Konto löschen',
  leavingMeans:
    'Wenn Sie es nicht mehr brauchen. Niemand kann es zurückholen, auch nichts von dem, was darin ist: Laden Sie vorher herunter, was Sie behalten wollen.',
  leave: 'Mein Konto löschen',
  deleteAccountTitle: (email: string) => `Das Konto von ${email} löschen?`,
  deleteAccountMeans:
    'Dokumente, Gespräche, Berichte und Schlüssel werden endgültig gelöscht, und niemand meldet sich mehr dort an. Was es verbraucht hat, bleibt ohne Namen im Kontobuch.',
  grantTitle: (email: string) => `${email} Token geben`,
  tokens: 'Token',
  has: (balance: string) => `Das Guthaben ist ${balance}.`,
}
