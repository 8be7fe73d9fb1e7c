/** English messages for reporting a problem. */
export const enProblem = {
  'problem.open': 'Report a problem',
  'problem.title': 'Report a problem',
  'problem.lead':
    'What went wrong? The more precisely you describe the steps before it, the sooner we can put it right.',
  'problem.words': 'What happened?',
  'problem.email': 'Email for an answer (optional)',
  'problem.emailNote': 'Without an address we can read the report but not answer it.',
  'problem.agree': 'You may look at the design to find the cause',
  'problem.agreeNote': 'The report names the design only if you agree. We never send photos along.',
  'problem.sent': 'This is what will be sent',
  'problem.window': 'Window: {width} × {height} pixels',
  'problem.browser': 'Browser: {browser}',
  'problem.steps': 'The last steps, without texts or file names:',
  'problem.noSteps': 'No steps yet.',
  'problem.design': 'Design: {id}',
  'problem.send': 'Send report',
  'problem.thanks': 'Thank you, the report has arrived.',
  'problem.failed': 'The report couldn’t be sent just now. What was written is still here.',
} as const
