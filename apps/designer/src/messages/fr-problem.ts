/** French messages for reporting a problem. */
export const frProblem = {
  'problem.open': 'Signaler un problème',
  'problem.title': 'Signaler un problème',
  'problem.lead':
    'Que s’est-il passé ? Plus la description des étapes est précise, plus vite nous pouvons corriger l’erreur.',
  'problem.words': 'Ce qui s’est passé',
  'problem.email': 'E-mail pour une réponse (facultatif)',
  'problem.emailNote': 'Sans adresse, nous lisons le message mais ne pouvons pas y répondre.',
  'problem.agree': 'J’autorise la consultation de la création pour en trouver la cause',
  'problem.agreeNote':
    'Dans ce cas seulement, le message indique de quelle création il s’agit. Les photos ne sont jamais jointes.',
  'problem.sent': 'Voici ce qui est envoyé',
  'problem.window': 'Fenêtre\u202f: {width} × {height} pixels',
  'problem.browser': 'Navigateur\u202f: {browser}',
  'problem.steps': 'Les dernières étapes, sans textes ni noms de fichiers\u202f:',
  'problem.noSteps': 'Aucune étape pour le moment.',
  'problem.design': 'Création\u202f: {id}',
  'problem.send': 'Envoyer le message',
  'problem.thanks': 'Merci, le message est bien arrivé.',
  'problem.failed': 'Le message n’a pas pu partir. Ce qui est écrit est toujours là.',
} as const
