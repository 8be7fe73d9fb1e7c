/** Italian messages for reporting a problem. */
export const itProblem = {
  'problem.open': 'Segnala un problema',
  'problem.title': 'Segnala un problema',
  'problem.lead': 'Che cosa è andato storto? Più precisa è la descrizione dei passaggi, prima si risolve.',
  'problem.words': 'Che cosa è successo?',
  'problem.email': 'E-mail per una risposta (facoltativa)',
  'problem.emailNote': 'Senza indirizzo leggiamo la segnalazione, ma non possiamo rispondere.',
  'problem.agree': 'Permetto di guardare la creazione per trovare la causa',
  'problem.agreeNote':
    'Solo in questo caso la segnalazione indica di quale creazione si tratta. Le foto non vengono mai inviate.',
  'problem.sent': 'Questo viene inviato',
  'problem.window': 'Finestra: {width} × {height} pixel',
  'problem.browser': 'Browser: {browser}',
  'problem.steps': 'Gli ultimi passaggi, senza testi né nomi di file:',
  'problem.noSteps': 'Ancora nessun passaggio.',
  'problem.design': 'Creazione: {id}',
  'problem.send': 'Invia la segnalazione',
  'problem.thanks': 'Grazie, la segnalazione è arrivata.',
  'problem.failed': 'La segnalazione non è partita. Quello che è scritto è ancora qui.',
} as const
