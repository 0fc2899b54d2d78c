import type { ReckoningData } from '../reckoning-words.ts'

export const portugueseReckoning: ReckoningData = {
  per: 'por, por cada, para, para cada, ao, à, o, a, cada',
  each: 'por, por cada, para cada, cada',
  anyone: 'pessoa, participante',
  pieces: 'unidade, peça, exemplar, artigo',
  recurring: {
    day: 'diário, diária',
    week: 'semanal',
    month: 'mensal, mensais',
    year: 'anual, anuais',
  },
  pays: 'pagar, pago, pagamos, devo, devolvem, reembolsam, custa, custam, cobrado',
  before: 'antes de, antes da, antes do',
  after: 'depois de, após, a partir de, a partir da, desde, de, a contar de, entre',
  conditions:
    'após, após os primeiros, depois de, depois dos primeiros, a cada, mais de, menores de, maiores de',
  asksWhen:
    'quando, até quando, quanto tempo, em que data, até que data, que dia, a que horas, até que dia, o mais tardar, no máximo',
  toEndOf: {
    month: 'no fim do mês, para o fim de um mês, no final do mês',
    quarter: 'no fim do trimestre, para o fim de um trimestre, no final do trimestre',
    year: 'no fim do ano, para o fim de um ano, no final do ano',
  },
  endOf: { month: 'fim do mês', quarter: 'fim do trimestre', year: 'fim do ano' },
  events:
    'assinar / assinei / assinatura / assinado, comprar / comprei / compra / encomendei, chegar / chegada / chegamos / chego, entregue / entrega / recebi / receção, começar / começou / começa / início, terminar / terminou / fim / termina, aberto / abertura / abri, sair / saí / saída / partida, emprestado / empréstimo / devolver',
  inUnit: 'em',
  serves: 'para',
}
