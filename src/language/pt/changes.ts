import type { ChangeData } from '../change-words.ts'

export const portugueseChanges: ChangeData = {
  asks: {
    differ:
      'o que mudou, o que muda, o que foi alterado, o que foi mudado, o que se alterou, o que há de diferente, o que é diferente, que mudanças, que alterações, quais são as diferenças, quais as diferenças, qual é a diferença, qual a diferença, quais são as mudanças, quais são as alterações, quais as alterações, em que diferem, em que … diferem, como diferem, como se diferenciam, como mudou, como mudaram, compara, compare, comparar, comparação, diferenças entre, diferença entre, há diferenças, há alguma diferença, existe diferença, existem diferenças, houve alterações, houve mudanças, há contradições, mudou, mudaram, aumentou, aumentaram, subiu, subiram, … mudou, … mudaram, … ficou mais caro, … ficou mais cara, … ficaram mais caros, … ficaram mais caras, … ficou mais barato, … ficou mais barata, … aumentou, … aumentaram, … subiu, … subiram, … baixou, … baixaram, … foi alterado, … foi alterada, … foram alterados, … foram alteradas',
    news: 'o que há de novo, o que é novo, quais são as novidades, quais as novidades, que novidades, novidades',
    added:
      'que … são novos, que … são novas, quais … são novos, quais … são novas, qual … é novo, qual … é nova, que … foram acrescentados, que … foram adicionados, que … foram acrescentadas, que … foram adicionadas, o que foi acrescentado, o que foi adicionado',
    removed:
      'que … foram retirados, que … foram retiradas, que … foram removidos, que … foram removidas, que … foram eliminados, que … foram eliminadas, quais … foram retirados, quais … foram retiradas, quais … foram removidos, que … desapareceram, que … deixaram de existir, o que foi retirado, o que foi removido, o que foi eliminado, o que desapareceu, o que deixou de existir',
  },
  whether: [
    {
      openings: 'houve',
      verbs: 'alteração, alterações, mudança, mudanças, diferença, diferenças',
    },
  ],
  sources:
    'alterado, alterados, documento, documentos, texto, textos, ficheiro, arquivo, versão, versões, edição, edições, dois, duas, ambos, ambas, velho, antigo, antiga, novo, nova, novos, novas, último, última, anterior, ano, agora, desde, relação, comparação, entre, algo, tudo, regra, regras, cláusula, cláusulas, secção, secções, seção, artigo, artigos, parte, partes, valor, valores, preço, preços, custo, custos, taxa, serviço, serviços, oferta, ofertas, orçamento, orçamentos, proposta, propostas, conteúdo, montante, quantidade, número, duração, período, prazo, data, limite, nível, diferença, diferenças, alteração, alterações, mudança, mudanças, para',
  versions: 'versão, revisão, rev, edição, número, n.º',
  latest: 'última, último, mais recente, atual',
  since:
    'em relação a, em relação à, em relação ao, em comparação com, comparado com, comparada com, face a, do que',
  drafts: 'rascunho, provisório, provisória, minuta',
  amendments: 'aditamento, adenda, aditivo, termo aditivo',
  duties: 'deve, devem, deverá, deverão',
  standing: {
    replaces:
      'substitui, substituem, revoga, revogam, já não é válido, já não é válida, deixa de vigorar, deixam de vigorar, em vez de, a partir de agora',
    older: 'Anterior',
    later: 'Mais tarde',
    draft: 'Rascunho',
    otherwise: 'De outro modo',
  },
  replies: {
    same: 'Nenhuma diferença:',
    sameSections: '… de … secções diz o mesmo. / … de … secções dizem o mesmo.',
    onlyIn: 'Só em …:',
    noSecond: 'Entre os documentos não há uma segunda versão, só …',
    noSuch: 'Entre os documentos não há tal versão, mas há …',
  },
}
