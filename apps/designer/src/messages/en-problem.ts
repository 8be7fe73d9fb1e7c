/** English words of reporting a problem. */
export const enProblem = {
  'problem.open': 'Report a problem',
  'problem.title': 'Report a problem',
  'problem.lead':
    'What went wrong? The more exactly the steps before it are told, the sooner it can be put right.',
  'problem.words': 'What happened?',
  'problem.email': 'Email for an answer (optional)',
  'problem.emailNote': 'Without an address the report is read but cannot be answered.',
  'problem.agree': 'The design may be looked at for this',
  'problem.agreeNote': 'Only then does the report say which one it is. Photos are never sent along.',
  'problem.sent': 'This is what will be sent',
  'problem.window': 'Window: {width} × {height} pixels',
  'problem.browser': 'Browser: {browser}',
  'problem.steps': 'The last steps, without words or file names:',
  'problem.noSteps': 'No steps yet.',
  'problem.design': 'Design: {id}',
  'problem.send': 'Send report',
  'problem.thanks': 'Thank you, the report has arrived.',
  'problem.failed': 'The report could not be sent just now. What was written is still here.',
} as const
