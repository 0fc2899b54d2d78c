/**
 * What each did to the service when it was first sent, as far as it was measured: *block* is the longest `GET /livez`.
 */
export const effectsBefore: Readonly<Record<string, string>> = {
  'a heading of spaces': 'block 7.6 s at 3,000 spaces, cubic',
  'a text of headings': 'block 4–14 s, 1.9 GB, sometimes 500',
  'spaces after a bracket': '26 s of the thread that reads texts',
  'a long text': '18 MB: 1.15 MB of another account waited 16 s',
  'short sentences that name each other': 'block 1.7 s for one answer',
  'a conversation that leans on itself': 'block 6.3 s at 10 messages',
  'a search of names': '6 s at 64 Ki characters; searches and chats of others waited',
  'JSON of objects': 'block 4–14 s, 1.9 GB, sometimes 500',
  'JSON of brackets': 'block 4–14 s, 1.9 GB, sometimes 500',
  'XLSX with one shared string': 'block 6–12 s, 1.8–3.7 GB, one ended with 500',
  'JSON with a long key': 'block 6–12 s, 1.8–3.7 GB, one ended with 500',
  'PPTX with one note for all slides': 'as XLSX',
  'JSON that takes long': 'two such files: files of other accounts waited 60 s',
  'a file name of spaces':
    '26 s of the thread that reads texts; 16 bytes of another account waited 24 s',
  'an import of blank lines': '32 s of CPU',
  'a list as a line of an import': '`internal_error`',
  'a form whose name is no UTF-8': '500',
  '40 unfinished uploads of 30 MB': '1.2–1.4 GB, open for ever',
  '40 unread downloads of 18 MB': '1.2–1.4 GB, open for ever',
}
