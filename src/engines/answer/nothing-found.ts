/** What is said where the documents do not hold an answer, in the language of the question. */
export function nothingFound(language: string): string {
  return said.get(language) ?? inEnglish
}

const inEnglish = 'Nothing in the documents answers this question.'

const said = new Map([
  ['de', 'Nichts in den Dokumenten beantwortet diese Frage.'],
  ['fr', 'Rien dans les documents ne répond à cette question.'],
  ['es', 'Nada en los documentos responde a esta pregunta.'],
  ['it', 'Nulla nei documenti risponde a questa domanda.'],
  ['pt', 'Nada nos documentos responde a esta pergunta.'],
  ['nl', 'Niets in de documenten beantwoordt deze vraag.'],
  ['ru', 'В документах нет ответа на этот вопрос.'],
  ['zh', '文档中没有这个问题的答案。'],
  ['ja', '文書の中にこの質問への答えはありません。'],
])
