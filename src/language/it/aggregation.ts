import type { AggregationData } from '../aggregation-words.ts'

export const italianAggregation: AggregationData = {
  count: 'quanti, quante',
  sum: 'totale, somma, la somma, in totale, in tutto, complessivamente, insieme',
  mean: 'media, medio, medi, medie, la media, in media',
  each: 'per, per ogni, per ciascun, per ciascuna, ogni',
  above: 'più di, maggiore di, maggiori di, superiore a, superiori a, oltre, sopra, dopo, dopo il',
  atLeast: 'almeno, non meno di, come minimo, a partire da, dal, da',
  below: 'meno di, minore di, minori di, inferiore a, inferiori a, sotto, prima di, prima del',
  atMost: 'al massimo, non più di, fino a, fino al, entro',
  except: 'non, senza, tranne, eccetto, fuori',
  all: 'tutti, tutte, tutti i, tutte le, tutti gli, ogni, elenca, elenco',
  differences: 'differenza, differenze, differiscono, confronta, confrontare, confronto, vs',
  free: 'gratis, gratuito, gratuita, libero',
  opens: 'apre, aprono, aperto, aperta, aperti, aperte',
  closed: 'chiuso, chiusa, chiusi, chiuse, chiude',
  or: 'o, oppure',
  and: 'e, ed',
  superlatives: [
    {
      most: 'più, di più, il più alto, la più alta, i più alti, le più alte, più alto, più alta, maggiore, il maggior, il maggiore, la maggiore, massimo, massima, il maggior numero di',
      least:
        'meno, il più basso, la più bassa, più basso, più bassa, minore, il minore, minimo, minima',
    },
    {
      most: 'più caro, più cara, più cari, più care, più costoso, più costosa',
      least: 'più economico, più economica, più economici, meno caro, meno cara',
      columns: 'prezzo, costo, tariffa, canone, affitto, importo, quota, costa, costano',
    },
    {
      most: 'meglio pagato, meglio pagata',
      least: 'peggio pagato, peggio pagata',
      columns: 'stipendio, salario, reddito, guadagna, guadagnano',
    },
    {
      most: 'più recente, più recenti, più nuovo, più nuova',
      least: 'più antico, più antica',
      columns:
        'data, anno, giorno, dal, fondato, fondata, costruito, costruita, aperto, nascita, inizio, assunzione, pubblicazione, scadenza, assunto, assunti, iniziato, entrato, entrati',
    },
    {
      most: 'più vecchio, più vecchia, più anziano, più anziana',
      least: 'più giovane',
      columns: 'età',
    },
    {
      most: 'più lungo, più lunga, più lunghi, più lunghe',
      least: 'più corto, più corta, più breve, più brevi',
      columns: 'lunghezza, durata, distanza, tempo',
    },
    {
      most: 'più alto, più alta',
      least: 'più basso, più bassa',
      columns: 'altezza, altitudine, quota',
    },
    { most: 'più pesante', least: 'più leggero, più leggera', columns: 'peso, massa' },
    { most: 'più veloce', least: 'più lento, più lenta', columns: 'velocità' },
    { most: 'più largo, più larga', least: 'più stretto, più stretta', columns: 'larghezza' },
    {
      most: 'più profondo, più profonda',
      least: 'meno profondo, meno profonda',
      columns: 'profondità',
    },
    { most: 'più caldo, più calda', least: 'più freddo, più fredda', columns: 'temperatura' },
    {
      most: 'più grande, più grandi',
      least: 'più piccolo, più piccola, più piccoli, più piccole',
      columns: 'dimensione, superficie, area, popolazione, volume, capacità, abitanti',
    },
  ],
  within: 'nel, in, durante, nell’anno',
  qualifiers:
    'altro, altra, altri, altre, solo, soltanto, entrambi, entrambe, differenza, ultimo, ultima, primo, prima',
  ranks: 'rango, priorità, posizione, posto, voto, livello',
  labels: 'nome, nomi, cognome, titolo, denominazione, numero, n, id, identificativo',
  prices:
    'quanto, quanto costa, quanto costano, quanto viene, costa, costano, prezzo, prezzi, costo, tariffa',
  presence: {
    none: 'esaurito, esaurita, esauriti, esaurite, non disponibile, non disponibili',
    some: 'disponibile, disponibili, in magazzino',
    columns: 'giacenza, scorte, scorta, magazzino, quantità, disponibile, disponibilità',
  },
  progress: {
    done: 'fatto, fatta, fatti, fatte, terminato, terminata, terminati, terminate, finito, finita, finiti, finite, completato, completata, completati, completate, chiuso, chiusa, chiusi, chiuse, risolto, risolta, risolti, risolte, concluso, conclusa, conclusi, concluse',
    open: 'aperto, aperta, aperti, aperte, da fare, in sospeso, incompleto, incompleta, incompleti, incomplete',
    notBegun:
      'non iniziato, non iniziata, non iniziati, non iniziate, non ancora iniziato, non ancora iniziata, non ancora iniziate, non ancora iniziati, non cominciato, non cominciata, non cominciate, non cominciati',
    underWay:
      'in corso, non iniziato, non iniziata, iniziato, iniziata, non terminato, non terminata, in attesa, bloccato, bloccata, in revisione, pianificato, pianificata, previsto, prevista, rinviato, rinviata, in ritardo, nuovo, nuova',
    still: 'ancora, già, finora',
    tasks: 'compito, compiti, attività, azione, azioni, punto, punti, misura, misure, passo, passi',
  },
  affirmed: 'sì',
  denied: 'no',
  rowWords:
    'voci, righe, hanno, lavorano, lavora, vivono, vive, appartengono, appartiene, guadagnano, guadagna, costano, costa, contengono, contiene, includono, include, offrono, offre, tutti, tutte, diversi, diverse, mostra, ci sono, prodotto, prodotti, articolo, articoli, versione, versioni, modello, modelli, costa, costano, offre, offrono',
  persons: 'persona, persone, dipendenti, impiegati, personale, collaboratori',
  superiors: 'responsabile, capo, superiore, supervisore',
  reportsTo: 'riporta a, riportano a, dipende da, dipendono da, alle dipendenze',
  rows: '… righe',
  rowsOf: '… di … righe',
  total: 'totale',
  average: 'media',
  highest: 'massimo',
  lowest: 'minimo',
  latest: 'più recente',
  earliest: 'più vecchio',
}
