import type { ReferenceData } from '../reference-words.ts'

export const portugueseReferences: ReferenceData = {
  sections:
    'secção / secções / seção / seções, artigo / artigos / art. / arts., capítulo / capítulos, cláusula / cláusulas, ponto / pontos, item / itens',
  annexes: 'anexo / anexos, apêndice / apêndices',
  tables: 'tabela / tabelas, quadro / quadros',
  parts: 'parágrafo / parágrafos, número / números / n.º, alínea / alíneas',
  beforeNumbers: 'n.º, nº',
  and: 'e, ou',
  to: 'a, ao',
  pointing: 'ver, veja, consulte, em, no, na, segundo, por, sob, conforme, de, e',
  of: 'do, da, dos, das, de',
  own: 'presente, presentes, este, esta, deste, desta, acima, abaixo',
  laws: 'lei, leis, código, decreto, decreto-lei, diretiva, directiva, regulamento, constituição, tratado',
  deferring:
    'ver, veja, segundo, conforme, descrito, descrita, previsto, prevista, previstos, indicado, indicada, indicados, estabelecido, estabelecida, definido, definida, constante, constam, nos termos, acordo, condições, aplica, siga, regido, regida, fixado, fixada',
  exceptions: 'salvo, exceto, excepto, só, somente, apenas, a menos que, com exceção, à exceção',
}
