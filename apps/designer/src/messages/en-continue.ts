/** English messages for continuing on another device; `continue.page` is for the page there. */
export const enContinue = {
  'continue.title': 'Continue on another device',
  'continue.scan': 'Scan the code with the other device’s camera.',
  'continue.code': 'QR code for the other device',
  'continue.type': 'Or open {address} there and enter this code:',
  'continue.once':
    'The code works once and for ten minutes. The other device gets a copy of its own with all photos. This one stays as it is.',
  'continue.compare': 'A device has connected. Does it show the same number?',
  'continue.mine': 'Yes, open it there',
  'continue.done': 'The design is opening on the other device.',
  'continue.page.title': 'Continue a design',
  'continue.page.opening': 'One moment',
  'continue.page.noscript': 'This page needs JavaScript to continue.',
  'continue.page.lead': 'The code is shown on the other device, under “Share”.',
  'continue.page.code': 'Code',
  'continue.page.go': 'Continue',
  'continue.page.compare': 'Does the other screen show this number, too? Then confirm it there.',
  'continue.page.opens': 'The design is opening.',
  'continue.page.failed': 'That didn’t work just now. Please try again.',
  'continue.page.gone': 'This code is no longer valid. A new one can be shown on the other device.',
} as const
