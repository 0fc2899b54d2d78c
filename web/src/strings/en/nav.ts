export const nav = {
  more: 'More',
  skip: 'Skip to the content',
  views: 'Views',
  chat: 'Chat',
  documents: 'Documents',
  graphs: 'Graphs',
  research: 'Research',
  usage: 'Usage',
  keys: 'API keys',
  notFound: 'Nothing here',
  notFoundMeans: 'There is no view at this address. Go on to',
}
