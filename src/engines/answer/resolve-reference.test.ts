import { expect, test } from 'vitest'
import { resolveReference } from './resolve-reference.ts'

const strawHat =
  "Siversky.\n\nThe Straw Hat: The film's music was composed by Isaac Schwartz. [1] Schwartz died " +
  'in Siversky, near Saint Petersburg, on 27 December 2009. [2]'
const strawHatComposer =
  'The Straw Hat (translit. " Solomennaya shlyapka") is a 1974 film directed by Leonid ' +
  "Kvinikhidze. [1] The film's music was composed by Isaac Schwartz. [2]"

test.each([
  [
    ['Where was Marie Curie born?', 'Warsaw. [1]', 'and her mother?'],
    "Where was Marie Curie's mother born?",
  ],
  [
    ['Where was Marie Curie born?', 'Warsaw. [1]', 'When did she die?'],
    'When did Marie Curie die?',
  ],
  [['Where was Marie Curie born?', 'Warsaw. [1]', 'Who lives there?'], 'Who lives in Warsaw?'],
  [
    ['Who directed Jaws?', 'Steven Spielberg. [1]', 'When was he born?'],
    'When was Steven Spielberg born?',
  ],
  [
    ['Who directed Jaws?', 'Steven Spielberg. [1]', 'When was it released?'],
    'When was Jaws released?',
  ],
  [
    ['Who directed Jaws?', 'Steven Spielberg. [1]', 'And his mother?'],
    "Who is Steven Spielberg's mother?",
  ],
  [['How big is Berlin?', '3.6 million [1]', 'What about Hamburg?'], 'How big is Hamburg?'],
  [['How big is Berlin?', '3.6 million [1]', 'Who founded Oslo?'], 'Who founded Oslo?'],
  [['Hello', 'Hello', 'Who is it?'], 'Who is it?'],
  [
    ['Where did the composer of film The Straw Hat die?', strawHat, 'And when was he born?'],
    'when was Isaac Schwartz born?',
  ],
  [
    ['Where did the composer of film The Straw Hat die?', strawHat, 'Who was his teacher?'],
    "Who was Isaac Schwartz's teacher?",
  ],
  [
    ['Who composed the music of The Straw Hat?', strawHatComposer, 'Where did he die?'],
    'Where did Isaac Schwartz die?',
  ],
  [
    ['Who directed The Straw Hat?', 'Leonid Kvinikhidze.\n\n…', 'What about the composer?'],
    'Who is the composer of The Straw Hat?',
  ],
  [
    ['When was the director of Ran born?', '1910.\n\n…', 'And the composer?'],
    'When was the composer of Ran born?',
  ],
  [
    [
      'Who is Selma Brandt?',
      'Selma Brandt (born 12 May 1970) is a historian. [1] Brandt wrote about Uppsala. [2]',
      'Who is the director of the boat museum?',
      'Norrvik Boat Museum: Its director is Selma Brandt. [1] Mats Halvorsen closed it. [2]',
      'And when was she born?',
    ],
    'when was Selma Brandt born?',
  ],
  [
    ['Who is Selma Brandt?', 'A historian who met Ada Holm. [1]', 'And when was she born?'],
    'when was Selma Brandt born?',
  ],
  [
    [
      'Who is Ingrid Solberg?',
      'Ingrid Solberg was a naval architect. [1]',
      'Where did she die?',
      'Port Ellery.\n\nIngrid Solberg: She died in Port Ellery. [1]',
      'And where is that?',
    ],
    'where is Port Ellery?',
  ],
  [
    [
      'Who designed the ferry Aurelia?',
      'Port Ellery: Its library holds the papers of Ingrid Solberg. [1] She drew ferries. [2]',
      'Where did she die?',
    ],
    'Where did Ingrid Solberg die?',
  ],
  [
    ['Where did Ada Holm die?', 'Port Ellery.\n\n…', 'How many people does it have?'],
    'How many people does Port Ellery have?',
  ],
])('%j', (contents, standingAlone) => {
  const messages = contents.map((content, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content,
  }))

  expect(resolveReference(messages)).toBe(standingAlone)
})

test('no message asks nothing', () => {
  expect(resolveReference([])).toBe('')
})
