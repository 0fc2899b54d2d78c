import type { Spelling } from '../../../../src/contract/chat/spelling.ts'

export const chat = {
  title: 'Chat',
  conversations: 'Conversations',
  newConversation: 'New conversation',
  search: 'Search conversations',
  noneFound: 'No conversation says that.',
  noneYet: 'Conversations that you begin are kept here.',
  untitled: 'Untitled',
  rename: 'Rename',
  newTitle: 'New title',
  deleteTitle: 'Delete this conversation?',
  deleteMeans:
    'Its questions and answers are deleted; for a few seconds you can undo that. What they cost stays in the ledger.',
  delete: 'Delete',
  hello: 'What would you like to know?',
  helloMeans: 'Every sentence of an answer is an exact quote, with its place in your documents.',
  helloMeansByModel: (model: string) =>
    `${model} writes the answers; each sentence comes with the exact quotes that it rests on.`,
  sampleNote: 'The sample library is in here, so that you can try.',
  removeSamples: 'Remove it',
  removeSamplesTitle: 'Remove the sample library?',
  removeSamplesMeans: (documents: string) =>
    documents === '1'
      ? 'Its graph is deleted, with 1 document; for a few seconds you can undo that. Answers that cite it keep their quotes.'
      : `Its graph is deleted, with all of its ${documents} documents; for a few seconds you can undo that. Answers that cite them keep their quotes.`,
  removeOwn: (count: number, written: string) =>
    count === 1
      ? '1 of them is not a sample: you have added it.'
      : `${written} of them are not samples: you have added them.`,
  suggestions: {
    rag: 'When was the Halvorsen yard founded?',
    graph: 'Where did the designer of the ferry Aurelia die?',
    web: 'What do ferries on short crossings run on today?',
  },
  overview: 'Overview',
  overviewMeans: 'Section by section, in its own words.',
  summarize: (title: string) => `Summarize “${title}”`,
  question: 'Your question',
  placeholder: 'Ask your documents …',
  placeholderWeb: 'Ask the web …',
  tooLong: (most: string) =>
    `A question may have ${most} characters. Add a longer text as a document.`,
  elsewhere: 'A question is being answered in another conversation.',
  toElsewhere: 'Go there',
  ask: 'Ask',
  stop: 'Stop',
  model: 'Model',
  engine: 'Engine',
  target: 'Where to look',
  everywhere: 'All documents',
  graphTarget: (name: string) => `Graph: ${name}`,
  documentTarget: (title: string) => `Document: ${title}`,
  targetGone: 'Not found: choose another place',
  models: { snap: 'Snap', ponder: 'Ponder' },
  modelMeans: {
    snap: 'Fast: the best passages.',
    ponder: 'Thorough: takes the question apart and shows its steps.',
  },
  engines: { rag: 'Similarity', graph: 'Graph', web: 'Web' },
  engineMeans: {
    rag: 'Passages that are most like the question.',
    graph: 'Follows the people, places and things that connect documents.',
    web: 'Searches the web.',
  },
  price: (base: string, node: string, free: number) =>
    `${base} ${base === '1' ? 'token' : 'tokens'}, and ${node} for each node read beyond ${free}`,
  you: 'You',
  answer: 'Answer',
  working: 'Working …',
  lostConnection: 'Connection lost, trying again …',
  lostConnectionMeans:
    'The question is kept, asked as soon as the service is back, and charged once.',
  stopping: 'Stopping …',
  stopped: 'Stopped. Nothing was charged.',
  stoppedEarly: 'Stopped: the answer ends early.',
  again: 'Ask again',
  askAnew: 'Ask in a new conversation',
  attach: 'Attach files',
  attachMeans: 'Add files to your documents, and ask about them',
  askEverywhere: 'Ask all documents',
  snapInstead: 'Ask Snap instead',
  typedIsKept: 'Your question is still in the box.',
  cost: (tokens: string) => (tokens === '1' ? '1 token' : `${tokens} tokens`),
  nodes: (count: number) => (count === 1 ? '1 node read' : `${count} nodes read`),
  grounding: {
    answered: 'The documents say it',
    nearest: 'Not said outright; the nearest is quoted',
    nothing: 'Nothing near enough in the documents',
  },
  indexing: (documents: number) =>
    `${documents === 1 ? '1 document was' : `${documents} documents were`} still being indexed and could not be read yet. Ask again later.`,
  spelling: (words: Spelling) =>
    words
      .map(({ written, read_as }) => `Read as “${read_as}”, as “${written}” stands nowhere`)
      .join('. '),
  nothingOnWeb: 'Nothing near enough on the web',
  steps: 'Steps',
  path: 'How it was found',
  pathFrom: (from: string, to: string) => `From ${from} to ${to}`,
  otherPaths: (count: number) =>
    count === 1 ? 'To 1 passage that is not cited' : `To ${count} passages that are not cited`,
  readNotCited: (count: number) =>
    count === 1 ? '1 passage read and not cited' : `${count} passages read and not cited`,
  asCurl: 'As curl',
  asCurlMeans: 'The same question from a terminal. Put a key of yours in SKEIN_KEY.',
  copyAnswer: 'Copy answer',
  turns: 'Questions and answers',
  older: 'Show older questions',
  toEnd: 'To the newest',
  citation: (index: number, title: string) => `Source ${index}: ${title}`,
  questions: (count: number, written: string) =>
    count === 1 ? '1 question' : `${written} questions`,
  source: 'Source',
  sources: 'Sources',
  openDocument: 'Open the document',
  openWeb: 'Open on the web',
  closeEvidence: 'Close the source',
  headings: 'Under',
  page: (page: number) => `Page ${page}`,
  slide: (slide: number) => `Slide ${slide}`,
  sheet: (name: string) => `Sheet “${name}”`,
  lost: 'The document has been deleted since. This is what it said:',
}
