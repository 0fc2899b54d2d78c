import type { AggregationData } from '../aggregation-words.ts'

export const frenchAggregation: AggregationData = {
  count: 'combien de, combien d’, nombre de, nombre d’, le nombre de, combien y a-t-il de',
  sum: 'total, totale, somme, la somme, somme des, au total, en tout, ensemble, en somme',
  mean: 'moyen, moyenne, moyens, moyennes, la moyenne, en moyenne',
  each: 'par, pour chaque, par chaque, chaque',
  above:
    'plus de, plus d’, supérieur à, supérieure à, supérieurs à, supérieures à, au-dessus de, dépassant, après',
  atLeast: 'au moins, au minimum, à partir de, depuis',
  below:
    'moins de, moins d’, inférieur à, inférieure à, inférieurs à, inférieures à, au-dessous de, en dessous de, avant',
  atMost: 'au plus, au maximum, jusqu’à, jusqu’en',
  except:
    'sans, sauf, hors, hors de, excepté, ne sont pas, n’est pas, n’ont pas, ne travaillent pas, ne vivent pas, ne se trouvent pas, ne viennent pas',
  all: 'tous, toutes, tous les, toutes les, chaque, liste, la liste',
  differences:
    'différence, différences, diffère, diffèrent, compare, comparez, comparer, comparaison, vs',
  free: 'gratuit, gratuite, gratuits, gratuites',
  opens: 'ouvre, ouvrent, ouvert, ouverts, ouverte, ouvertes',
  closed: 'fermé, fermée, fermés, fermées, ferme',
  or: 'ou',
  and: 'et',
  superlatives: [
    {
      most: 'le plus, la plus, les plus, le plus de, plus grand nombre, le plus grand nombre, le plus élevé, la plus élevée, les plus élevés, les plus élevées, le plus haut, la plus haute, maximum, maximal, maximale, le plus grand, la plus grande, le plus gros, la plus grosse',
      least:
        'le moins, la moins, les moins, le moins de, le plus bas, la plus basse, les plus bas, les plus basses, le plus faible, la plus faible, minimum, minimal, minimale, le plus petit, la plus petite',
    },
    {
      most: 'le plus cher, la plus chère, les plus chers, les plus chères, plus cher, plus chère',
      least:
        'le moins cher, la moins chère, les moins chers, les moins chères, moins cher, moins chère',
      columns: 'prix, coût, coûte, coûtent, tarif, frais, loyer, montant',
    },
    {
      most: 'le mieux payé, la mieux payée',
      least: 'le moins bien payé, la moins bien payée',
      columns: 'salaire, revenu, rémunération, gagne, gagnent',
    },
    {
      most: 'le plus récent, la plus récente, les plus récents, les plus récentes',
      least: 'le plus ancien, la plus ancienne, les plus anciens, les plus anciennes',
      columns:
        'date, année, jour, depuis, fondé, fondée, construit, construite, ouvert, naissance, début, entrée, arrivée, parution, échéance, arrivé, arrivés, embauché, embauchés, commencé',
    },
    {
      most: 'le plus vieux, la plus vieille, le plus âgé, la plus âgée',
      least: 'le plus jeune, la plus jeune',
      columns: 'âge',
    },
    {
      most: 'le plus long, la plus longue, les plus longs, les plus longues',
      least: 'le plus court, la plus courte, les plus courts, les plus courtes',
      columns: 'longueur, durée, distance, temps',
    },
    {
      most: 'le plus haut, la plus haute',
      least: 'le plus bas, la plus basse',
      columns: 'hauteur, altitude',
    },
    {
      most: 'le plus lourd, la plus lourde',
      least: 'le plus léger, la plus légère',
      columns: 'poids, masse',
    },
    {
      most: 'le plus rapide, la plus rapide',
      least: 'le plus lent, la plus lente',
      columns: 'vitesse',
    },
    {
      most: 'le plus large, la plus large',
      least: 'le plus étroit, la plus étroite',
      columns: 'largeur',
    },
    {
      most: 'le plus profond, la plus profonde',
      least: 'le moins profond, la moins profonde',
      columns: 'profondeur',
    },
    {
      most: 'le plus chaud, la plus chaude',
      least: 'le plus froid, la plus froide',
      columns: 'température',
    },
    {
      most: 'le plus grand, la plus grande, les plus grands, les plus grandes, le plus gros, la plus grosse',
      least: 'le plus petit, la plus petite, les plus petits, les plus petites',
      columns: 'taille, superficie, surface, population, volume, capacité, habitants',
    },
  ],
  within: 'en, pendant, en l’an',
  qualifiers:
    'autre, autres, seulement, uniquement, les deux, différence, dernier, dernière, premier, première, derniers, dernières',
  ranks: 'rang, priorité, position, place, note, niveau',
  labels: 'nom, noms, prénom, titre, intitulé, désignation, numéro, no, id, identifiant',
  prices:
    'combien coûte, combien coûtent, combien vaut, combien ça coûte, coûte, coûtent, prix, coût, tarif',
  presence: {
    none: 'en rupture de stock, épuisé, épuisée, épuisés, épuisées, indisponible, indisponibles',
    some: 'en stock, disponible, disponibles',
    columns: 'stock, quantité, inventaire, disponible, disponibilité',
  },
  progress: {
    done: 'fait, faite, faits, faites, terminé, terminée, terminés, terminées, achevé, achevée, achevés, achevées, clos, close, closes, fermé, fermée, fermés, fermées, résolu, résolue, résolus, résolues, fini, finie, finis, finies',
    open: 'ouvert, ouverte, ouverts, ouvertes, à faire, inachevé, inachevée, inachevés, inachevées, en suspens',
    notBegun:
      'pas commencé, pas commencée, pas commencées, pas commencés, pas encore commencé, pas encore commencée, pas encore commencées, pas encore commencés, non commencé, non commencée, non commencées, non commencés, pas démarré, pas encore démarré',
    underWay:
      'en cours, pas commencé, pas commencée, non commencé, non commencée, commencé, commencée, non terminé, non terminée, en attente, bloqué, bloquée, en révision, prévu, prévue, planifié, planifiée, reporté, reportée, en retard, nouveau, nouvelle',
    still: 'encore, toujours, déjà, jusqu’ici',
    tasks: 'tâche, tâches, action, actions, point, points, mesure, mesures, étape, étapes',
  },
  affirmed: 'oui',
  denied: 'non, aucun, aucune',
  rowWords:
    'entrées, lignes, travaillent, travaille, habitent, habite, vivent, vit, appartiennent, appartient, gagnent, gagne, coûtent, coûte, contiennent, contient, comprennent, comprend, offrent, offre, tous, toutes, différents, différentes, montre, donne, produit, produits, article, articles, version, versions, modèle, modèles, coûtent, coûte, trouve, trouvent, proposer, propose',
  persons:
    'personne, personnes, employés, salariés, personnel, collaborateurs, collègues, agents, gens',
  superiors: 'responsable, supérieur, supérieure, supérieur hiérarchique, chef, cheffe, manager',
  reportsTo:
    'sous la responsabilité, sous les ordres, sous la direction, relève de, relèvent de, dirigé par, dirigés par, encadrés par',
  rows: '… lignes',
  rowsOf: '… ligne sur … / … lignes sur …',
  total: 'total',
  average: 'moyenne',
  highest: 'le plus élevé',
  lowest: 'le plus bas',
  latest: 'le plus récent',
  earliest: 'le plus ancien',
}
