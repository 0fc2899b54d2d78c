import type { StatementData } from '../statement-words.ts'

export const frenchStatements: StatementData = {
  openings:
    'quelles sont les …, quels sont les …, quelle est la …, quel est le …, quelles étaient les …, quels étaient les …, quelles … ont été, quels … ont été, quelles …, quels …, quelle …, quel …, y a-t-il des …, y a-t-il eu des …, y a-t-il …, liste des …, liste les …, donne-moi les …, donnez-moi les …, montre-moi les …, montrez-moi les …, toutes les …, tous les …, les …, quelles sont toutes les …',
  actors:
    "je, j, nous, vous, tu, il, elle, on, ils, elles, tous, chacun, le conseil, le comité, l'équipe, la société, le locataire, le bailleur, le prestataire, le client, le trésorier, la trésorière, les parents, quelqu'un",
  deadlines:
    "avant le, avant, d'ici, d'ici le, jusqu'au, jusqu'à, au plus tard, pour le, dans les, sous",
  sources:
    'réunion, séance, compte rendu, procès-verbal, mail, courriel, message, lettre, rapport, discussion, contrat, conversation, document, note, texte, mentionne, prises, prise, faites, faite, cité, citées, contient',
  kinds: {
    decision: {
      names: 'décisions, décision, résolutions, accords, décidé',
      asks: "qu'a-t-on décidé, qu'est-ce qui a été décidé, qu'est-ce qu'on a décidé, que décide …, qu'a décidé …, qu'ont décidé …, qu'est-ce que … a décidé, qu'est-ce que … ont décidé, qu'est-ce qui a été convenu, qu'a-t-il été décidé, qu'est-ce qui a été adopté",
      says: 'a décidé, ont décidé, avons décidé, est décidé, été décidé, a été décidé, décide de, il est convenu, convenu de, sommes convenus, a approuvé, ont approuvé, a été approuvé, a été approuvée, a été adopté, a été adoptée, a voté, ont voté, a accepté, nous acceptons, a été élu, a été élue',
    },
    rejected: {
      names: 'refus, rejets, refusé, rejeté',
      asks: "qu'est-ce qui a été refusé, qu'est-ce qui a été rejeté, qu'a refusé …, que refuse …, qu'est-ce que … a refusé, qu'est-ce que … refuse",
      says: "a été refusée, a été refusé, ont été refusées, ont été refusés, a été rejetée, a été rejeté, rejeté, refuse, a refusé, ont refusé, n'a pas été acceptée, ne pouvons pas accepter, renoncé à",
    },
    open: {
      names:
        'questions ouvertes, points ouverts, questions en suspens, points en suspens, questions, en suspens',
      asks: "qu'est-ce qui reste ouvert, qu'est-ce qui n'est pas décidé, qu'est-ce qui n'a pas été décidé, qu'est-ce qui a été reporté, qu'est-ce qui reste à décider, qu'est-ce qui n'est pas encore décidé, qu'est-ce qui reste à savoir, qu'est-ce qui n'est pas clair",
      says: "reste à savoir, reste à décider, reste ouverte, reste ouvert, pas encore décidé, pas été décidé, pas décidé, aucune décision, est reportée, est reporté, a été reportée, a été reporté, reportée, en suspens, n'est pas clair, pas encore clair, à préciser, à clarifier, reste à",
    },
    task: {
      names: 'tâches, tâche, actions, action, à faire, prochaines étapes, missions, TODO',
      asks: "qui doit faire quoi, qui fait quoi, que doit faire …, que doivent faire …, que doit-on faire, qu'est-ce que … doit faire, qu'est-ce que … doivent faire, qu'est-ce qu'il faut faire, que faut-il faire, que reste-t-il à faire, que va faire …, de quoi est chargé …, qu'est-ce que je dois faire, que dois-je faire",
      says: "est chargé de, est chargée de, se charge de, s'occupe de, s'engage à, à faire",
      does: 'va, vont, vais, allons, -era, -ira, -dra, -eront, -erai, -tra, -ura',
    },
    request: {
      names: 'demandes, demande, requêtes',
      asks: "que demande …, qu'a demandé …, qu'est-ce que … demande, que souhaite …",
      says: "merci de, veuillez, s'il vous plaît, pourriez-vous, pouvez-vous, peux-tu, pourrais-tu, je vous prie, nous vous prions, prière de, demande que, a demandé, demande à, je vous demande, nous vous demandons",
    },
    requirement: {
      names: 'exigences, exigence, obligations, obligation, conditions, prescriptions',
      asks: "qu'est-ce qui est obligatoire, qu'exige …, qu'est-ce que … exige, à quoi … s'engage, quelles obligations",
      says: "doit, doivent, devez, devons, est tenu de, est tenue de, sont tenus de, est obligatoire, obligatoire, il faut, est exigé, exige, est nécessaire, s'oblige à",
      does: 'doit, doivent, devez, devons',
    },
    prohibition: {
      names: 'interdictions, interdiction, interdit, interdits',
      asks: "qu'est-ce qui est interdit, qu'est-ce qu'il est interdit de, que ne doit pas …, qu'est-ce qui n'est pas autorisé, qu'est-ce qui n'est pas permis, qu'interdit …",
      says: "il est interdit, est interdit, est interdite, sont interdits, sont interdites, interdiction de, ne doit pas, ne doivent pas, ne peut pas, ne peuvent pas, n'est pas autorisé, n'est pas permis, défense de",
    },
    deadline: {
      names: 'échéances, échéance, dates limites, date limite, délais, délai, dates',
      asks: "avant quand, qu'est-ce qui est dû",
      says: 'date limite, échéance, prochaine réunion, prochaine séance, au plus tard, expire',
    },
    proposal: {
      names:
        'recommandations, recommandation, propositions, proposition, suggestions, suggestion, conseils',
      asks: "que propose …, que proposent …, qu'a proposé …, qu'est-ce que … propose, qu'est-ce que … a proposé, que recommande …, qu'a recommandé …, qu'est-ce que … recommande, que suggère …, qu'a suggéré …, que conseille …, qu'est-ce qui a été proposé",
      says: 'propose, proposent, proposé, recommande, recommandent, recommandé, suggère, suggéré, conseille, conseillé, ma proposition, notre proposition, je ferais, il vaudrait mieux, il serait préférable',
    },
    option: {
      names: 'options, option, possibilités, alternatives, choix, variantes, offres',
      asks: "que peut choisir …, qu'offre …",
      says: 'deux possibilités, trois possibilités, deux options, trois options, deux solutions, soit, au choix, variante, option, ou bien, vous pouvez choisir, peut choisir',
    },
    promise: {
      names: 'promesses, promesse, engagements',
      asks: "que promet …, qu'a promis …, qu'est-ce que … promet, à quoi s'engage …, que garantit …",
      says: "promet, promis, promettons, promets, s'engage à, nous engageons, garantit, garantissons, assurons, assure que",
    },
    risk: {
      names:
        'risques, risque, craintes, problèmes, problème, inquiétudes, avertissements, réserves, dangers, plaintes',
      asks: "que craint …, qu'est-ce que … craint, de quoi s'inquiète …, qu'est-ce qui inquiète …, de quoi se plaint …, contre quoi met en garde …, quels problèmes",
      says: "craint, craignent, crains, craignons, risque, risques, danger, dangereux, inquiet, inquiète, s'inquiète, avertit, a averti, met en garde, problème, problèmes, se plaint, se plaignent, plaints, préoccupe",
    },
    finding: {
      names: 'résultats, résultat, conclusions, conclusion, constats, constatations',
      asks: "qu'a-t-on constaté, qu'est-ce qui a été constaté, que constate …, qu'a constaté …, que conclut …, qu'a conclu …",
      says: "a constaté, ont constaté, constate, constaté que, conclut que, a conclu, il s'avère, a montré, montre que, montrent que, révèle, a révélé, en conclusion, résultat",
    },
  },
}
