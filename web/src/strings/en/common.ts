export const common = {
  copy: 'Copy',
  copied: 'Copied',
  cancel: 'Cancel',
  close: 'Close',
  remove: 'Remove',
  more: 'More',
  showMore: 'Show more',
  undo: 'Undo',
  deleting: (title: string) => `“${title}” is being deleted.`,
  deletingMeans: 'In a few seconds; at once if you close this tab.',
  undoKeys: (isApple: boolean) => `${isApple ? '⌘Z' : 'Ctrl+Z'} brings it back.`,
  writtenBy: (model: string) => `Written by ${model}; each sentence was compared with its quotes.`,
  refusedSentences: (count: number) =>
    count === 1 ? '1 sentence was left out.' : `${count} sentences were left out.`,
  onlyQuoted: 'Quotes alone.',
  typeName: (name: string) => `Type “${name}” to go on`,
}
