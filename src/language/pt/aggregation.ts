import type { AggregationData } from '../aggregation-words.ts'

export const portugueseAggregation: AggregationData = {
  count: 'quantos, quantas',
  sum: 'total, soma, a soma, soma de, no total, ao todo, em conjunto, juntos, juntas',
  mean: 'média, médio, médias, médios, a média, em média',
  each: 'por, por cada, para cada, cada',
  above:
    'mais de, maior que, maiores que, maior do que, superior a, superiores a, acima de, depois de, após',
  atLeast: 'pelo menos, no mínimo, a partir de, desde',
  below:
    'menos de, menor que, menores que, menor do que, inferior a, inferiores a, abaixo de, antes de',
  atMost: 'no máximo, não mais de, até',
  except: 'não, sem, exceto, salvo, fora de',
  all: 'todos, todas, todos os, todas as, cada, lista, liste',
  differences: 'diferença, diferenças, diferem, compare, comparar, comparação, vs',
  free: 'grátis, gratuito, gratuita, livre',
  opens: 'abre, abrem, aberto, aberta, abertos, abertas',
  closed: 'fechado, fechada, fechados, fechadas, fecha',
  or: 'ou',
  and: 'e',
  superlatives: [
    {
      most: 'mais, o mais alto, a mais alta, mais alto, mais alta, mais altos, mais altas, maior, o maior, a maior, maiores, máximo, máxima, o maior número de',
      least:
        'menos, o mais baixo, a mais baixa, mais baixo, mais baixa, menor, o menor, a menor, menores, mínimo, mínima',
    },
    {
      most: 'mais caro, mais cara, mais caros, mais caras',
      least: 'mais barato, mais barata, mais baratos, mais baratas, menos caro',
      columns: 'preço, custo, tarifa, taxa, aluguel, renda, valor, custa, custam',
    },
    {
      most: 'mais bem pago, mais bem paga',
      least: 'menos bem pago, menos bem paga',
      columns: 'salário, ordenado, rendimento, ganha, ganham',
    },
    {
      most: 'mais recente, mais recentes',
      least: 'mais antigo, mais antiga, mais antigos, mais antigas',
      columns:
        'data, ano, dia, desde, fundado, fundada, construído, construída, aberto, nascimento, início, entrada, admissão, publicação, prazo, vencimento, começou, começaram, entrou, entraram',
    },
    {
      most: 'mais velho, mais velha',
      least: 'mais novo, mais nova, mais jovem',
      columns: 'idade',
    },
    {
      most: 'mais longo, mais longa, mais longos, mais longas, mais comprido',
      least: 'mais curto, mais curta, mais curtos, mais curtas',
      columns: 'comprimento, duração, distância, tempo',
    },
    {
      most: 'mais alto, mais alta',
      least: 'mais baixo, mais baixa',
      columns: 'altura, altitude, elevação',
    },
    { most: 'mais pesado, mais pesada', least: 'mais leve', columns: 'peso, massa' },
    { most: 'mais rápido, mais rápida', least: 'mais lento, mais lenta', columns: 'velocidade' },
    { most: 'mais largo, mais larga', least: 'mais estreito, mais estreita', columns: 'largura' },
    { most: 'mais profundo, mais profunda', least: 'menos profundo', columns: 'profundidade' },
    { most: 'mais quente', least: 'mais frio, mais fria', columns: 'temperatura' },
    {
      most: 'maior, maiores',
      least: 'menor, menores',
      columns: 'tamanho, superfície, área, população, volume, capacidade, habitantes',
    },
  ],
  within: 'em, no ano de, durante',
  qualifiers:
    'outro, outra, outros, outras, só, somente, apenas, ambos, ambas, diferença, último, última, primeiro, primeira',
  ranks: 'posição, prioridade, lugar, nota, classificação, nível',
  labels: 'nome, nomes, sobrenome, apelido, título, designação, número, n, id, identificador',
  prices:
    'quanto, quanto custa, quanto custam, quanto é, custa, custam, preço, preços, custo, tarifa',
  presence: {
    none: 'esgotado, esgotada, esgotados, esgotadas, fora de estoque, sem estoque, indisponível, indisponíveis',
    some: 'em estoque, disponível, disponíveis',
    columns: 'estoque, existências, inventário, quantidade, disponível, disponibilidade',
  },
  progress: {
    done: 'feito, feita, feitos, feitas, terminado, terminada, terminados, terminadas, concluído, concluída, concluídos, concluídas, completo, completa, completos, completas, fechado, fechada, fechados, fechadas, resolvido, resolvida, resolvidos, resolvidas',
    open: 'aberto, aberta, abertos, abertas, em aberto, pendente, pendentes, por fazer, a fazer, incompleto, incompleta, incompletos, incompletas',
    notBegun:
      'não iniciado, não iniciada, não iniciados, não iniciadas, não começou, não começaram, ainda não começou, ainda não começaram, por iniciar, por começar',
    underWay:
      'em andamento, em curso, em progresso, não iniciado, não iniciada, iniciado, iniciada, não concluído, não concluída, em espera, bloqueado, bloqueada, em revisão, planejado, planejada, planeado, planeada, adiado, adiada, atrasado, atrasada, novo, nova',
    still: 'ainda, já, até agora',
    tasks: 'tarefa, tarefas, ação, ações, ponto, pontos, medida, medidas, passo, passos',
  },
  affirmed: 'sim',
  denied: 'não',
  rowWords:
    'é, são, está, estão, foi, foram, entradas, linhas, têm, tem, trabalham, trabalha, vivem, vive, moram, mora, pertencem, pertence, ganham, ganha, custam, custa, contêm, contém, incluem, inclui, oferecem, oferece, todos, todas, diferentes, mostra, há, existem, produto, produtos, artigo, artigos, versão, versões, modelo, modelos, custa, custam, há, oferece, oferecem',
  persons: 'pessoa, pessoas, funcionários, empregados, trabalhadores, colaboradores, pessoal',
  superiors: 'gestor, gestora, chefe, superior, supervisor, responsável',
  reportsTo: 'reporta a, reportam a, responde a, respondem a, sob a chefia',
  rows: '… linhas',
  rowsOf: '… de … linhas',
  total: 'total',
  average: 'média',
  highest: 'máximo',
  lowest: 'mínimo',
  latest: 'mais recente',
  earliest: 'mais antigo',
}
