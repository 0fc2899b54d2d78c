import type { Catalogue } from '../en.ts'

export const problems: Catalogue['problems'] = {
  retry: 'Noch einmal',
  request: 'Anfrage',
  offline: 'Der Dienst ist nicht erreichbar',
  offlineMeans: 'Prüfen Sie, ob er läuft. Nichts Getipptes ist verloren.',
  codeMissing: 'Diese Ansicht ist nicht geladen',
  codeMissingMeans:
    'Ihr Code kam nicht an. „Noch einmal“ lädt die Seite neu; Getipptes bleibt erhalten.',
  other: 'Das ging nicht',
  againIn: (seconds: number) =>
    seconds === 1
      ? 'In 1 Sekunde wird es noch einmal versucht.'
      : `In ${seconds} Sekunden wird es noch einmal versucht.`,
  retryIn: (seconds: number) => `Noch einmal (${seconds} s)`,
  needed: (needed: string, balance: string) =>
    `Nötig sind ${needed} Token; das Guthaben beträgt ${balance}.`,
  titles: {
    invalid_request: 'Etwas stimmt nicht',
    invalid_api_key: 'Sie sind abgemeldet',
    insufficient_tokens: 'Nicht genug Token',
    permission_denied: 'Das ist nicht erlaubt',
    not_found: 'Nicht gefunden',
    conflict: 'Das gibt es schon',
    request_too_large: 'Das ist zu groß',
    unprocessable_document: 'Dieses Dokument ist nicht lesbar',
    unsupported_media_type: 'Diese Art von Datei wird nicht gelesen',
    upstream_error: 'Das Web antwortet nicht',
    upstream_timeout: 'Das Web braucht zu lange',
    internal_error: 'Im Dienst ist etwas kaputtgegangen',
    rate_limit_exceeded: 'Zu viele Aufrufe',
    too_many_concurrent_requests: 'Zu viele gleichzeitig',
    storage_unavailable: 'Der Speicher antwortet nicht',
    engine_unavailable: 'Das Web ist hier nicht eingerichtet',
    overloaded: 'Der Dienst ist ausgelastet',
  },
}
