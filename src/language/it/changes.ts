import type { ChangeData } from '../change-words.ts'

export const italianChanges: ChangeData = {
  asks: {
    differ:
      "cosa è cambiato, che cosa è cambiato, cos'è cambiato, che è cambiato, cosa cambia, che cosa cambia, cosa c'è di diverso, che differenza c'è, che differenze ci sono, quali differenze, quali sono le differenze, qual è la differenza, quali cambiamenti, quali sono i cambiamenti, quali modifiche, quali sono le modifiche, in che cosa differiscono, in cosa differiscono, in cosa si differenziano, in che cosa si differenziano, come si differenziano, come differiscono, come è cambiato, come è cambiata, come sono cambiati, come sono cambiate, com'è cambiato, com'è cambiata, confronta, confrontare, confronto, paragona, differenze tra, differenze fra, differenza tra, differenza fra, ci sono differenze, c'è una differenza, c'è differenza, ci sono contraddizioni, … è cambiato, … è cambiata, … sono cambiati, … sono cambiate, … è aumentato, … è aumentata, … sono aumentati, … sono aumentate, … è diminuito, … è diminuita, … costa di più, … costano di più, … costa di meno, … è più caro, … è più cara",
    news: "cosa c'è di nuovo, che cosa c'è di nuovo, quali novità, quali sono le novità, che novità ci sono, novità",
    added:
      'quali … sono nuovi, quali … sono nuove, quale … è nuovo, quale … è nuova, quali … sono stati aggiunti, quali … sono state aggiunte, cosa è stato aggiunto, che cosa è stato aggiunto',
    removed:
      'quali … sono stati tolti, quali … sono state tolte, quali … sono stati eliminati, quali … sono state eliminate, quali … sono spariti, quali … sono sparite, quali … non ci sono più, quale … è stato tolto, quale … è stata tolta, cosa è stato tolto, che cosa è stato tolto, cosa è stato eliminato, cosa manca',
  },
  whether: [
    {
      openings: 'è, sono, ha, hanno, si è, si sono',
      verbs:
        'cambiato, cambiata, cambiati, cambiate, aumentato, aumentata, aumentati, aumentate, diminuito, diminuita, salito, salita, sceso, scesa, modificato, modificata, rincarato, rincarata, più caro, più cara, diverso, diversa, diversi, diverse',
    },
  ],
  sources:
    'cambiato, modificato, modifiche, documento, documenti, testo, testi, file, versione, versioni, edizione, edizioni, due, entrambi, entrambe, vecchio, vecchia, nuovo, nuova, nuovi, nuove, ultimo, ultima, precedente, anno, ora, adesso, rispetto, confronto, tra, fra, qualcosa, tutto, regola, regole, clausola, clausole, sezione, sezioni, articolo, articoli, parte, parti, valore, valori, prezzo, prezzi, costo, costi, tariffa, piatto, piatti, offerta, offerte, preventivo, preventivi, contenuto, importo, quantità, numero, durata, periodo, termine, data, limite, livello, quello, quella, differenza, differenze, modifica, modifiche, riguardo',
  versions: 'versione, revisione, rev, edizione, numero',
  latest: 'ultima, ultimo, più recente, attuale',
  since:
    'rispetto a, rispetto al, rispetto alla, rispetto alle, rispetto agli, rispetto ai, rispetto a quello, in confronto a, in confronto al, che',
  drafts: 'bozza, provvisorio, provvisoria, preliminare',
  amendments: 'addendum, emendamento, integrazione, atto aggiuntivo',
  duties: 'deve, devono, dovrà, dovranno',
  standing: {
    replaces:
      'sostituisce, sostituiscono, annulla, non è più valido, non è più valida, non sono più validi, non sono più valide, abroga, al posto di, d’ora in poi',
    older: 'Precedente',
    later: 'Più avanti',
    draft: 'Bozza',
    otherwise: 'Diversamente',
  },
  replies: {
    same: 'Nessuna differenza:',
    sameSections: '… sezione su … dice lo stesso. / … sezioni su … dicono lo stesso.',
    onlyIn: 'Solo in …:',
    noSecond: "Tra i documenti non c'è una seconda versione, solo …",
    noSuch: "Tra i documenti non c'è una versione simile, ma …",
  },
}
