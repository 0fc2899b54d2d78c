import type { StatementData } from '../statement-words.ts'

export const catalanStatements: StatementData = {
  openings:
    'quines són les …, quins són els …, quina és la …, quin és el …, quines … hi ha, quins … hi ha, hi ha …, llista de …, totes les …, tots els …',
  actors:
    'jo, nosaltres, vostè, tu, ell, ella, ells, elles, tothom, la junta, el comitè, l’equip, l’empresa, el llogater, el propietari, el client, els pares, algú',
  deadlines: 'abans del, abans de, fins al, fins a, com a molt tard, en el termini de',
  sources:
    'reunió, acta, correu, missatge, carta, informe, xat, contracte, conversa, document, text, preses, fetes',
  kinds: {
    decision: {
      names: 'decisions, decisió, acords, acord',
      asks: 'què es va decidir, què s’ha decidit, què s’ha acordat, què es va acordar, què va decidir …, què ha decidit …',
      says: 'es va decidir, s’ha decidit, ha decidit, va decidir, van decidir, s’acorda, es va acordar, s’ha acordat, es va aprovar, s’ha aprovat, va aprovar',
    },
    rejected: {
      names: 'rebuigs, refusos',
      asks: 'què es va rebutjar, què s’ha rebutjat, què ha rebutjat …',
      says: 'es va rebutjar, s’ha rebutjat, va rebutjar, ha rebutjat, rebutjada, rebutjat, denegada, denegat',
    },
    open: {
      names: 'qüestions obertes, punts oberts, temes pendents, preguntes obertes',
      asks: 'què queda pendent, què no s’ha decidit, què no es va decidir, què es va ajornar, què no està clar',
      says: 'no s’ha decidit, no es va decidir, encara no s’ha decidit, cap decisió, ajornada, ajornat, es va ajornar, pendent de, queda pendent, no està clar',
    },
    task: {
      names: 'tasques, tasca, accions, propers passos, TODO',
      asks: 'qui ha de fer què, qui fa què, què ha de fer …, què han de fer …, què farà …, què cal fer',
      says: 's’encarrega de, s’encarregarà, és responsable de, s’ofereix a',
      does: '-arà, -erà, -irà, -drà, -aran, -iran',
    },
    request: {
      names: 'peticions, sol·licituds',
      asks: 'què demana …, què va demanar …',
      says: 'si us plau, us demanem, demanem, demana que, podríeu, podria, preguem',
    },
    requirement: {
      names: 'requisits, obligacions, condicions',
      asks: 'què és obligatori, què exigeix …',
      says: 'ha de, han de, has de, hem de, cal, és obligatori, obligatori, és necessari, està obligat',
      does: 'ha de, han de, hem de',
    },
    prohibition: {
      names: 'prohibicions, prohibició',
      asks: 'què està prohibit, què és prohibit, què no es pot, què no està permès',
      says: 'està prohibit, és prohibit, queda prohibit, prohibit, no es pot, no es permet, no pot, no poden',
    },
    deadline: {
      names: 'terminis, termini, dates límit',
      asks: 'quin termini',
      says: 'termini, data límit, propera reunió, venç',
    },
    proposal: {
      names: 'propostes, proposta, recomanacions, suggeriments, consells',
      asks: 'què proposa …, què va proposar …, què recomana …, què suggereix …, què aconsella …',
      says: 'proposa, va proposar, proposen, proposo, recomana, recomano, recomanem, suggereix, aconsella',
    },
    option: {
      names: 'opcions, opció, alternatives, possibilitats',
      asks: 'què pot triar …',
      says: 'dues opcions, tres opcions, opció, alternativa, o bé, pot triar',
    },
    promise: {
      names: 'promeses, promesa, compromisos',
      asks: 'què promet …, què va prometre …, què garanteix …',
      says: 'promet, prometem, garanteix, garantim, es compromet',
    },
    risk: {
      names: 'riscos, risc, advertències, problemes, preocupacions, queixes',
      asks: 'de què adverteix …, què tem …, què preocupa …',
      says: 'adverteix, va advertir, risc, riscos, perill, perillós, preocupa, preocupat, tem, problema, problemes',
    },
    finding: {
      names: 'resultats, conclusions, troballes',
      asks: 'què es va constatar, què va constatar …, què conclou …',
      says: 'va constatar, es va constatar, conclou, resulta, mostra que',
    },
  },
}
