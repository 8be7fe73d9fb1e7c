/** German messages for reporting a problem. */
export const deProblem = {
  'problem.open': 'Problem melden',
  'problem.title': 'Problem melden',
  'problem.lead':
    'Was ist schiefgegangen? Je genauer die Schritte davor beschrieben sind, desto schneller lässt es sich beheben.',
  'problem.words': 'Was ist passiert?',
  'problem.email': 'E-Mail für eine Antwort (optional)',
  'problem.emailNote': 'Ohne Adresse lesen wir die Meldung, können aber nicht antworten.',
  'problem.agree': 'Die Gestaltung darf dafür angesehen werden',
  'problem.agreeNote': 'Nur dann steht im Bericht, um welche Gestaltung es geht. Fotos schicken wir nie mit.',
  'problem.sent': 'Das wird geschickt',
  'problem.window': 'Fenster: {width} × {height} Pixel',
  'problem.browser': 'Browser: {browser}',
  'problem.steps': 'Die letzten Schritte, ohne Texte und Dateinamen:',
  'problem.noSteps': 'Noch keine Schritte.',
  'problem.design': 'Gestaltung: {id}',
  'problem.send': 'Meldung schicken',
  'problem.thanks': 'Danke, die Meldung ist angekommen.',
  'problem.failed': 'Die Meldung ging gerade nicht hinaus. Was geschrieben wurde, steht noch da.',
} as const
