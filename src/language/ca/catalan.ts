import type { LanguageData } from '../language.ts'
import { catalanStatements } from './statements.ts'
import { catalanValues } from './values.ts'

export const catalan: LanguageData = {
  code: 'ca',
  statements: catalanStatements,
  letters: 'àçèéíïòóúü·',
  stopWordList: 'cat',
  stemmer: 'catalan',

  asks: {
    person: 'qui, de qui, a qui, amb qui, per a qui, quina persona',
    place:
      'on, d’on, cap a on, en quina ciutat, quina ciutat, en quin país, quin país, en quin lloc',
    time: 'quan, des de quan, fins quan, en quin any, quin any, quin dia, quina data, a quina hora, en quin mes, en quin segle',
    number:
      'quant, quanta, quants, quantes, quant de temps, quantes vegades, quina edat, quin percentatge, quina quantitat, quina distància, a quina distància, quina llargada, quina alçada, quina amplada, cada quant, cada quant de temps',
    reason: 'per què, per quina raó, per quin motiu',
    manner: 'com, de quina manera',
    steps:
      'com puc, com es fa, com es pot, quins passos, què faig, què he de fer, què puc fer, què cal fer',
    definition:
      'què significa, què vol dir, què és un, què és una, defineix, què signifiquen, què volen dir',
    list: 'enumera, llista, anomena, quins són, quines són, quins tipus',
    choice: 'quin, quina, quins, quines, quin és, quina és',
    thing:
      'què, què és, de què, a què, explica, descriu, digues-me, què fa, què fan, per a què serveix, per a què serveixen, què passa',
  },
  questionLabels: 'pregunta, la meva pregunta',
  askingWords:
    'significa, significat, vol dir, definició, defineix, explica, explicació, descriu, descripció',
  purposeWords: 'serveix, serveixen',
  latestWords:
    'últim, última, últims, últimes, recent, recents, recentment, actual, actuals, actualment, ara, avui, proper, pròxim, pròxima',
  yesNoOpenings:
    'és, són, era, eren, hi ha, ha, han, té, tenen, pot, poden, es pot, existeix, és veritat que',

  pronouns:
    'ell, ella, ells, elles, el seu, la seva, els seus, les seves, seu, seva, aquest, aquesta, això, aquests, aquestes, aquell, aquella, allò, allà, aquí, hi, en',
  followUps:
    'i, però, o, llavors, també, i què hi ha de, què més, qui més, i com, i quan, i on, per què no',
  corrections:
    'volia dir, no volia dir, em referia a, no em referia a, em refereixo a, no em refereixo a, no sinó, més aviat',
  conjunctions: 'i, o, però, perquè, que, si, quan, mentre, encara que, així com, ja que, sinó, ni',
  ofWords: 'de, del, de la, dels, de les, d’',
  relatives: 'que, qui, on, el qual, la qual, els quals',
  genitives: 'de, del, dels, d’',
  possessives: 'seu, seva, seus, seves',
  conditionals: 'si',
  hypotheticals: 'podria, podrien, seria, serien, hauria, haurien, potser',
  negations: 'no, mai, res, ningú, cap, ni, sense, tampoc, excepte, enlloc',
  deictics:
    'jo, meu, meva, meus, meves, nosaltres, nostre, nostra, nostres, tu, teu, teva, vosaltres, vostre, vostra, vostres, vostè, vostès, ahir, avui, demà, aquesta setmana, la setmana passada, la setmana vinent, aquest mes, el mes passat, el mes vinent, aquest any, enguany, l’any passat, l’any vinent, vegeu també, llegiu més',
  leaningOpenings:
    'no obstant això, tanmateix, per tant, així, a més, en canvi, altrament, després, també, aquest, aquesta, això, aquests, aquestes, ell, ella, ells, elles, el seu, la seva, però, i, per exemple, finalment, més tard, allà, aquí',
  articles: 'el, la, els, les, l’, un, una, uns, unes',
  coordinators: 'i',
  copulas: 'és, era, són, eren, fou',
  honorifics: 'sant, santa, rei, reina',
  courtesyTitles: 'senyor, senyora, sr, sra, dr, dra',
  otherNameCues: 'conegut com a, coneguda com a, anomenat, anomenada, dit, dita, àlies',

  greetings:
    'hola, bon dia, bona tarda, bona nit, bones, salut, com estàs, bon vespre, ei, bones tardes, benvingut',
  thanks:
    'gràcies, moltes gràcies, mercès, moltíssimes gràcies, mil gràcies, gràcies per tot, us ho agraeixo',
  acknowledgements:
    'd’acord, ok, entesos, entès, ho entenc, ja ho veig, això és tot, no importa, no passa res, adeu, adéu, a reveure, fins aviat, fins després, que tingui un bon dia',
  questionsOfAssistant:
    'qui ets, qui sou, què ets, què pots fer, què podeu fer, què fas, què saps, què saps fer, què puc preguntar, què et puc preguntar, com em pots ajudar, com em podeu ajudar, com funciones, ets un bot, ets un robot, ets humà, com et dius, ajuda’m, ajudeu-me, em pots ajudar, em podeu ajudar, necessito ajuda, tinc una pregunta',
  shorterWishes:
    'més curt, més curta, més breu, fes-ho més curt, escurça-ho, abreuja-ho, sigues breu, breument, breu, en breu, en resum, resumeix, resumeix-ho, resum, un resum, més concís, concís, massa llarg, és massa llarg, massa text, en una frase, en una sola frase, en dues frases, en poques paraules, en menys paraules, només l’essencial, l’essencial, només el més important, només la resposta, versió curta, menys text',
  moreWishes:
    'més, més si us plau, una mica més, digues-me més, digue’m més, digue’m-en més, explica’m més, explica’m-en més, parla’m-en més, més sobre això, més detalls, més detall, amb més detall, amb detall, en detall, detalls, més informació, més info, més detallat, amplia-ho, desenvolupa-ho, més llarg, continua, continueu, segueix, endavant, i què més, què més, què més hi ha, què més diu, alguna cosa més, hi ha res més, hi ha alguna cosa més, explica, explica-ho, explica això, explica-m’ho, explica-ho millor, què vols dir, què vols dir amb això, què voleu dir, què vol dir això, què significa això, a què et refereixes, com és això, més context, context',
  sourceWishes:
    'n’estàs segur, n’estàs segura, n’esteu segur, n’esteu segurs, estàs segur, estàs segura, esteu segurs, segur, de debò, de veritat, seriosament, és veritat, és cert, és correcte, això és cert, això és veritat, on ho diu, on diu això, on posa això, on ho posa, on està escrit, on està escrit això, on és escrit, on ho has llegit, on ho has trobat, on puc llegir-ho, on ho puc llegir, d’on ho treus, d’on ho has tret, d’on surt això, d’on ve això, qui ho diu, qui diu això, segons qui, font, la font, fonts, les fonts, quina font, quina és la font, quines són les fonts, mostra la font, mostra’m la font, ensenya’m la font, dona’m la font, cita la font, cita les fonts, amb fonts, referència, referències, quin document, en quin document, a quina pàgina, quina pàgina, a quina secció, com ho saps, com ho sabeu, prova, proves, demostra-ho, cita, la cita, mostra’m on, ensenya’m on, no m’ho crec, no ho crec, ho dubto, comprova-ho, verifica-ho',
  remarksOnReply:
    'en altres paraules, amb altres paraules, més senzill, repeteix-ho, no ho entenc, no entenc, això està malament, no és el que he preguntat, això no respon la meva pregunta, tradueix-ho, en català, en anglès, en castellà, en francès, en alemany, en la meva llengua, en forma de llista, com a llista, en una llista, en llista, fes una llista, fes-ne una llista, en punts, per punts, amb vinyetes, en forma de taula, com a taula, en una taula, fes una taula, dit d’una altra manera, digues-ho d’una altra manera, d’una altra manera, en paraules senzilles, amb paraules senzilles, més fàcil, simplifica-ho, reformula-ho, reformula, repeteix, una altra vegada, un altre cop, de nou, tradueix, tradueix-ho a l’anglès, tradueix a l’anglès, traducció, en italià, en portuguès, en un altre idioma, no ho he entès, no entenc res, no és veritat, això no és veritat, no és cert, és incorrecte, incorrecte, és fals, no era això',
  abbreviations:
    'sr, sra, dr, dra, av, etc, aprox, st, sta, pl, tel, ex, prof, màx, mín, gral, srs, sres, ctra, pça, pg, hble, il·lm, núm, admó, telèf, tlf, p.ex',
  abbreviationsOfNumbers: 'p, pàg, vol, art, cap, fig, c, s, n, ap, ref, esc, apt, pàgs',
  numerals: 'dos, tres, quatre, cinc, sis, set, vuit, nou, deu, onze, dotze',
  courtesies:
    'podries, pots, podria, pot, podeu, si us plau, sisplau, buscar, buscar-ho, mirar, mirar-ho, comprovar, comprovar-ho, verificar, esbrinar, trobar, dir, dir-me, dir-m’ho, ajudar, ajudar-me, explicar, confirmar, respondre, saber, saps, alguna idea, idea, gràcies',
  leadIns:
    'una pregunta ràpida, tinc una pregunta, tinc un dubte, volia saber, voldria saber, m’agradaria saber, vull saber, volia preguntar, em pregunto, no sé, saps, sap algú, algú sap, em pots dir, em podries dir, em podria dir, pots dir-me, podries dir-me, perdona, perdó, disculpa, disculpi, si us plau, sisplau, busco, estic buscant',
  wishes:
    'vull, necessito, voldria, m’agradaria, he de, haig de, intento, estic intentant, no puc, volem, necessitem, voldríem, hem de, ajuda’m a',

  aspects: 'història, importància, crítiques, situació actual',
  library: {
    documents: 'documents, fitxers, arxius, textos, fonts',
    questions:
      'quants … hi ha, quants … hi ha aquí, quants … tens, quants … té, quants … tinc, quants … he pujat, quants … coneixes, quins … hi ha, quins … tens, quins … té, quins … tinc, quins … he pujat, quins … coneixes, quins … pots consultar, quins … estan disponibles, quins són els meus …, quins són els …, llista els meus …, llista els …, llista tots els …, llista de …, mostra’m els …, mostra’m els meus …, mostra els …, nombre de documents, què hi ha a la biblioteca',
    topics:
      'què puc preguntar, què et puc preguntar, què puc preguntar-te, què li puc preguntar, sobre què puc preguntar, quines preguntes puc fer, quines preguntes pots respondre, què saps, de què pots parlar, en què em pots ajudar',
  },
  facts: {
    author: {
      questions:
        'qui ha escrit …, qui va escriure …, qui ha redactat …, qui va redactar …, qui ha publicat …, qui és l’autor de …, qui és l’autor del …, qui és l’autora de …, qui és l’autora del …, qui són els autors de …, qui són els autors del …, qui és l’autor',
      names: 'autor, autora, autors, autores, escrit per, redactat per, creat per, elaborat per',
    },
    published: {
      questions:
        'quan es va publicar …, quan es va escriure …, quan es va redactar …, quan s’ha publicat …, quina és la data de …, quina és la data del …, quina és la data de publicació de …',
      names: 'data, publicat, publicat el, publicada el, data de publicació, creat, creat el',
    },
    updated: {
      questions:
        'quan es va actualitzar …, quan es va actualitzar … per última vegada, quan s’ha actualitzat …, quan es va modificar …, quan s’ha modificat …, quan va ser l’última actualització de …, quina és l’última actualització de …',
      names:
        'actualitzat, actualitzat el, actualitzada el, última actualització, darrera actualització, modificat, modificat el, última modificació, revisat el',
    },
  },
  requests:
    'descriu, resumeix, explica, analitza, compara, fes un resum de, escriu un informe sobre',
  comparisons: 'versus, en comparació amb, comparació, diferència entre',
  orders: {
    verbs: 'ignora, ignori, ignoreu, oblida, oblidi, oblideu',
    which: 'anteriors, prèvies, de dalt, totes, tots, teves, vostres, altres',
    what: 'instrucció, instruccions, indicacions, regles, directrius, prompt, prompts',
    readers: 'IA, LLM, assistent d’IA, model de llenguatge, model lingüístic, chatbot, xatbot',
    openings: 'ets un, ets una, ara ets un, ara ets una, vostè és un, vostè és una',
  },

  backMatter:
    'vegeu també, referències, enllaços externs, bibliografia, comentaris, articles relacionats, temes relacionats',
  figureWords: 'figura, fig',
  values: catalanValues,

  replies: {
    nothing: 'Res en els documents no respon aquesta pregunta.',
    nearest: 'Cap passatge no ho diu expressament; el més proper és:',
    otherLanguage:
      'Els documents són en una altra llengua; els passatges més propers per noms i nombres són:',
    notFound: 'No he trobat res sobre:',
    greeting: 'Hola! Pregunteu-me alguna cosa sobre els vostres documents.',
    thanks: 'De res.',
    acknowledgement: 'D’acord. Pregunteu-me quan en vulgueu saber més.',
    ofAssistant:
      'Busco la resposta a la vostra pregunta a les fonts i mostro les citacions exactes en què es basa. Què voleu saber?',
    remark: 'Cito els documents tal com són, sense reformular-los ni traduir-los.',
    said: 'Els documents ho diuen amb aquestes paraules:',
    noMore: 'No n’he trobat res més.',
    page: 'pàgina …',
    allOf: 'Documents en total: …',
    longestOf: 'Els … més llargs de … documents:',
    emptyHanded: 'Pregunteu, si us plau, per alguna cosa que els documents puguin contenir.',
  },
  report: {
    contents: 'Contingut',
    findings: 'Resultats principals',
    details: 'Detalls',
    disagreements: 'On discrepen les fonts',
    notFound: 'Què no s’ha trobat',
    onNoPage: 'en cap pàgina llegida',
    inNoQuote: 'en cap frase citada',
    sources: 'Fonts',
    retrieved: 'consultat',
    abstractOnly: 'només el resum',
    copies: 'el mateix text',
    nothing: 'Cap pàgina que s’hagi pogut llegir no diu res sobre aquest tema.',
    noPage: 'La cerca no ha trobat cap pàgina.',
    unreadable: 'La cerca ha trobat pàgines, però no se n’ha pogut llegir cap.',
    searched: 'Què s’ha cercat',
    partial: 'La cerca s’ha acabat abans d’hora.',
  },
}
