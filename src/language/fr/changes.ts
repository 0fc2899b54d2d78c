import type { ChangeData } from '../change-words.ts'

export const frenchChanges: ChangeData = {
  asks: {
    differ:
      "qu'est-ce qui a changé, qu'est-ce qui change, qu'est-ce qui a été modifié, qu'est-ce qui est différent, qu'est-ce qui diffère, qu'est-ce que … change, qu'a-t-on changé, quoi de changé, que change, que modifie, en quoi … diffèrent, en quoi … diffère, quelles sont les différences, quelle est la différence, quelles différences, quelle différence, quels sont les changements, quels changements, quelles sont les modifications, quelles modifications, comment … a changé, comment … a évolué, comment … ont changé, comment a évolué, comment ont évolué, compare, comparez, comparer, comparaison, différences entre, différence entre, y a-t-il une différence, y a-t-il des différences, y a-t-il des changements, y a-t-il des contradictions, est-ce que … diffèrent, … diffèrent-ils, … diffèrent-elles, … a-t-il changé, … a-t-elle changé, … ont-ils changé, … ont-elles changé, … a-t-il augmenté, … a-t-elle augmenté, … ont-ils augmenté, … ont-elles augmenté, … a-t-il baissé, … a-t-elle baissé, … ont-ils baissé, … ont-elles baissé, … est-il plus cher, … est-elle plus chère, … a-t-il été modifié, … a-t-elle été modifiée",
    news: "quoi de neuf, quoi de nouveau, qu'y a-t-il de nouveau, qu'est-ce qui est nouveau, quelles sont les nouveautés, quelles nouveautés, les nouveautés",
    added:
      "quels … sont nouveaux, quelles … sont nouvelles, quel … est nouveau, quelle … est nouvelle, quels … ont été ajoutés, quelles … ont été ajoutées, quel … a été ajouté, quelle … a été ajoutée, qu'est-ce qui a été ajouté, qu'a-t-on ajouté",
    removed:
      "quels … ont été supprimés, quelles … ont été supprimées, quel … a été supprimé, quelle … a été supprimée, quels … ont disparu, quelles … ont disparu, quels … ont été retirés, quelles … ont été retirées, qu'est-ce qui a été supprimé, qu'est-ce qui a disparu, qu'est-ce qui a été retiré, qu'est-ce qui n'existe plus, qu'a-t-on supprimé",
  },
  whether: [
    {
      openings: 'est-ce que, a-t-on',
      verbs:
        'a changé, ont changé, changé, a augmenté, ont augmenté, a baissé, ont baissé, a été modifié, a été modifiée, modifié, augmenté, baissé, est plus cher, est plus chère, sont plus chers, est différent, sont différents, plus cher, moins cher',
    },
  ],
  sources:
    'modifié, modifiés, changé, changements, document, documents, texte, textes, fichier, fichiers, version, versions, édition, éditions, deux, ancien, ancienne, anciens, nouveau, nouvelle, nouveaux, dernier, dernière, précédent, précédente, année, maintenant, depuis, par rapport, comparaison, entre, quelque chose, tout, règle, règles, clause, clauses, section, sections, article, articles, partie, parties, valeur, valeurs, prix, tarif, coût, coûts, offre, offres, devis, contenu, montant, quantité, nombre, durée, période, délai, date, limite, niveau, ceux, celui, celle, celles, concernant, différence, différences, changement, changements, diffèrent',
  versions: 'version, révision, rév, édition, numéro, n°, no',
  latest: 'dernière, dernier, plus récente, plus récent, actuelle, actuel',
  since:
    'par rapport à, par rapport au, par rapport aux, comparé à, comparée à, comparés à, en comparaison de, que',
  drafts: 'brouillon, projet, provisoire, ébauche',
  amendments: 'avenant, addendum, annexe modificative',
  duties: 'doit, doivent, devra, devront',
  standing: {
    replaces:
      'remplace, remplacent, annule, annule et remplace, n’est plus valable, ne sont plus valables, n’est plus en vigueur, au lieu de, désormais',
    older: 'Plus ancien',
    later: 'Plus tard',
    draft: 'Projet',
    otherwise: 'Autrement',
  },
  replies: {
    same: 'Aucune différence :',
    sameSections: '… section sur … dit la même chose. / … sections sur … disent la même chose.',
    onlyIn: 'Seulement dans … :',
    noSecond: "Il n'y a pas de seconde version parmi les documents, seulement …",
    noSuch: "Il n'y a pas de telle version parmi les documents, mais …",
  },
}
