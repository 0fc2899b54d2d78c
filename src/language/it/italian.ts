import type { LanguageData } from '../language.ts'
import { italianAggregation } from './aggregation.ts'
import { italianChanges } from './changes.ts'
import { italianChronology } from './chronology.ts'
import { italianLimits } from './limits.ts'
import { italianReckoning } from './reckoning.ts'
import { italianReferences } from './references.ts'
import { italianStatements } from './statements.ts'
import { italianValues } from './values.ts'

export const italian: LanguageData = {
  code: 'it',
  references: italianReferences,
  chronology: italianChronology,
  limits: italianLimits,
  reckoning: italianReckoning,
  statements: italianStatements,
  changes: italianChanges,
  letters: 'àèéìòù',
  stopWordList: 'ita',
  stemmer: 'italian',

  asks: {
    person: 'chi, di chi, a chi, con chi, da chi, per chi, quale persona',
    place:
      'dove, da dove, di dove, dov’è, dov’era, in quale città, quale città, in quale paese, quale paese, in che città, in che paese, in quale luogo',
    time: 'quando, da quando, fino a quando, in quale anno, in che anno, quale anno, che anno, quale giorno, che giorno, in che data, in quale data, a che ora, che ora, in quale mese, in che mese, in quale secolo, in che secolo',
    number:
      'quanto, quanta, quanti, quante, quant’è, per quanto tempo, da quanto tempo, quanto tempo, quante volte, quale numero, quale percentuale, che età, quanto costa, che distanza, a che distanza, quale distanza, a quale distanza, quale lunghezza, quale altezza, che altezza, quale profondità, ogni quanto, ogni quanto tempo',
    reason: 'perché, per quale motivo, per quale ragione, come mai, a causa di cosa',
    manner: 'come, in che modo, in quale modo, in che maniera, com’è, com’era',
    steps:
      'come posso, come si fa, come si può, come faccio, come fare, come devo, come possiamo, quali passaggi, quali sono i passaggi, quali passi, cosa fare, che fare, che cosa fare, cosa devo fare, che cosa devo fare, cosa posso fare, cosa faccio',
    definition:
      'che cosa significa, cosa significa, che significa, cosa vuol dire, che vuol dire, che cos’è, cos’è, cosa si intende per, qual è il significato, qual è la definizione, definisci, cosa significano, che cosa significano, cosa vogliono dire, che cosa vogliono dire',
    list: 'elenca, elencare, elencami, nomina, cita, quali sono, quali erano, quali furono, quali tipi di, che tipi di, dammi tutti',
    choice: 'quale, quali, qual, qual è, qual era, quale è, in quale',
    thing:
      'che, che cosa, cosa, di che cosa, a che cosa, con che cosa, spiega, descrivi, raccontami, dimmi, cosa fa, che cosa fa, che fa, a cosa serve, a cosa servono, a che serve, cosa succede',
  },
  questionLabels: 'domanda, la mia domanda, la domanda',
  existing: 'ci sono, esistono, sono disponibili',
  askingWords:
    'significa, significano, significato, vuol dire, definizione, definisci, definire, spiega, spiegami, spiegare, spiegazione, descrivi, descrizione',
  purposeWords: 'serve, servono',
  latestWords:
    'ultimo, ultima, ultimi, ultime, recente, recenti, recentemente, attuale, attuali, attualmente, adesso, ora, oggi, prossimo, prossima, finora',
  yesNoOpenings:
    'è, sono, era, erano, fu, furono, ha, hanno, aveva, avevano, può, possono, posso, si può, deve, devono, devo, c’è, ci sono, esiste, esistono, è vero che, possiamo, dobbiamo, bisogna, serve, ho bisogno di, è permesso, è obbligatorio',
  rulingWords:
    'permesso, permessa, consentito, consentita, possibile, OK, succede, accade, portare, usare, utilizzare, prendere, mettere, venire, andare, fare, qualcuno, qualcosa, me',
  prepositions:
    'a, al, allo, alla, ai, agli, alle, di, del, dello, della, dei, degli, delle, da, dal, dalla, in, nel, nella, nei, con, su, sul, sulla, per, tra, fra, fino a, durante, dopo, prima',

  pronouns:
    'lui, lei, loro, egli, ella, esso, essa, essi, esse, lo, la, li, le, gli, ne, ci, suo, sua, suoi, sue, questo, questa, questi, queste, quello, quella, quelli, quelle, ciò, lì, là, quest’ultimo, quest’ultima, qui, qua, costui',
  followUps:
    'e, ed, ma, o, allora, quindi, anche, e per, e invece, che dire di, e che dire di, cos’altro, che altro, chi altro, e come, e quando, e dove, perché no, dimmi di più, e da quando',
  corrections:
    'volevo dire, no volevo dire, intendevo, no intendevo, intendo, mi riferivo a, no mi riferivo a, no il, no la, non quello ma, piuttosto',
  conjunctions:
    'e, ed, o, oppure, ma, però, perché, poiché, che, se, quando, mentre, anche se, sebbene, nonché, affinché, né, siccome',
  ofWords: 'di, del, dello, della, dell’, dei, degli, delle, d’, da',
  relatives: 'che, cui, il quale, la quale, i quali, le quali, dove, chi, il cui, la cui',
  genitives: 'di, del, dello, della, dell’, dei, degli, delle, d’',
  possessives: 'suo, sua, suoi, sue, loro',
  conditionals: 'se',
  reasons:
    'perché, poiché, siccome, dato che, visto che, in quanto, a causa di, a causa del, a causa della, per motivi, per ragioni, affinché, dovuto a, grazie a, per questo, il motivo, la ragione',
  hypotheticals:
    'potrebbe, potrebbero, sarebbe, sarebbero, avrebbe, avrebbero, dovrebbe, dovrebbero, forse',
  negations:
    'non, no, mai, niente, nulla, nessuno, nessuna, nessun, né, senza, neanche, nemmeno, neppure, tranne, eccetto, da nessuna parte',
  deictics:
    'io, noi, nostro, nostra, nostri, nostre, mio, mia, miei, voi, vostro, vostra, tuo, tua, ieri, oggi, domani, questa settimana, la settimana scorsa, la prossima settimana, questo mese, il mese scorso, il mese prossimo, quest’anno, l’anno scorso, l’anno prossimo, vedi anche',
  leaningOpenings:
    'tuttavia, però, pertanto, perciò, quindi, dunque, così, inoltre, invece, al contrario, altrimenti, comunque, poi, allora, anche, questo, questa, questi, queste, quello, quella, ciò, egli, ella, esso, essa, lui, lei, loro, suo, sua, suoi, sue, ma, e, per esempio, ad esempio, infine, successivamente, lì, qui, di conseguenza, entrambi',
  articles: 'il, lo, la, i, gli, le, l’, un, uno, una, un’',
  coordinators: 'e',
  copulas: 'è, era, sono, erano, fu, furono',
  nameLinks: 'di, da, del, della, e',
  nameParticles: 'di, da, del, della',
  honorifics: 'san, santa, santo, re, regina, don, papa',
  courtesyTitles:
    'signor, signora, signorina, sig, sig.ra, dott, dottor, dottoressa, prof, professore, ing, avv',
  otherNameCues:
    'detto, detta, noto come, nota come, chiamato, chiamata, conosciuto come, conosciuta come, soprannominato, alias',

  genericHeadings:
    'panoramica, introduzione, prefazione, riassunto, sommario, conclusione, conclusioni, nota, note, avvertenza, attenzione, importante, suggerimento, suggerimenti, esempio, esempi, uso, utilizzo, installazione, opzioni, parametri, descrizione, dettagli, generalità, varie, requisiti, indice, contenuto, domande frequenti, domande, risposte, allegato, appendice, passo, passi, tabella, figura, definizioni, risultati, discussione, ringraziamenti, storia, biografia, nome, titolo, data, numero',
  greetings:
    'ciao, buongiorno, buon giorno, buonasera, buona sera, buonanotte, salve, come stai, come va, benvenuto, buon pomeriggio, buondì, ehi',
  thanks:
    'grazie, grazie mille, molte grazie, tante grazie, ti ringrazio, la ringrazio, ok grazie, grazie tante, grazie di cuore, grazie a te',
  acknowledgements:
    'ok, okay, va bene, d’accordo, capito, ho capito, capisco, è tutto, non importa, nessun problema, arrivederci, a presto, a dopo, buona giornata',
  questionsOfAssistant:
    'chi sei, chi è lei, cosa sei, cosa puoi fare, cosa può fare, che cosa puoi fare, cosa sai fare, cosa fai, cosa sai, cosa posso chiederti, cosa posso chiedere, come puoi aiutarmi, come può aiutarmi, come funzioni, sei un bot, sei un robot, sei umano, come ti chiami, qual è il tuo nome, aiutami, puoi aiutarmi, può aiutarmi, ho bisogno di aiuto, ho una domanda',
  shorterWishes:
    'più breve, più corto, più corta, fallo più breve, fallo più corto, accorcialo, accorcia, abbrevia, sii breve, sia breve, brevemente, in breve, breve, in sintesi, sintetizza, in poche parole, in meno parole, con meno parole, in una frase, in una sola frase, in due frasi, in una parola, riassumi, riassumilo, riassunto, un riassunto, più conciso, conciso, più sintetico, troppo lungo, è troppo lungo, troppo testo, solo l’essenziale, l’essenziale, solo la cosa principale, solo la risposta, vai al punto, al sodo, versione breve, meno testo',
  moreWishes:
    'di più, ancora, ancora di più, un po’ di più, dimmi di più, mi dica di più, dimmi altro, dimmi qualcosa di più, raccontami di più, raccontami altro, più dettagli, più in dettaglio, in dettaglio, nel dettaglio, più dettagliato, dettagli, altri dettagli, ulteriori dettagli, maggiori dettagli, più informazioni, altre informazioni, maggiori informazioni, più info, approfondisci, puoi approfondire, espandi, sviluppa, più lungo, continua, continui, vai avanti, prosegui, e poi, cos’altro, che altro, che altro c’è, che altro dice, qualcos’altro, c’è altro, c’è dell’altro, altro, spiega, spiegami, spiegalo, spiegami meglio, spiega meglio, spiegati, spiegati meglio, puoi spiegare, cosa vuoi dire, che vuoi dire, che cosa vuoi dire, cosa intendi, che intendi, che cosa intendi, cosa significa, cosa vuol dire, che vuol dire, che significa, cioè, in che senso, più contesto, contesto',
  sourceWishes:
    'sei sicuro, sei sicura, ne sei sicuro, ne sei sicura, ne è sicuro, è sicuro, è sicura, sicuro, sicura, sei certo, davvero, sul serio, veramente, è vero, è proprio vero, è corretto, è giusto, è esatto, dove è scritto, dov’è scritto, dove sta scritto, dove lo dice, dove si dice, dove c’è scritto, dove lo hai letto, dove l’hai letto, dove l’hai trovato, dove posso leggerlo, da dove viene, da dove arriva, da dove lo prendi, da dove l’hai preso, chi lo dice, secondo chi, fonte, la fonte, fonti, le fonti, la tua fonte, le tue fonti, qual è la fonte, quali sono le fonti, quale fonte, quali fonti, mostra la fonte, mostrami la fonte, mostrami le fonti, mostra le fonti, dammi la fonte, dammi le fonti, cita la fonte, cita le fonti, con le fonti, riferimento, riferimenti, quale documento, in quale documento, a che pagina, in quale pagina, quale pagina, in quale sezione, come lo sai, come fai a saperlo, prova, prove, dimostralo, provalo, citazione, la citazione, mostrami dove, mostrami il passaggio, mostrami il passo, non ci credo, non credo, ne dubito, verifica, controlla',
  remarksOnReply:
    'in altre parole, più semplice, ripeti, non capisco, non ho capito, è sbagliato, non è quello che ho chiesto, non risponde alla mia domanda, traduci, traducilo, in italiano, in inglese, in tedesco, in francese, nella mia lingua, in forma di elenco, come elenco, in un elenco, come lista, in una lista, in lista, fai un elenco, fanne un elenco, fai una lista, fammi un elenco, per punti, a punti, in punti, con punti elenco, come tabella, in una tabella, in forma di tabella, fai una tabella, con altre parole, in parole semplici, con parole semplici, in parole più semplici, più semplicemente, semplifica, semplificalo, dillo in altro modo, dillo diversamente, riformula, riformulalo, parafrasa, ripetilo, ripeti per favore, ripeta, di nuovo, un’altra volta, ancora una volta, traduci in inglese, traduci in italiano, traducilo in inglese, traduca, traduzione, in spagnolo, in portoghese, in russo, in cinese, in arabo, in inglese per favore, in un’altra lingua, non capito, non ho capito niente, non è vero, non è corretto, non è giusto, sbagliato, falso, è falso, non era questo, non ho chiesto questo',
  thankedFor:
    'aiuto, avermi aiutato, supporto, risposta, risposte, informazione, informazioni, spiegazione, tempo, rapida, tutto',
  courtesies:
    'potresti, puoi, potrebbe, può, potete, per favore, per piacere, per cortesia, controllare, controllarlo, verificare, verificarlo, cercare, cercarlo, guardare, trovare, trovarlo, scoprire, dire, dirmi, dirmelo, aiutare, aiutarmi, spiegare, spiegarmi, confermare, rispondere, sapere, sai, qualche idea, idea, grazie',
  leadIns:
    'una domanda veloce, una domanda rapida, ho una domanda, vorrei sapere, volevo sapere, volevo chiedere, vorrei chiedere, voglio sapere, mi chiedo, mi chiedevo, non so, sai, sa dirmi, sai dirmi, qualcuno sa, qualcuno può dirmi, puoi dirmi, può dirmi, potresti dirmi, potrebbe dirmi, mi puoi dire, mi può dire, mi sai dire, mi sa dire, scusa, scusi, scusate, mi scusi, per favore, cerco, sto cercando, puoi spiegarmi, può spiegarmi, potresti spiegarmi, potrebbe spiegarmi, mi puoi spiegare, mi può spiegare, potete dirmi, potreste dirmi, mi potete dire, mi potreste dire, mi potreste spiegare, qualcuno può spiegarmi',
  wishes:
    'voglio, vorrei, devo, ho bisogno di, mi serve, mi piacerebbe, sto cercando di, cerco di, non riesco a, non posso, vogliamo, vorremmo, dobbiamo, abbiamo bisogno di, aiutami a',

  abbreviations:
    'sig, sigg, dott, dr, prof, ing, avv, arch, geom, on, ecc, es, ca, tel, gen, feb, mar, apr, mag, giu, lug, ago, set, ott, nov, dic, max, min, cfr, sig.ra, dott.ssa, p.zza, v.le, c.so, spett, egr, gent, tab, ed, srl, snc, sas, all, prot, rag, mons, sen, op, cit, fax, cell, loc, fraz, prov, ss, dr.ssa, prof.ssa, rif, vs, ns, p.es',
  abbreviationsOfNumbers:
    'p, pp, pag, pagg, vol, n, nn, art, cap, fig, c, co, comma, par, gg, nr, int, sc, lett',
  numerals: 'due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici',
  wordFamilies:
    'accendere / acceso / accensione, aprire / apre / aperto / apertura, assumere / assunto / assunzione, bere / beve, bollire / bollitura, chiedere / chiesto / richiesta, chiudere / chiuso / chiusura, cogliere / colto, concedere / concesso / concessione, conoscere / conoscenza, correggere / corretto / correzione, costruire / costruzione, cuocere / cotto / cottura, decidere / deciso / decisione, difendere / difeso, discutere / discusso / discussione, distruggere / distrutto / distruzione, dividere / diviso / divisione, eleggere / eletto / elezione, escludere / escluso / esclusione, esprimere / espresso / espressione, includere / incluso / inclusione, leggere / letto / lettura, mordere / morso, morire / muore / morto, nascere / nato, nascondere / nascosto, offrire / offre / offerto, ottenere / ottiene, perdere / perso, permettere / permesso, piangere / pianto, produrre / produce / prodotto / produzione, proteggere / protetto / protezione, raccogliere / raccolto, redigere / redatto, rescindere / rescissione, ricevere / ricezione, ridurre / riduce / ridotto / riduzione, risolvere / risolto / risoluzione, rispondere / risposto, rompere / rotto / rottura, scadere / scadenza, scegliere / scelto, scendere / sceso / discesa, scoprire / scoperto, scrivere / scritto / scrittura, sedere / siede, sospendere / sospeso / sospensione, spedire / spedizione, spegnere / spento, spendere / speso, spingere / spinto, togliere / tolto, tradurre / traduce / tradotto / traduzione, uccidere / ucciso / uccisione, vietare / divieto, vincere / vinto / vittoria, votare / votazione, alto / altezza, lungo / lunghezza, largo / larghezza',
  opposites:
    'primo / secondo / terzo / quarto / quinto / ultimo, prima / seconda / terza / ultima, più / meno, maggiore / minore, massimo / minimo, alto / basso, grande / piccolo, lungo / corto, vecchio / giovane / nuovo, nord / sud / est / ovest, settentrionale / meridionale / orientale / occidentale, sinistra / destra, superiore / inferiore, interno / esterno, aumentare / diminuire, salire / scendere, iniziare / finire, inizio / fine, aprire / chiudere, vincere / perdere, vittoria / sconfitta, comprare / vendere, costruire / distruggere, accettare / rifiutare, permettere / vietare, successo / fallimento, vantaggio / svantaggio, maggioranza / minoranza, positivo / negativo, pubblico / privato, ricco / povero, migliore / peggiore, forte / debole, veloce / lento, facile / difficile, sicuro / pericoloso, caldo / freddo, secco / umido, chiaro / scuro, largo / stretto, comune / raro, antico / moderno, maschile / femminile, uomini / donne, giorno / settimana / mese / anno / decennio / secolo',

  aspects: 'storia, importanza, critiche, situazione attuale',
  overviews:
    'riassumi, riassuma, riassumere, riassunto di, riassunto del, un riassunto di, un riassunto del, fai un riassunto di, fai un riassunto del, panoramica di, di cosa parla, di che cosa parla, di cosa tratta, cosa dice, cosa contiene, dammi una panoramica di, dammi una panoramica dei, dammi una panoramica, panoramica dei, riassunto dei, un riassunto dei, di cosa parlano, di che cosa parlano, di cosa trattano, cosa dicono, cosa contengono, cosa c’è in, cosa c’è nei',
  themes:
    'quali sono i temi principali, quali sono i principali temi, quali sono i temi, quali sono gli argomenti principali, quali sono i principali argomenti, quali sono gli argomenti, quali sono i punti principali, quali sono le idee principali, quali temi trattano, quali argomenti trattano, quali temi affrontano, quali argomenti ci sono, di quali temi parlano, di quali argomenti parlano, temi principali, che cosa hanno in comune, cosa hanno in comune, confronta tutti, confronta i documenti, confronta questi documenti',
  library: {
    documents: 'documenti, file, testi, PDF, fonti',
    questions:
      'quanti … ci sono, quanti … ci sono qui, quanti … ci sono in totale, quanti … hai, quanti … ha, quanti … ho, quanti … ho caricato, quanti … conosci, quali … ci sono, quali … hai, quali … ha, quali … ho, quali … ho caricato, quali … conosci, quali … puoi consultare, quali … può consultare, quali … sono disponibili, che … ci sono, che … hai, che … ho, quali sono i miei …, quali sono i tuoi …, quali sono i …, elenca i miei …, elenca i …, elenca tutti i …, elenco dei …, lista dei …, mostrami i miei …, mostrami i …, mostrami tutti i …, numero di documenti, cosa c’è nella biblioteca',
    topics:
      'cosa posso chiedere, che cosa posso chiedere, cosa posso chiederti, che cosa posso chiederti, cosa posso chiederle, cosa ti posso chiedere, su cosa posso fare domande, quali domande posso fare, a quali domande puoi rispondere, a quali domande può rispondere, cosa sai, che cosa sai, di cosa puoi parlare, in cosa puoi aiutarmi, come puoi aiutarmi',
  },
  facts: {
    author: {
      questions:
        'chi ha scritto …, chi ha redatto …, chi ha pubblicato …, chi scrisse …, chi è l’autore di …, chi è l’autore del …, chi è l’autore della …, chi è l’autrice di …, chi è l’autrice del …, chi è l’autrice della …, chi sono gli autori di …, chi sono gli autori del …, chi sono gli autori della …, da chi è stato scritto …, da chi è stata scritta …, chi è l’autore',
      names: 'autore, autrice, autori, autrici, scritto da, redatto da, creato da, a cura di',
    },
    published: {
      questions:
        'quando è stato pubblicato …, quando è stata pubblicata …, quando è stato scritto …, quando è stata scritta …, quando è stato redatto …, qual è la data di …, qual è la data del …, qual è la data della …, qual è la data di pubblicazione di …',
      names:
        'data, pubblicato, pubblicato il, pubblicata il, data di pubblicazione, creato, creato il, redatto il',
    },
    updated: {
      questions:
        'quando è stato aggiornato …, quando è stata aggiornata …, quando è stato modificato …, quando è stata modificata …, quando è stato aggiornato l’ultima volta …, quando è stato aggiornato … l’ultima volta, quando è stata aggiornata … l’ultima volta, quando risale l’ultimo aggiornamento di …, qual è l’ultimo aggiornamento di …, a quando risale l’ultimo aggiornamento del …, a quando risale l’ultimo aggiornamento della …',
      names:
        'aggiornato, aggiornato il, aggiornata il, ultimo aggiornamento, modificato, modificato il, ultima modifica, rivisto il',
    },
  },
  documentWords:
    'documento, documenti, testo, file, pagina, articolo, relazione, PDF, contenuto, sezione, capitolo, parte',
  collectionWords:
    'documenti, testi, articoli, pagine, fonti, collezione, raccolta, biblioteca, corpus, grafo, questi file, tutti i file, i miei file',
  rangeWords: 'al, a',
  requests:
    'descrivi, descriva, riassumi, spiega, spieghi, analizza, confronta, fornisci una panoramica di, scrivi una relazione su, mostrami, dammi, dimmi, spiegami, elenca, elencami',
  comparisons:
    'versus, rispetto a, confronto, differenza tra, differenze tra, differisce da, si differenziano, si distinguono, differiscono',
  orders: {
    verbs:
      'ignora, ignori, ignorate, ignorare, dimentica, dimentichi, dimenticate, tralascia, tralasciate',
    which: 'precedenti, precedente, sopra, tutte, tutti, tue, tuoi, vostre, altre',
    what: 'istruzione, istruzioni, indicazioni, direttive, regole, prompt',
    readers:
      'IA, LLM, assistente IA, assistente AI, modello linguistico, modello di linguaggio, chatbot',
    openings: 'sei un, sei una, ora sei un, ora sei una, adesso sei un, sei ora un',
  },

  aggregation: italianAggregation,
  connections:
    'come sono collegati … e …, come è collegato … a …, com’è collegato … a …, che relazione c’è tra … e …, qual è la relazione tra … e …, qual è il legame tra … e …, che legame c’è tra … e …, cosa collega … e …, cosa collega … a …, cosa c’entra … con …, legame tra … e …',

  backMatter:
    'voci correlate, vedi anche, collegamenti esterni, bibliografia, altri progetti, riferimenti, commenti, lascia un commento, articoli correlati, leggi anche, fonti, sull’autore, argomenti correlati, contenuti correlati',
  pointers: 'fonte',
  figureWords: 'figura, fig, illustrazione, immagine',
  releaseWords:
    'versione, rilascio, rilasciata, rilasciato, pubblicata, pubblicato, uscita, uscito',
  changeWords:
    'versione, versioni, rilascio, cambiamenti, modifiche, cambiato, novità, nuovo in, aggiunto, introdotto, rimosso, deprecato, corretto, aggiornamento, aggiornare',
  referrals:
    'ulteriori informazioni, maggiori informazioni, ulteriori dettagli, maggiori dettagli, per saperne di più, vedi anche, vedere anche, leggi di più',
  values: italianValues,

  replies: {
    nothing: 'Nulla nei documenti risponde a questa domanda.',
    nearest: 'Nessun passo lo dice espressamente; il più vicino è:',
    otherLanguage:
      'I documenti sono in un’altra lingua; i passi più vicini per nomi e numeri sono:',
    notFound: 'Non ho trovato nulla su:',
    greeting: 'Buongiorno! Mi chieda qualcosa sui Suoi documenti.',
    thanks: 'Prego.',
    acknowledgement: 'Va bene. Mi chieda pure quando vuole sapere altro.',
    ofAssistant:
      'Cerco la risposta alla Sua domanda nelle fonti e mostro le citazioni esatte su cui si basa. Che cosa desidera sapere?',
    remark: 'Cito i documenti così come sono, senza riformularli né tradurli.',
    said: 'I documenti lo dicono con queste parole:',
    noMore: 'Non ho trovato altro al riguardo.',
    page: 'pagina …',
    whichDocument: 'Quale documento? Lo indichi con parole del titolo o lo scelga prima.',
    themesOf: 'I temi principali di … documenti:',
    longestOf: 'I … più lunghi di … documenti:',
    allOf: 'Documenti: …',
    emptyHanded: 'Chieda, per favore, qualcosa che i documenti potrebbero contenere.',
  },
  report: {
    contents: 'Indice',
    findings: 'Risultati principali',
    details: 'In dettaglio',
    disagreements: 'Dove le fonti discordano',
    notFound: 'Che cosa non è stato trovato',
    onNoPage: 'in nessuna pagina letta',
    inNoQuote: 'in nessuna frase citata',
    sources: 'Fonti',
    retrieved: 'consultato',
    abstractOnly: 'solo l’abstract',
    copies: 'lo stesso testo',
    nothing: 'Nessuna delle pagine leggibili parla di questo argomento.',
    noPage: 'La ricerca non ha trovato alcuna pagina.',
    unreadable: 'La ricerca ha trovato delle pagine, ma non è stato possibile leggerne nessuna.',
    searched: 'Che cosa è stato cercato',
    partial: 'La ricerca è stata conclusa in anticipo.',
  },
}
