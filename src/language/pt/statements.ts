import type { StatementData } from '../statement-words.ts'

export const portugueseStatements: StatementData = {
  openings:
    'quais são as …, quais são os …, qual é a …, qual é o …, quais foram as …, quais foram os …, que … foram, que … há, quais …, que …, há …, houve …, lista de …, liste as …, liste os …, mostre as …, mostre os …, todas as …, todos os …, as …, os …',
  actors:
    'eu, nós, você, vocês, o senhor, a senhora, ele, ela, eles, elas, todos, cada um, a direção, o conselho, a comissão, a equipa, a equipe, a empresa, o inquilino, o locatário, o senhorio, o cliente, o fornecedor, o tesoureiro, os pais, alguém',
  deadlines: 'até, até ao, até o, até à, antes de, antes do, o mais tardar, no prazo de, dentro de',
  sources:
    'reunião, ata, mail, e-mail, mensagem, carta, relatório, chat, conversa, contrato, sessão, assembleia, documento, nota, texto, menciona, tomadas, tomada, feitas, feita',
  kinds: {
    decision: {
      names: 'decisões, decisão, deliberações, acordos, decidido',
      asks: 'o que foi decidido, o que se decidiu, que foi decidido, o que decidiu …, o que decidiram …, o que ficou decidido, o que foi acordado, o que ficou combinado, o que foi aprovado',
      says: 'foi decidido, ficou decidido, decidiu-se, decidiu, decidiram, decidimos, ficou acordado, foi acordado, combinado, foi aprovado, foi aprovada, aprovou, aprovaram, deliberou, foi eleito, foi eleita, aceitamos',
    },
    rejected: {
      names: 'recusas, recusa, rejeitado, recusado',
      asks: 'o que foi recusado, o que foi rejeitado, o que recusou …, o que rejeitou …, que pedido foi recusado, que proposta foi rejeitada',
      says: 'foi recusado, foi recusada, foi rejeitado, foi rejeitada, recusou, rejeitou, recusaram, rejeitaram, recusa, chumbada, não podemos aceitar, indeferido',
    },
    open: {
      names:
        'questões em aberto, pontos em aberto, perguntas em aberto, assuntos pendentes, pendentes, perguntas',
      asks: 'o que ficou em aberto, o que está em aberto, o que não foi decidido, o que ainda não foi decidido, o que foi adiado, o que não está claro, o que falta decidir',
      says: 'em aberto, não se decidiu, não foi decidido, ainda não se decidiu, nada decidido, nenhuma decisão, foi adiada, foi adiado, adiada, adiado, não está claro, por decidir, falta decidir, pendente, não sabemos',
    },
    task: {
      names: 'tarefas, tarefa, ações, ação, próximos passos, afazeres, TODO',
      asks: 'quem tem de fazer o quê, quem tem que fazer o quê, quem faz o quê, o que tem de fazer …, o que … tem de fazer, o que … tem que fazer, o que … deve fazer, o que … devem fazer, o que … vai fazer, o que deve fazer …, o que há para fazer, o que falta fazer, o que tenho de fazer, o que devo fazer',
      says: 'fica responsável por, é responsável por, encarrega-se de, trata de, ficou encarregado, ficou encarregada, ofereceu-se para',
      does: 'vai, vão, vou, vamos, -ará, -erá, -irá, -arão, -erão, -irão',
    },
    request: {
      names: 'pedidos, pedido, solicitações',
      asks: 'o que pede …, o que … pede, o que pediu …, o que solicita …',
      says: 'por favor, pedimos, peço, solicitamos, pede que, pede-se, poderia, poderiam, pode enviar, queira, solicita-se',
    },
    requirement: {
      names: 'requisitos, requisito, obrigações, obrigação, condições, exigências',
      asks: 'o que é obrigatório, o que é exigido, o que exige …, o que … exige, a que se obriga …, o que é necessário',
      says: 'deve, devem, deverá, deverão, tem de, têm de, tem que, têm que, temos de, é obrigatório, obrigatório, é obrigado, é necessário, exige-se, exige',
      does: 'deve, devem, deverá, deverão, tem de, têm de, tem que, têm que, temos de',
    },
    prohibition: {
      names: 'proibições, proibição, proibido',
      asks: 'o que é proibido, o que está proibido, o que não é permitido, o que … não pode fazer, o que não se pode',
      says: 'é proibido, é proibida, são proibidos, está proibido, proibido, não é permitido, não pode, não podem, não deve, não devem, não se pode',
    },
    deadline: {
      names: 'prazos, prazo, datas limite, datas',
      asks: 'o que vence',
      says: 'prazo, data limite, próxima reunião, vence, o mais tardar',
    },
    proposal: {
      names: 'propostas, proposta, recomendações, recomendação, sugestões, sugestão, conselhos',
      asks: 'o que propõe …, o que … propõe, o que propôs …, o que sugere …, o que … sugere, o que sugeriu …, o que recomenda …, o que … recomenda, o que recomendou …, o que aconselha …, o que foi proposto',
      says: 'propõe, propôs, propomos, proponho, sugere, sugeriu, sugiro, sugerimos, recomenda, recomendou, recomendo, recomendamos, aconselha, aconselhamos, a minha proposta, seria melhor',
    },
    option: {
      names: 'opções, opção, alternativas, alternativa, possibilidades, ofertas',
      asks: 'o que pode escolher …, o que oferece …',
      says: 'duas opções, três opções, duas possibilidades, três possibilidades, opção, alternativa, ou então, pode escolher, à escolha',
    },
    promise: {
      names: 'promessas, promessa, compromissos',
      asks: 'o que promete …, o que … promete, o que prometeu …, o que garante …, a que se compromete …',
      says: 'promete, prometeu, prometemos, prometo, garante, garantimos, compromete-se, comprometemo-nos',
    },
    risk: {
      names:
        'riscos, risco, avisos, problemas, problema, preocupações, receios, objeções, perigos, queixas',
      asks: 'de que avisa …, o que receia …, o que teme …, o que preocupa …, de que se queixa …, que problemas',
      says: 'avisa, avisou, alerta, alertou, risco, riscos, perigo, perigoso, preocupa, preocupado, preocupada, receia, teme, problema, problemas, queixou-se, queixaram-se',
    },
    finding: {
      names: 'resultados, resultado, conclusões, conclusão, constatações',
      asks: 'o que foi constatado, o que se constatou, o que constatou …, o que concluiu …, o que conclui …, o que se descobriu',
      says: 'constatou, constatou-se, verificou-se, concluiu, conclui, mostra que, mostrou que, em conclusão, resultou',
    },
  },
}
