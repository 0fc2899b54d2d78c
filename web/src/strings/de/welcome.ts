import type { Catalogue } from '../en.ts'

export const welcome: Catalogue['welcome'] = {
  title: 'Willkommen bei Skein',
  lead: 'Wer sind Sie? Alles bleibt auf diesem Rechner.',
  another: 'Konto anlegen',
  anotherLead: 'Kein anderes Konto dieses Dienstes sieht Ihre Dokumente und Fragen.',
  steps: 'Zwei Schritte',
  name: 'Name',
  emailHint: 'Zum Anmelden. Dorthin wird nie etwas geschickt.',
  passwordHint: 'Mindestens 8 Zeichen.',
  next: 'Weiter',
  haveAccount: 'Ich habe ein Konto',
  needsLink: 'Öffnen Sie den Link für den Eigentümer',
  whereLink:
    'Diese Installation gehört noch niemandem. Der Dienst hat in dem Terminal, in dem er gestartet wurde, einen Link ausgegeben: Öffnen Sie diesen.',
  howAnswers: 'Wie Antworten entstehen',
  builtIn: 'Das eingebaute Verfahren',
  builtInMeans:
    'Antworten sind genaue Zitate aus Ihren Dokumenten, jedes mit seiner Stelle. Dazu braucht es kein Sprachmodell, kein Konto anderswo und kein Netz.',
  samples: 'Mit der Beispielbibliothek beginnen',
  samplesMean: 'Neun kurze Dokumente zum Ausprobieren. Ein Klick entfernt sie wieder.',
  begin: 'Beginnen',
  reading: 'Die Dokumente werden gelesen …',
}
