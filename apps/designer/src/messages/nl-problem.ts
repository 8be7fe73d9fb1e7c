/** Dutch messages for reporting a problem. */
export const nlProblem = {
  'problem.open': 'Probleem melden',
  'problem.title': 'Probleem melden',
  'problem.lead':
    'Wat ging er mis? Hoe preciezer de stappen ervoor zijn beschreven, hoe sneller het is opgelost.',
  'problem.words': 'Wat is er gebeurd?',
  'problem.email': 'E-mailadres voor een antwoord (optioneel)',
  'problem.emailNote': 'Zonder adres lezen we de melding, maar kunnen we niet antwoorden.',
  'problem.agree': 'Het ontwerp mag hiervoor worden bekeken',
  'problem.agreeNote': 'Alleen dan staat erbij om welk ontwerp het gaat. Foto’s sturen we nooit mee.',
  'problem.sent': 'Dit wordt verstuurd',
  'problem.window': 'Venster: {width} × {height} pixels',
  'problem.browser': 'Browser: {browser}',
  'problem.steps': 'De laatste stappen, zonder teksten en bestandsnamen:',
  'problem.noSteps': 'Nog geen stappen.',
  'problem.design': 'Ontwerp: {id}',
  'problem.send': 'Melding versturen',
  'problem.thanks': 'Bedankt, de melding is aangekomen.',
  'problem.failed': 'De melding kon nu niet worden verstuurd. Wat er staat, blijft staan.',
} as const
