export const welcome = {
  title: 'Welcome to Skein',
  lead: 'Who are you? All of it stays on this machine.',
  another: 'Create an account',
  anotherLead: 'No other account of this service sees your documents and questions.',
  steps: 'Two steps',
  name: 'Name',
  emailHint: 'To sign in. Nothing is ever sent there.',
  passwordHint: 'At least 8 characters.',
  next: 'Continue',
  haveAccount: 'I have an account',
  needsLink: 'Open the owner link',
  whereLink:
    'Nobody owns this installation yet. The service has printed a link in the terminal where it was started: open that.',
  howAnswers: 'How answers are written',
  builtIn: 'The built-in mind',
  builtInMeans:
    'Answers are exact quotes from your documents, each with its place. It needs no language model, no account elsewhere and no network.',
  samples: 'Begin with the sample library',
  samplesMean: 'Nine short documents to try things with. They can be removed in one click.',
  begin: 'Begin',
  reading: 'Reading the documents …',
}
