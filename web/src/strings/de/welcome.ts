import type { Catalogue } from '../en.ts'

export const welcome: Catalogue['welcome'] = {
  title: 'Willkommen bei Skein',
  lead: 'Wer sind Sie? Der Dienst behält das für sich und schickt es nirgendwohin.',
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
  builtInMeans: 'Antworten sind genaue Zitate aus Ihren Dokumenten, jedes mit seiner Stelle.',
  builtInAlone: 'Dazu braucht es kein Sprachmodell, kein Konto anderswo und kein Netz.',
  byModel: (model: string) => `Geschrieben von ${model}`,
  byModelMeans: 'Jeder seiner Sätze wird mit der Stelle verglichen, die er anführt.',
  samples: 'Mit der Beispielbibliothek beginnen',
  samplesMean: 'Neun kurze Dokumente zum Ausprobieren. Ein Klick entfernt sie wieder.',
  begin: 'Beginnen',
  reading: 'Die Dokumente werden gelesen …',
}
