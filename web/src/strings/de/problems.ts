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
    `Nötig sind ${needed} Token; das Guthaben beträgt ${balance}. Mehr gibt der Eigentümer dieser Installation in den Einstellungen.`,
  said: {
    'Wrong e-mail or password.': 'E-Mail-Adresse oder Passwort ist falsch.',
    'The current password is wrong.': 'Das jetzige Passwort ist falsch.',
    'Too many attempts to sign in.':
      'Zu viele Versuche, sich anzumelden. Versuchen Sie es später noch einmal.',
    'Too many accounts were made':
      'Aus diesem Netz wurden zu viele Konten angelegt. Versuchen Sie es später noch einmal.',
    'A user with this e-mail address exists already.':
      'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    'Too many requests.': 'Zu viele Aufrufe. Warten Sie einen Augenblick.',
    'Too much waits to be indexed.': 'Zu vieles wartet darauf, indiziert zu werden.',
    'The answer took too long.': 'Die Antwort dauerte zu lange. Sie kostet nichts.',
    'The service is about to end.': 'Der Dienst wird gerade beendet.',
    'The service failed on this request.': 'Der Dienst ist an diesem Aufruf gescheitert.',
    'The disk of the storage is full.': 'Der Datenträger des Speichers ist voll.',
    'The storage cannot be reached': 'Der Speicher ist im Augenblick nicht erreichbar.',
    'No process to read files can begin':
      'Im Augenblick kann kein Prozess beginnen, der Dateien liest.',
    'No search engine answered in time.':
      'Keine Suchmaschine hat rechtzeitig geantwortet. Es kostet nichts.',
    'No engine answered': 'Keine Suchmaschine hat geantwortet.',
    'There is no such document.': 'Dieses Dokument gibt es nicht.',
    'There is no such graph.': 'Diesen Graphen gibt es nicht.',
    'There is no such conversation.': 'Diese Unterhaltung gibt es nicht.',
    'There is no such interaction.': 'Diese Antwort gibt es nicht.',
    'There is no such app.': 'Diese App gibt es nicht.',
    'This service does not know the app':
      'Dieser Dienst kennt die App nicht, die Sie hergeschickt hat. Entfernen Sie die Verbindung in der App und legen Sie sie neu an.',
    'The app wants you to be sent to an address':
      'Die App will Sie an eine Adresse schicken lassen, die sie nicht angemeldet hat. Vielleicht will jemand Zugang stehlen: Gehen Sie nicht weiter.',
    'The app that has sent you here has not said':
      'Die App, die Sie hergeschickt hat, hat nicht gesagt, wer sie ist oder wohin die Antwort geht.',
    'What the app says of itself at':
      'Was die App über sich selbst angibt, ist nicht zu gebrauchen.',
    'An account may have at most':
      'Ihr Konto hat so viele API-Schlüssel oder verbundene Apps, wie es haben darf. Widerrufen Sie, was nicht mehr gebraucht wird.',
    'Apps cannot sign in here':
      'Apps können sich hier nicht anmelden: Der Betreiber hat es nicht eingeschaltet.',
    'There is no such API key.': 'Diesen API-Schlüssel gibt es nicht.',
    'The research was cancelled.': 'Die Recherche wurde abgebrochen. Sie kostet nichts.',
    'The research is not over yet.':
      'Die Recherche ist noch nicht zu Ende. Brechen Sie sie ab, bevor Sie sie löschen.',
    'The research has no report yet.': 'Die Recherche hat noch keinen Bericht.',
    'There is no such crawl.': 'Diesen Durchgang gibt es nicht.',
    'The crawl is not over yet.':
      'Die Website wird noch gelesen. Brechen Sie das ab, bevor Sie den Eintrag löschen.',
    'The crawl failed.': 'Das Lesen der Website ist gescheitert. Was gelesen war, bleibt.',
    'Too many crawls of an account':
      'Es werden schon so viele Websites gelesen oder warten darauf, wie es dürfen. Warten Sie, bis eine gelesen ist.',
    'No page of the site could be read.': 'Keine Seite der Website war lesbar.',
    'The page could not be fetched.': 'Die Seite war nicht zu bekommen.',
    'The page has no text': 'Die Seite enthält keinen Text.',
    'The server answered with status 404': 'Diese Seite gibt es nicht.',
    'The server answered with status': 'Der Server der Website meldet einen Fehler.',
    'No answer within': 'Die Website hat nicht rechtzeitig geantwortet.',
    'Invalid value for parameter: url. It leads to another site':
      'Die Adresse führt zu einer anderen Website. Geben Sie deren Adresse an.',
    'Invalid value for parameter: url. The address has a user name or a password':
      'Die Adresse enthält einen Benutzernamen oder ein Passwort.',
    'The operator of this service has turned the web off':
      'Der Betreiber hat das Web hier abgeschaltet',
    'Too many files of the account wait to be read':
      'Zu viele Ihrer Dateien warten darauf, gelesen zu werden. Fügen Sie weitere später hinzu.',
    'Too many files wait to be read':
      'Zu viele Dateien warten darauf, gelesen zu werden. Versuchen Sie es später noch einmal.',
    'The graph has this document already': 'Dieses Dokument ist im Graphen schon vorhanden.',
    'The document was deleted while it was read.':
      'Das Dokument wurde gelöscht, während es gelesen wurde.',
    'The file of the document is still read': 'Die Datei wird noch gelesen.',
    'The file could not be read': 'Die Datei konnte nicht gelesen werden.',
    'The file is empty': 'Die Datei enthält keinen Text.',
    'The text is empty': 'Der Text ist leer.',
    'The file is an archive':
      'Die Datei ist ein Archiv; fügen Sie die Dokumente darin einzeln hinzu',
    'The file is encrypted': 'Die Datei ist verschlüsselt und braucht ein Passwort.',
    'The file is damaged': 'Die Datei ist beschädigt.',
    'The file is too large once decompressed': 'Die Datei ist entpackt zu groß.',
    'No printed text was found':
      'In den Bildern der Datei wurde kein gedruckter Text gefunden. Weitere Sprachen nennt OCR_LANGUAGES.',
    'The picture has too many pixels': 'Das Bild hat zu viele Pixel',
    'The picture is too small': 'Das Bild ist zu klein für einen Text.',
    'The PDF has no text layer':
      'Das PDF enthält keinen Text, und Bilder werden hier nicht gelesen.',
    'Unsupported file type (Word 6 or 95)':
      'Word 6 und 95 werden nicht gelesen; speichern Sie die Datei in einem Textprogramm als DOCX.',
    'Unsupported file type': 'Diese Art von Datei wird nicht gelesen',
  },
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
