import { detectLanguage } from '../../src/language/detection/detect-language.ts'

/** A way to put something around a question. */
export type Wrapping = {
  readonly name: string
  readonly wrap: (question: string) => string
}

/**
 * What people and programs put around a question, where `…` stands for the question, and `‥` for the question without
 * its mark. None says what the question is about, so each message asks what the bare question asks.
 */
const written: Readonly<Record<string, readonly (readonly [name: string, message: string])[]>> = {
  en: [
    ['greeting', 'Hello, I am new here and need some help. …'],
    ['thanks', '… Thanks in advance for your help!'],
    [
      'before',
      'My colleague and I have been looking through all of these papers since this morning and could not find it anywhere. We have to tell our manager before the meeting starts. …',
    ],
    [
      'after',
      '… We have been going back and forth about this since the beginning of the week. My brother is sure that he read it somewhere, but he cannot find the page any more.',
    ],
    [
      'three',
      'I was asked about this twice last week. Nobody in the team remembers it, and the person who knew left in spring. I would rather not guess.\n\n…',
    ],
    [
      'purpose',
      '… Please answer in one sentence, as I want to print it on a sign beside the front door.',
    ],
    [
      'instructions',
      'You are a helpful assistant. Use only the documents. If you do not know, say so. Question: …',
    ],
    [
      'rules',
      '…\n\nAnswer briefly, name the source and do not make anything up. If there is no answer, say that you do not know.',
    ],
    [
      'labels',
      'Context: we are preparing the anniversary issue of our newsletter and collect facts for a quiz that our readers should enjoy. Question: …',
    ],
    ['unmarked', 'Hi there! I hope you are well. ‥. Thanks, best regards, Tom'],
    ['polite', 'Hi, can you help me? … Could you look that up for me, please?'],
    [
      'log',
      'I got this when it stopped last night:\n\n```\n2026-03-02 08:14:11 ERROR worker 7 stopped with code 137\n    at Object.run (/srv/app/main.js:41:13)\n2026-03-02 08:14:12 INFO restarting in 5 s\n```\n\n…',
    ],
    [
      'error',
      '…\n\nError: listen EADDRINUSE: address already in use 0.0.0.0:8080\n    at Server.setupListenHandle [as _listen2] (node:net:1817:16)\n    at listenInCluster (node:net:1865:12)',
    ],
    [
      'long after',
      `…\n\n${'It has been raining since Tuesday, and the whole office smells of wet coats. Nobody wants to go out for lunch in this weather. '.repeat(13)}`,
    ],
    [
      'long before',
      `${'It has been raining since Tuesday, and the whole office smells of wet coats. Nobody wants to go out for lunch in this weather. '.repeat(13)}\n\n…`,
    ],
  ],
  de: [
    ['greeting', 'Hallo zusammen, ich bin neu hier und brauche etwas Hilfe. …'],
    ['thanks', '… Vielen Dank im Voraus für die Hilfe!'],
    [
      'before',
      'Mein Nachbar und ich suchen schon den ganzen Vormittag in diesen Unterlagen und finden es nirgends. Wir müssen es heute Abend noch weitergeben. …',
    ],
    [
      'after',
      '… Wir streiten uns seit einer Woche darüber. Meine Schwester meint, dass sie es irgendwo gelesen hat, findet aber die Seite nicht mehr.',
    ],
    [
      'purpose',
      '… Bitte antworte in einem Satz, ich möchte ihn auf ein Schild neben der Tür drucken.',
    ],
    [
      'instructions',
      'Du bist ein hilfreicher Assistent. Nutze nur die Dokumente. Wenn du es nicht weißt, sag es. Frage: …',
    ],
    [
      'labels',
      'Kontext: Wir bereiten die Jubiläumsausgabe unserer Zeitung vor und sammeln Stoff für ein Quiz. Frage: …',
    ],
    ['unmarked', 'Guten Morgen! Ich hoffe, es geht dir gut. ‥. Danke und viele Grüße, Tom'],
    ['polite', 'Hallo, kannst du mir helfen? … Könntest du das bitte nachsehen?'],
  ],
  fr: [
    ['greeting', 'Bonjour, je suis nouveau ici et j’ai besoin d’aide. …'],
    ['thanks', '… Merci d’avance pour votre aide !'],
    [
      'before',
      'Ma voisine et moi cherchons depuis ce matin dans tous ces papiers sans rien trouver. Nous devons le dire à tout le monde ce soir. …',
    ],
    [
      'purpose',
      '… Réponds en une phrase, car je veux l’imprimer sur une affiche près de la porte.',
    ],
    [
      'instructions',
      'Tu es un assistant utile. Utilise seulement les documents. Si tu ne sais pas, dis-le. Question : …',
    ],
    ['polite', 'Bonjour, pouvez-vous m’aider ? …'],
  ],
}

/** The wrappings in the language of a question; the English ones if there are none. */
export function wrappingsFor(question: string): readonly Wrapping[] {
  const all = written[detectLanguage(question)] ?? written.en ?? []
  return all.map(([name, message]) => ({
    name,
    wrap: (asked) => message.replace('…', () => asked).replace('‥', () => unmarked(asked)),
  }))
}

function unmarked(question: string): string {
  return question.replace(/[\s?]+$/, '')
}
