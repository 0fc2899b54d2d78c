import type { Spelling } from '../../../../src/contract/chat/spelling.ts'
import type { Catalogue } from '../en.ts'

export const chat: Catalogue['chat'] = {
  title: 'Chat',
  conversations: 'Gespräche',
  newConversation: 'Neues Gespräch',
  search: 'Gespräche durchsuchen',
  noneFound: 'In keinem Gespräch kommt das vor.',
  noneYet: 'Hier stehen die Gespräche, die Sie beginnen.',
  untitled: 'Ohne Titel',
  rename: 'Umbenennen',
  newTitle: 'Neuer Titel',
  deleteTitle: 'Dieses Gespräch löschen?',
  deleteMeans:
    'Seine Fragen und Antworten werden gelöscht; einige Sekunden lang lässt sich das rückgängig machen. Was sie gekostet haben, bleibt im Kontobuch.',
  delete: 'Löschen',
  hello: 'Was möchten Sie wissen?',
  helloMeans:
    'Jeder Satz einer Antwort ist ein genaues Zitat, mit seiner Stelle in Ihren Dokumenten.',
  helloMeansByModel: (model: string) =>
    `${model} schreibt die Antworten; zu jedem Satz gehören die genauen Zitate, auf denen er beruht.`,
  sampleNote: 'Die Beispielbibliothek ist da, damit Sie es ausprobieren können.',
  removeSamples: 'Entfernen',
  removeSamplesTitle: 'Die Beispielbibliothek entfernen?',
  removeSamplesMeans: (documents: string) =>
    documents === '1'
      ? 'Ihr Graph wird gelöscht, mit 1 Dokument; einige Sekunden lang lässt sich das rückgängig machen. Antworten, die es zitieren, behalten ihre Zitate.'
      : `Ihr Graph wird gelöscht, mit allen seinen ${documents} Dokumenten; einige Sekunden lang lässt sich das rückgängig machen. Antworten, die sie zitieren, behalten ihre Zitate.`,
  removeOwn: (count: number, written: string) =>
    count === 1
      ? '1 davon ist kein Beispiel: Sie haben es hinzugefügt.'
      : `${written} davon sind keine Beispiele: Sie haben sie hinzugefügt.`,
  suggestions: {
    rag: 'When was the Halvorsen yard founded?',
    graph: 'Where did the designer of the ferry Aurelia die?',
    web: 'What do ferries on short crossings run on today?',
  },
  overview: 'Überblick',
  overviewMeans: 'Abschnitt für Abschnitt, in seinen eigenen Worten.',
  summarize: (title: string) => `Fasse „${title}“ zusammen`,
  question: 'Ihre Frage',
  placeholder: 'Fragen Sie Ihre Dokumente …',
  placeholderWeb: 'Fragen Sie das Web …',
  tooLong: (most: string) =>
    `Eine Frage darf ${most} Zeichen haben. Fügen Sie einen längeren Text als Dokument hinzu.`,
  elsewhere: 'In einem anderen Gespräch wird gerade eine Frage beantwortet.',
  toElsewhere: 'Dorthin',
  ask: 'Fragen',
  stop: 'Anhalten',
  model: 'Modell',
  engine: 'Verfahren',
  target: 'Wo gesucht wird',
  everywhere: 'Alle Dokumente',
  graphTarget: (name: string) => `Graph: ${name}`,
  documentTarget: (title: string) => `Dokument: ${title}`,
  targetGone: 'Nicht gefunden: wählen Sie etwas anderes',
  models: { snap: 'Snap', ponder: 'Ponder' },
  modelMeans: {
    snap: 'Schnell: die besten Stellen.',
    ponder: 'Gründlich: zerlegt die Frage und zeigt die Schritte.',
  },
  engines: { rag: 'Ähnlichkeit', graph: 'Graph', web: 'Web' },
  engineMeans: {
    rag: 'Stellen, die der Frage am ähnlichsten sind.',
    graph: 'Folgt den Personen, Orten und Dingen, die Dokumente verbinden.',
    web: 'Sucht im Web.',
  },
  price: (base: string, node: string, free: number) =>
    `${base} Token, und ${node} für jeden gelesenen Knoten über ${free}`,
  you: 'Sie',
  answer: 'Antwort',
  working: 'In Arbeit …',
  lostConnection: 'Verbindung verloren, neuer Versuch …',
  lostConnectionMeans:
    'Die Frage ist aufgehoben; sie wird gestellt, sobald der Dienst zurück ist, und einmal berechnet.',
  stopping: 'Wird angehalten …',
  stopped: 'Angehalten. Es wurde nichts berechnet.',
  stoppedEarly: 'Angehalten: Die Antwort endet vorzeitig.',
  again: 'Noch einmal fragen',
  askAnew: 'In einem neuen Gespräch fragen',
  attach: 'Dateien anhängen',
  attachMeans: 'Dateien zu den Dokumenten hinzufügen und nach ihnen fragen',
  askEverywhere: 'Alle Dokumente fragen',
  snapInstead: 'Stattdessen Snap fragen',
  typedIsKept: 'Ihre Frage steht noch im Feld.',
  cost: (tokens: string) => `${tokens} Token`,
  nodes: (count: number) => (count === 1 ? '1 Knoten gelesen' : `${count} Knoten gelesen`),
  grounding: {
    answered: 'Die Dokumente sagen es',
    nearest: 'Nirgends ausdrücklich gesagt; das Nächstliegende ist zitiert',
    nothing: 'Nichts in den Dokumenten kommt dem nahe',
  },
  indexing: (documents: number) =>
    `${documents === 1 ? '1 Dokument wurde' : `${documents} Dokumente wurden`} noch erschlossen und nicht gelesen. Fragen Sie später noch einmal.`,
  spelling: (words: Spelling) =>
    words
      .map(({ written, read_as }) => `Als „${read_as}“ gelesen, da „${written}“ nirgends steht`)
      .join('. '),
  nothingOnWeb: 'Nichts im Web kommt dem nahe',
  steps: 'Schritte',
  path: 'Wie es gefunden wurde',
  pathFrom: (from: string, to: string) => `Von ${from} zu ${to}`,
  otherPaths: (count: number) =>
    count === 1
      ? 'Zu 1 Stelle, die nicht zitiert ist'
      : `Zu ${count} Stellen, die nicht zitiert sind`,
  readNotCited: (count: number) =>
    count === 1
      ? '1 Stelle gelesen und nicht zitiert'
      : `${count} Stellen gelesen und nicht zitiert`,
  asCurl: 'Als curl',
  asCurlMeans: 'Dieselbe Frage aus einem Terminal. SKEIN_KEY ist einer Ihrer Schlüssel.',
  copyAnswer: 'Antwort kopieren',
  turns: 'Fragen und Antworten',
  older: 'Ältere Fragen zeigen',
  toEnd: 'Zum Neuesten',
  citation: (index: number, title: string) => `Quelle ${index}: ${title}`,
  questions: (count: number, written: string) => (count === 1 ? '1 Frage' : `${written} Fragen`),
  source: 'Quelle',
  sources: 'Quellen',
  openDocument: 'Dokument öffnen',
  openWeb: 'Im Web öffnen',
  closeEvidence: 'Quelle schließen',
  headings: 'Unter',
  page: (page: number) => `Seite ${page}`,
  slide: (slide: number) => `Folie ${slide}`,
  sheet: (name: string) => `Blatt „${name}“`,
  lost: 'Das Dokument ist seither gelöscht worden. Es sagte:',
}
