import type { LanguageData } from '../language.ts'
import { portugueseAggregation } from './aggregation.ts'
import { portugueseChanges } from './changes.ts'
import { portugueseChronology } from './chronology.ts'
import { portugueseLimits } from './limits.ts'
import { portugueseReckoning } from './reckoning.ts'
import { portugueseReferences } from './references.ts'
import { portugueseStatements } from './statements.ts'
import { portugueseValues } from './values.ts'

export const portuguese: LanguageData = {
  code: 'pt',
  references: portugueseReferences,
  chronology: portugueseChronology,
  limits: portugueseLimits,
  reckoning: portugueseReckoning,
  statements: portugueseStatements,
  changes: portugueseChanges,
  letters: 'áâãàçéêíóôõú',
  stopWordList: 'por',
  stemmer: 'portuguese',

  asks: {
    person: 'quem, de quem, a quem, com quem, para quem, por quem, que pessoa, qual pessoa',
    place:
      'onde, de onde, aonde, para onde, em que cidade, em qual cidade, qual cidade, que cidade, em que país, em qual país, qual país, que país, em que lugar, em qual lugar',
    time: 'quando, desde quando, até quando, em que ano, em qual ano, qual ano, que ano, que dia, qual dia, em que data, qual data, a que horas, que horas, em que mês, em que século',
    number:
      'quanto, quanta, quantos, quantas, quanto tempo, há quanto tempo, quantas vezes, quantos anos, que idade, qual idade, qual número, qual porcentagem, qual percentagem, que quantidade, que distância, a que distância, qual distância, que comprimento, que altura, que largura, de quanto em quanto tempo',
    reason: 'por que, porque, por quê, porquê, por que razão, por que motivo, por qual motivo',
    manner: 'como, de que maneira, de que forma, de que modo',
    steps:
      'como posso, como se faz, como faço, como fazer, como podemos, como devo, como é que faço, quais passos, quais são os passos, quais são as etapas, o que fazer, o que faço, o que devo fazer, o que posso fazer, o que tenho de fazer',
    definition:
      'o que significa, que significa, o que quer dizer, o que é um, o que é uma, o que se entende por, qual é o significado, qual é a definição, defina, o que significam, que significam, o que querem dizer',
    list: 'liste, lista, enumere, cite, mencione, nomeie, quais são, quais eram, quais foram, que tipos de, quais tipos de, o que são',
    choice: 'qual, quais, qual é, qual foi, qual era, em qual',
    thing:
      'que, o que, o quê, o que é, o que foi, de que, em que, com que, explique, descreva, conte-me, diga-me, o que faz, o que fazem, para que serve, para que servem, o que acontece',
  },
  questionLabels: 'pergunta, minha pergunta, a pergunta, questão',
  existing: 'há, existem, estão disponíveis',
  askingWords:
    'significa, significam, significado, quer dizer, definição, define, definir, explica, explique, explicar, explicação, descreve, descreva, descrição',
  purposeWords: 'serve, servem',
  latestWords:
    'último, última, últimos, últimas, recente, recentes, recentemente, atual, atuais, atualmente, agora, hoje, próximo, próxima, até agora',
  yesNoOpenings:
    'é, são, era, eram, foi, foram, está, estão, estava, há, havia, tem, têm, pode, podem, posso, deve, devem, devo, existe, existem, é verdade que, será que, podemos, devemos, preciso, precisamos, tenho de, tenho que, é preciso, é obrigatório',
  rulingWords:
    'permitido, permitida, possível, OK, acontece, levar, trazer, usar, utilizar, pôr, tomar, vir, ir, fazer, alguém, algo, preciso',
  prepositions:
    'a, ao, à, aos, às, de, do, da, dos, das, em, no, na, nos, nas, por, pelo, pela, para, com, sem, sobre, sob, entre, até, desde, durante, após',

  pronouns:
    'ele, ela, eles, elas, lhe, lhes, o, a, os, as, seu, sua, seus, suas, dele, dela, deles, delas, este, esta, isto, estes, estas, esse, essa, isso, esses, essas, aquele, aquela, aquilo, aqueles, aquelas, lá, ali, aí, o mesmo, a mesma, este último, aqui, nele, nela',
  followUps:
    'e, mas, ou, então, também, e quanto a, e sobre, e o que dizer de, o que mais, quem mais, e como, e quando, e onde, por que não, conte mais, e desde quando, e a, e o',
  corrections:
    'queria dizer, não queria dizer, quis dizer, não quis dizer, refiro-me a, não refiro-me a, estava a falar de, eu quis dizer, não o, não a, não isso mas, antes',
  conjunctions:
    'e, ou, mas, porém, porque, pois, que, se, quando, enquanto, embora, bem como, já que, para que, nem, assim como',
  ofWords: 'de, do, da, dos, das, d’, por, pelo, pela',
  relatives: 'que, quem, cujo, cuja, cujos, cujas, onde, o qual, a qual, os quais, as quais',
  coordinators: 'e',
  genitives: 'de, do, da, dos, das, d’',
  possessives: 'seu, sua, seus, suas, cujo, cuja',
  conditionals: 'se, caso',
  reasons:
    'porque, pois, já que, visto que, uma vez que, como, devido a, devido ao, devido à, por causa de, por causa do, por causa da, por razões, por motivos, para que, graças a, por isso, a razão, o motivo',
  hypotheticals: 'poderia, poderiam, seria, seriam, teria, teriam, deveria, deveriam, talvez',
  negations:
    'não, nunca, jamais, nada, ninguém, nenhum, nenhuma, nem, sem, tampouco, exceto, salvo, em lugar nenhum',
  deictics:
    'eu, nós, nosso, nossa, nossos, nossas, meu, minha, você, vocês, ontem, hoje, amanhã, esta semana, na semana passada, na próxima semana, este mês, no mês passado, no próximo mês, este ano, no ano passado, no próximo ano, ver também',
  leaningOpenings:
    'no entanto, contudo, porém, todavia, entretanto, portanto, por isso, assim, além disso, em vez disso, pelo contrário, caso contrário, então, depois, também, este, esta, isto, estes, estas, esse, essa, isso, ele, ela, eles, elas, seu, sua, seus, suas, mas, e, por exemplo, da mesma forma, finalmente, mais tarde, lá, ali, aqui, ambos, consequentemente',
  articles: 'o, a, os, as, um, uma, uns, umas',
  copulas: 'é, era, são, eram, foi, foram',
  nameLinks: 'de, do, dos, da, e',
  nameParticles: 'de, da, dos',
  honorifics: 'são, santo, santa, rei, rainha',
  courtesyTitles: 'senhor, senhora, sr, sra, dom, dona, dr, dra, prof',
  otherNameCues:
    'conhecido como, conhecida como, chamado, chamada, apelidado de, apelidada de, vulgo',

  genericHeadings:
    'visão geral, introdução, prefácio, resumo, sumário, conclusão, conclusões, nota, notas, observação, observações, aviso, atenção, importante, dica, dicas, exemplo, exemplos, uso, utilização, instalação, opções, parâmetros, descrição, detalhes, geral, diversos, requisitos, índice, conteúdo, perguntas frequentes, perguntas, respostas, anexo, apêndice, passo, passos, tabela, figura, definições, resultados, discussão, agradecimentos, história, biografia, nome, título, data, número',
  greetings:
    'olá, oi, bom dia, boa tarde, boa noite, saudações, tudo bem, como vai, bem-vindo, alô, ei',
  thanks:
    'obrigado, obrigada, muito obrigado, muito obrigada, valeu, agradeço, ok obrigado, muitíssimo obrigado, obrigado pela ajuda, obrigada pela ajuda, grato, grata',
  acknowledgements:
    'ok, okay, está bem, tudo bem então, de acordo, entendi, entendido, percebi, compreendo, já percebi, é tudo, é só isso, não importa, sem problema, adeus, até logo, até breve, até mais, tchau, tenha um bom dia',
  questionsOfAssistant:
    'quem és tu, quem é você, quem és, o que és, o que é você, o que podes fazer, o que você pode fazer, o que pode fazer, o que fazes, o que você faz, o que sabes, o que você sabe, o que posso perguntar, como podes ajudar, como pode ajudar, como você pode me ajudar, como funcionas, como você funciona, és um robô, você é um robô, você é humano, como te chamas, qual é o seu nome, ajuda-me, me ajude, pode ajudar-me, pode me ajudar, preciso de ajuda, tenho uma pergunta',
  shorterWishes:
    'mais curto, mais curta, mais breve, mais curto por favor, faz mais curto, faça mais curto, encurta, encurta isso, encurte, abrevia, sê breve, seja breve, brevemente, breve, em breve, em resumo, resumindo, resume, resume isso, resuma, resuma isso, resumo, um resumo, resumido, mais resumido, mais conciso, conciso, muito longo, demasiado longo, é muito longo, longo demais, muito texto, texto a mais, numa frase, em uma frase, numa só frase, em duas frases, em poucas palavras, em menos palavras, com menos palavras, só o essencial, o essencial, apenas o essencial, só o principal, só a resposta, apenas a resposta, direto ao ponto, versão curta, menos texto',
  moreWishes:
    'mais, mais por favor, algo mais, um pouco mais, mais um pouco, diz-me mais, diga-me mais, me diga mais, me fala mais, fale mais, fala mais, conta mais, conte mais, conta-me mais, conte-me mais, me conte mais, dá-me mais, mais sobre isso, mais sobre isto, fale mais sobre isso, mais detalhes, mais detalhe, mais pormenores, com mais detalhes, com mais detalhe, em detalhe, em detalhes, em pormenor, mais detalhado, detalhes, mais informação, mais informações, mais info, desenvolve, desenvolva, elabora, elabore, mais longo, continua, continue, prossiga, segue, vai, e que mais, que mais, o que mais, o que mais há, o que mais diz, o que mais sabes, mais alguma coisa, há mais alguma coisa, tem mais alguma coisa, há mais, tem mais, explica, explica isso, explique, explique isso, explica-me isso, explique melhor, explica melhor, me explica, me explique, o que queres dizer, o que quer dizer, o que quer dizer com isso, o que você quer dizer, o que queres dizer com isso, o que significa isso, o que isso significa, o que quer isso dizer, como assim, mais contexto, contexto',
  sourceWishes:
    'tens a certeza, tem certeza, tem a certeza, você tem certeza, tem certeza disso, tens a certeza disso, certeza, de certeza, estás certo disso, a sério, sério, mesmo, é mesmo, de verdade, é verdade, isso é verdade, é correto, isso está certo, está certo, está correto, isso está correto, onde diz isso, onde é que diz isso, onde está escrito, onde está escrito isso, onde isso está escrito, onde leste isso, onde você leu isso, onde viste isso, onde posso ler isso, onde encontraste isso, de onde vem isso, de onde veio isso, de onde tiraste isso, de onde você tirou isso, quem disse isso, quem diz isso, segundo quem, fonte, a fonte, fontes, as fontes, a tua fonte, as tuas fontes, sua fonte, suas fontes, qual é a fonte, qual a fonte, qual é a tua fonte, qual é a sua fonte, quais são as fontes, quais as fontes, mostra a fonte, mostra-me a fonte, mostre a fonte, me mostre a fonte, mostra as fontes, mostre as fontes, dá-me a fonte, cita a fonte, cite a fonte, cite as fontes, com fontes, referência, referências, que documento, qual documento, em que documento, em qual documento, em que página, em qual página, qual página, em que secção, em que seção, como sabes, como sabes isso, como você sabe, como você sabe disso, prova, provas, prove, prova isso, evidência, citação, a citação, mostra-me onde, me mostre onde, mostra o trecho, mostre o trecho, não acredito, não acredito nisso, duvido, duvido disso, verifica, verifique, confere isso',
  remarksOnReply:
    'por outras palavras, em outras palavras, mais simples, repete, repita, não entendo, não entendi, não percebo, não percebi, está errado, não foi o que perguntei, isso não responde à minha pergunta, traduz isso, traduza isso, em português, em inglês, em alemão, em espanhol, em francês, na minha língua, em forma de lista, como lista, numa lista, em uma lista, em lista, faz uma lista, faça uma lista, em tópicos, por tópicos, em pontos, com marcadores, em forma de tabela, como tabela, numa tabela, em uma tabela, faz uma tabela, faça uma tabela, com outras palavras, em palavras simples, em palavras mais simples, com palavras simples, mais simples por favor, simplifica, simplifique, diz de outra forma, diga de outra forma, de outra forma, reformula, reformule, reformula isso, parafraseia, repete isso, repita isso, outra vez, de novo, mais uma vez, traduz, traduza, traduz para inglês, traduza para inglês, traduza para o inglês, traduzir, tradução, em italiano, em russo, em chinês, em árabe, para inglês, para português, noutra língua, em outra língua, em outro idioma, não compreendo, não percebi nada, não é verdade, isso não é verdade, isso está errado, errado, está incorreto, isso não está certo, não foi isso que perguntei, não perguntei isso',
  thankedFor:
    'ajuda, ajudar, apoio, resposta, respostas, informação, informações, explicação, tempo, rápida, tudo',
  courtesies:
    'você pode, você poderia, poderia, pode, podes, poderias, consegue, por favor, procurar, verificar, conferir, checar, pesquisar, ver isso, descobrir, encontrar, dizer, me dizer, dizer-me, ajudar, me ajudar, ajudar-me, explicar, confirmar, responder, saber, sabe, sabes, alguma ideia, ideia, obrigado, obrigada',
  leadIns:
    'uma pergunta rápida, tenho uma pergunta, tenho uma dúvida, queria saber, gostaria de saber, quero saber, preciso saber, queria perguntar, gostaria de perguntar, não sei, você sabe, sabe, sabes, alguém sabe, alguém pode me dizer, pode me dizer, podes dizer-me, pode dizer-me, poderia me dizer, você pode me dizer, você poderia me dizer, desculpa, desculpe, com licença, por favor, procuro, estou procurando, estou à procura de, pode me explicar, poderia me explicar, você pode me explicar, você poderia me explicar, podem me dizer, poderiam me dizer, podem me explicar, poderiam me explicar, pode explicar-me, podia dizer-me, podia explicar-me, alguém pode me explicar',
  wishes:
    'quero, preciso, preciso de, queria, gostaria de, tenho que, tenho de, devo, estou tentando, estou a tentar, tento, não consigo, não posso, queremos, precisamos, precisamos de, gostaríamos de, temos que, ajuda-me a, me ajude a',

  abbreviations:
    'sr, sra, srs, dr, dra, prof, profa, av, etc, aprox, eng, ex, jan, fev, mar, abr, jun, jul, ago, set, out, nov, dez, máx, mín, tel, séc, srta, exmo, exma, lda, ltda, trad, ed, obs, sto, sta, eng.º, prof.ª, dr.ª, exmos, ilmo, ilma, cia, dep, depto, r, trav, pç, lg, urb, apt, apto, tlm, telef, fax, p.ex, s.a, resp, adm',
  abbreviationsOfNumbers:
    'p, pp, pág, págs, vol, n, núm, art, cap, fig, al, inc, ref, bl, lt, fls, doc',
  numerals: 'dois, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze',
  wordFamilies:
    'abrir / aberto / abertura, acender / aceso, animal / animais, anual / anuais, azul / azuis, cobrir / coberto / cobertura, concluir / conclusão, construir / constrói / construção, corrigir / correção, crescer / crescimento, decidir / decisão, defender / defesa, descobrir / descoberto, devolver / devolução, dividir / divisão, dormir / durmo, eleger / eleito / eleição, escrever / escrito, excluir / exclusão, fácil / fáceis, fechar / fechamento, fóssil / fósseis, hotel / hotéis, imprimir / impresso / impressão, incluir / inclusão, ler / lê / leu / leitura, medir / meço / medição, mensal / mensais, morrer / morto, nascer / nascimento, oferecer / oferta, pagar / pagamento, papel / papéis, pedir / peço, perder / perco, permitir / permissão, põe / pôs / posto, proibir / proibição, proteger / proteção, receber / recibo, reduzir / redução, repetir / repetição, responder / resposta, romper / rotura / ruptura, solicitar / solicitação, substituir / substituição, suspender / suspenso / suspensão, traduzir / tradução, útil / úteis, vencer / vencimento, voar / voo, votar / votação, alto / altura, largo / largura, longo / comprimento, fundo / profundidade, mão / mãos, pão / pães, cão / cães',
  opposites:
    'primeiro / segundo / terceiro / quarto / quinto / último, primeira / segunda / terceira / última, mais / menos, maior / menor, máximo / mínimo, alto / baixo, grande / pequeno, longo / curto, velho / jovem / novo, antes / depois, norte / sul / leste / oeste, esquerda / direita, superior / inferior, interno / externo, aumentar / diminuir, subir / descer, começar / terminar, início / fim, abrir / fechar, ganhar / perder, vitória / derrota, comprar / vender, construir / destruir, aceitar / rejeitar, permitir / proibir, apoiar / opor, sucesso / fracasso, vantagem / desvantagem, maioria / minoria, positivo / negativo, público / privado, rico / pobre, melhor / pior, forte / fraco, rápido / lento, fácil / difícil, seguro / perigoso, quente / frio, seco / úmido, claro / escuro, largo / estreito, comum / raro, antigo / moderno, masculino / feminino, homens / mulheres, dia / semana / mês / ano / década / século',

  aspects: 'história, importância, críticas, situação atual',
  overviews:
    'resuma, resume, resumir, resumo de, resumo do, resumo da, um resumo de, um resumo do, faça um resumo de, faça um resumo do, dê um resumo de, visão geral de, de que trata, do que trata, sobre o que é, o que diz, o que contém, dê-me uma visão geral de, dê-me uma visão geral dos, dá-me uma visão geral de, dá-me uma visão geral dos, me dê uma visão geral de, me dê uma visão geral dos, visão geral dos, uma visão geral de, uma visão geral dos, resumo dos, um resumo dos, faça um resumo dos, de que tratam, do que tratam, sobre o que são, o que dizem, o que contêm',
  themes:
    'quais são os temas principais, quais são os principais temas, quais são os temas, quais são os principais assuntos, quais são os assuntos principais, quais são os assuntos, quais são os principais tópicos, quais são os pontos principais, quais são as ideias principais, que temas abordam, quais temas abordam, que assuntos tratam, de que assuntos tratam, de que temas tratam, que temas há, temas principais, principais temas, o que … têm em comum, o que têm em comum, compare todos, compara todos, compare os documentos, compara os documentos, compare estes documentos',
  library: {
    documents: 'documentos, arquivos, ficheiros, textos, fontes, PDFs',
    questions:
      'quantos … existem, quantos … há, quantos … há aqui, quantos … há no total, quantos … você tem, quantos … tens, quantos … tem, quantos … tenho, quantos … eu tenho, quantos … carreguei, quantos … enviei, quantos … você conhece, quais … existem, quais … há, que … há, quais … você tem, que … você tem, que … tens, quais … tens, quais … tem, quais … tenho, que … tenho, quais … carreguei, quais … enviei, quais … você conhece, quais … pode consultar, quais … estão disponíveis, quais são os meus …, quais são os seus …, quais são os …, liste meus …, liste os meus …, liste os …, liste todos os …, lista de …, mostre meus …, mostre os meus …, mostre os …, mostra-me os …, mostra-me os meus …, número de documentos, o que há na biblioteca',
    topics:
      'o que posso perguntar, o que eu posso perguntar, o que posso te perguntar, o que lhe posso perguntar, sobre o que posso perguntar, que perguntas posso fazer, quais perguntas posso fazer, que perguntas você pode responder, quais perguntas você pode responder, o que você sabe, o que sabes, sobre o que você pode falar, em que você pode me ajudar, em que podes ajudar-me',
  },
  facts: {
    author: {
      questions:
        'quem escreveu …, quem redigiu …, quem publicou …, quem é o autor de …, quem é o autor do …, quem é o autor da …, quem é a autora de …, quem é a autora do …, quem é a autora da …, quem são os autores de …, quem são os autores do …, quem são os autores da …, por quem foi escrito …, quem é o autor',
      names:
        'autor, autora, autores, autoras, escrito por, redigido por, criado por, elaborado por',
    },
    published: {
      questions:
        'quando foi publicado …, quando foi publicada …, quando foi escrito …, quando foi escrita …, quando … foi publicado, quando … foi publicada, quando … foi escrito, quando … foi escrita, qual é a data de …, qual é a data do …, qual é a data da …, qual é a data de publicação de …, qual é a data de publicação do …',
      names:
        'data, publicado, publicado em, publicada em, data de publicação, criado, criado em, emitido em',
    },
    updated: {
      questions:
        'quando foi atualizado …, quando foi atualizada …, quando … foi atualizado, quando … foi atualizada, quando … foi atualizado pela última vez, quando … foi atualizada pela última vez, quando foi modificado …, quando … foi modificado, quando foi a última atualização de …, quando foi a última atualização do …, quando foi a última atualização da …, qual é a última atualização de …',
      names:
        'atualizado, atualizado em, atualizada em, última atualização, modificado, modificado em, última modificação, revisado em, revisto em',
    },
  },
  documentWords:
    'documento, documentos, texto, arquivo, ficheiro, página, artigo, relatório, PDF, conteúdo, seção, secção, capítulo, parte',
  collectionWords:
    'documentos, arquivos, ficheiros, textos, artigos, páginas, relatórios, PDFs, fontes, coleção, biblioteca, corpus, grafo, tudo, todos, todas, estes, estas, destes, destas, nestes, esses, desses',
  rangeWords: 'a, à',
  requests:
    'descreva, descreve, resuma, resume, explique, explica, analise, compare, dê uma visão geral de, escreva um relatório sobre, mostre-me, mostra-me, me mostre, dê-me, dá-me, me dê, diga-me, diz-me, me diga, explique-me, me explique, liste',
  comparisons:
    'versus, em comparação com, comparação, diferença entre, diferenças entre, difere de, se diferencia de, se diferenciam, diferem',
  orders: {
    verbs:
      'ignore, ignora, ignorem, ignorar, esqueça, esquece, esqueçam, desconsidere, desconsidera, desconsiderem',
    which: 'anteriores, anterior, prévias, prévios, acima, todas, todos, tuas, suas, outras',
    what: 'instrução, instruções, orientações, diretrizes, regras, comandos, prompt, prompts',
    readers: 'IA, LLM, assistente de IA, modelo de linguagem, chatbot',
    openings: 'você é um, você é uma, agora você é um, agora você é uma, és um, és uma',
  },

  aggregation: portugueseAggregation,
  connections:
    'como … e … estão ligados, como … e … estão relacionados, como … está ligado a …, qual é a relação entre … e …, que relação há entre … e …, qual é a ligação entre … e …, o que liga … a …, o que liga … e …, o que … tem a ver com …, relação entre … e …',

  backMatter:
    'ver também, veja também, referências, ligações externas, links externos, bibliografia, notas e referências, comentários, deixe um comentário, artigos relacionados, leia também, leitura adicional, fontes, sobre o autor, tópicos relacionados, conteúdo relacionado',
  pointers: 'fonte',
  figureWords: 'figura, fig, ilustração, imagem',
  releaseWords: 'versão, lançamento, lançada, lançado, publicada, publicado, saiu',
  changeWords:
    'versão, versões, lançamento, mudanças, alterações, alterado, novidades, novo em, adicionado, introduzido, removido, obsoleto, corrigido, atualização, atualizar',
  referrals:
    'mais informações, para mais informações, mais detalhes, saiba mais, para saber mais, veja também, ver também, leia mais',
  values: portugueseValues,

  replies: {
    nothing: 'Nada nos documentos responde a esta pergunta.',
    nearest: 'Nenhum trecho o diz expressamente; o mais próximo é:',
    otherLanguage:
      'Os documentos estão em outra língua; os trechos mais próximos por nomes e números são:',
    notFound: 'Não encontrei nada sobre:',
    greeting: 'Olá! Pergunte-me algo sobre os seus documentos.',
    thanks: 'De nada.',
    acknowledgement: 'Muito bem. Pergunte-me quando quiser saber mais.',
    ofAssistant:
      'Procuro a resposta à sua pergunta nas fontes e mostro as citações exatas em que se baseia. O que deseja saber?',
    remark: 'Cito os documentos tal como são, sem os reformular nem traduzir.',
    said: 'Os documentos dizem-no com estas palavras:',
    noMore: 'Não encontrei mais nada sobre isso.',
    page: 'página …',
    whichDocument: 'Qual documento? Indique palavras do título ou escolha-o antes.',
    themesOf: 'Os temas principais de … documentos:',
    longestOf: 'Os … mais longos de … documentos:',
    allOf: 'Documentos: …',
    emptyHanded: 'Pergunte, por favor, sobre algo que os documentos possam conter.',
  },
  report: {
    contents: 'Conteúdo',
    findings: 'Principais resultados',
    details: 'Em detalhe',
    disagreements: 'Onde as fontes divergem',
    notFound: 'O que não foi encontrado',
    onNoPage: 'em nenhuma página lida',
    inNoQuote: 'em nenhuma frase citada',
    sources: 'Fontes',
    retrieved: 'consultado',
    abstractOnly: 'apenas o resumo',
    copies: 'o mesmo texto',
    nothing: 'Nenhuma das páginas que puderam ser lidas diz algo sobre este tema.',
    noPage: 'A pesquisa não encontrou nenhuma página.',
    unreadable: 'A pesquisa encontrou páginas, mas nenhuma delas pôde ser lida.',
    searched: 'O que foi pesquisado',
    partial: 'A pesquisa foi encerrada antes do fim.',
  },
}
