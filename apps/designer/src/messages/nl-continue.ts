/** Dutch messages for continuing on another device; `continue.page` is for the page there. */
export const nlContinue = {
  'continue.title': 'Verder op een ander apparaat',
  'continue.scan': 'Scan de code met de camera van het andere apparaat.',
  'continue.code': 'QR-code voor het andere apparaat',
  'continue.type': 'Of open daar {address} en vul deze code in:',
  'continue.once':
    'De code werkt één keer, tien minuten lang. Het andere apparaat krijgt een eigen kopie met alle foto’s. Deze blijft zoals hij is.',
  'continue.compare': 'Er heeft zich een apparaat gemeld. Toont het hetzelfde getal?',
  'continue.mine': 'Ja, daar openen',
  'continue.done': 'Het ontwerp opent op het andere apparaat.',
  'continue.page.title': 'Verder met een ontwerp',
  'continue.page.opening': 'Een moment',
  'continue.page.noscript': 'Deze pagina heeft JavaScript nodig om verder te gaan.',
  'continue.page.lead': 'De code staat op het andere apparaat, onder ‘Delen’.',
  'continue.page.code': 'Code',
  'continue.page.go': 'Verder',
  'continue.page.compare': 'Toont het andere scherm dit getal ook? Bevestig het dan daar.',
  'continue.page.opens': 'Het ontwerp wordt geopend.',
  'continue.page.failed': 'Dat lukte nu niet. Probeer het nog eens.',
  'continue.page.gone': 'Deze code is niet meer geldig. Het andere apparaat kan een nieuwe tonen.',
} as const
