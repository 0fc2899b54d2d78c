import type { StatementData } from '../statement-words.ts'

export const italianStatements: StatementData = {
  openings:
    "quali sono le …, quali sono i …, quali sono gli …, qual è la …, qual è il …, quali erano le …, quali … ci sono, quali … sono state, quali … sono stati, quali …, quale …, ci sono …, c'è …, elenca le …, elenca i …, elenco delle …, dammi le …, dammi i …, mostrami le …, mostrami i …, tutte le …, tutti i …, le …, i …",
  actors:
    "io, noi, lei, voi, tu, lui, loro, tutti, ognuno, il comitato, il consiglio, il team, la ditta, l'azienda, l'inquilino, il conduttore, il locatore, il cliente, il fornitore, il tesoriere, i genitori, qualcuno",
  deadlines:
    'entro il, entro la, entro, prima del, prima di, fino al, al più tardi, non oltre il, entro la fine',
  sources:
    'riunione, verbale, mail, email, messaggio, lettera, rapporto, relazione, chat, conversazione, contratto, seduta, assemblea, documento, nota, testo, cita, prese, presa, fatte, ci',
  kinds: {
    decision: {
      names: 'decisioni, decisione, delibere, accordi',
      asks: 'che cosa è stato deciso, cosa è stato deciso, che cosa si è deciso, cosa si è deciso, che cosa ha deciso …, cosa ha deciso …, cosa hanno deciso …, che cosa hanno deciso …, cosa è stato concordato, che cosa è stato concordato, cosa è stato approvato',
      says: 'ha deciso, hanno deciso, abbiamo deciso, si è deciso, è stato deciso, si decide, concordato, abbiamo concordato, è stato approvato, è stata approvata, ha approvato, hanno approvato, si è stabilito, ha deliberato, è stato eletto, è stata eletta, accettiamo',
    },
    rejected: {
      names: 'rifiuti, rifiuto, respinto',
      asks: 'che cosa è stato respinto, cosa è stato respinto, che cosa è stato rifiutato, cosa è stato rifiutato, cosa ha rifiutato …, quale proposta è stata respinta, quale richiesta è stata respinta, cosa rifiuta …',
      says: 'è stata respinta, è stato respinto, sono state respinte, è stata rifiutata, è stato rifiutato, respinta, respinto, ha rifiutato, hanno rifiutato, rifiuta, bocciata, bocciato, non possiamo accettare',
    },
    open: {
      names:
        'questioni aperte, domande aperte, punti aperti, questioni in sospeso, in sospeso, domande',
      asks: 'che cosa resta aperto, cosa resta aperto, cosa è ancora aperto, che cosa non è stato deciso, cosa non è stato deciso, cosa è stato rinviato, che cosa è stato rinviato, cosa resta da decidere, cosa non è chiaro, che cosa resta da decidere',
      says: 'resta aperta, resta aperto, restano aperte, non è stata presa alcuna decisione, nessuna decisione, non è ancora deciso, non è stato deciso, non si è deciso, rinviata, rinviato, in sospeso, non è chiaro, da decidere, da chiarire, resta da, ancora aperta',
    },
    task: {
      names:
        'compiti, compito, azioni, azione, attività, prossimi passi, cose da fare, da fare, TODO',
      asks: "chi deve fare cosa, chi fa cosa, che cosa deve fare …, cosa deve fare …, cosa devono fare …, che cosa devono fare …, cosa farà …, che cosa c'è da fare, cosa c'è da fare, cosa bisogna fare, cosa devo fare, che cosa devo fare, di che cosa si occupa …, di cosa si occupa …",
      says: 'si occupa di, si occuperà, si incarica di, è incaricato di, è incaricata di, si è offerto, si è offerta, è responsabile',
      does: '-erà, -irà, -rà, -anno, -erò, -irò, -eremo',
    },
    request: {
      names: 'richieste, richiesta',
      asks: 'che cosa chiede …, cosa chiede …, cosa ha chiesto …, che cosa ha chiesto …',
      says: 'per favore, si prega di, vi prego, vi preghiamo, la preghiamo, potrebbe, potreste, puoi, chiede di, chiede che, ha chiesto, chiediamo, vi chiediamo',
    },
    requirement: {
      names: 'requisiti, requisito, obblighi, obbligo, condizioni',
      asks: 'che cosa è obbligatorio, cosa è obbligatorio, cosa richiede …, che cosa richiede …, a cosa è obbligato …, a che cosa è tenuto …',
      says: 'deve, devono, dovrà, dovranno, devi, dovete, dobbiamo, è tenuto a, è tenuta a, sono tenuti a, è obbligatorio, obbligatorio, è necessario, si richiede, bisogna, occorre',
      does: 'deve, devono, dovrà, dovranno, dobbiamo',
    },
    prohibition: {
      names: 'divieti, divieto, vietato',
      asks: 'che cosa è vietato, cosa è vietato, che cosa non è permesso, cosa non è permesso, cosa non si può, che cosa non può fare …, cosa non può fare …',
      says: 'è vietato, è vietata, sono vietati, vietato, è proibito, proibito, non è permesso, non è consentito, non può, non possono, non deve, non devono, divieto di',
    },
    deadline: {
      names: 'scadenze, scadenza, termini, date',
      asks: 'che cosa scade, cosa scade',
      says: 'scadenza, scade, prossima riunione, al più tardi, termine ultimo',
    },
    proposal: {
      names:
        'proposte, proposta, raccomandazioni, raccomandazione, suggerimenti, suggerimento, consigli',
      asks: 'che cosa propone …, cosa propone …, che cosa ha proposto …, cosa ha proposto …, che cosa consiglia …, cosa consiglia …, cosa ha consigliato …, che cosa raccomanda …, cosa raccomanda …, che cosa suggerisce …, cosa suggerisce …, cosa è stato proposto',
      says: 'propone, propongono, ha proposto, propongo, proponiamo, consiglia, consiglio di, consigliamo, ha consigliato, raccomanda, raccomandiamo, suggerisce, suggerisco, ha suggerito, la mia proposta, sarebbe meglio',
    },
    option: {
      names: 'opzioni, opzione, alternative, alternativa, possibilità, offerte',
      asks: 'che cosa può scegliere …, cosa offre …',
      says: 'due possibilità, tre possibilità, due opzioni, tre opzioni, opzione, alternativa, oppure, può scegliere, a scelta, possiamo offrire',
    },
    promise: {
      names: 'promesse, promessa, impegni',
      asks: 'che cosa promette …, cosa promette …, cosa ha promesso …, che cosa garantisce …, cosa garantisce …, a che cosa si impegna …',
      says: 'promette, ha promesso, promettiamo, prometto, garantisce, garantiamo, si impegna, ci impegniamo, mi impegno',
    },
    risk: {
      names:
        'rischi, rischio, avvertimenti, problemi, problema, preoccupazioni, timori, obiezioni, pericoli, lamentele',
      asks: 'di che cosa avverte …, di cosa avverte …, che cosa teme …, cosa teme …, che cosa preoccupa …, cosa preoccupa …, di che cosa si lamenta …, quali problemi',
      says: 'avverte, ha avvertito, avvertiamo, rischio, rischi, pericolo, pericoloso, preoccupa, preoccupato, preoccupata, teme, temono, problema, problemi, si lamenta, si sono lamentati, si è lamentata',
    },
    finding: {
      names: 'risultati, risultato, conclusioni, conclusione, rilievi',
      asks: 'che cosa è stato rilevato, cosa è stato rilevato, che cosa ha rilevato …, cosa ha rilevato …, cosa conclude …, che cosa ha concluso …, cosa è emerso',
      says: 'ha rilevato, è stato rilevato, è emerso, ha constatato, conclude che, ha concluso, risulta, è risultato, mostra che, ha mostrato, in conclusione',
    },
  },
}
