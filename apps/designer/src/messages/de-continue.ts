/** German messages for continuing on another device; `continue.page` is for the page there. */
export const deContinue = {
  'continue.title': 'Auf einem anderen Gerät weiter',
  'continue.scan': 'Code mit der Kamera des anderen Geräts scannen.',
  'continue.code': 'QR-Code für das andere Gerät',
  'continue.type': 'Oder dort {address} öffnen und diesen Code eingeben:',
  'continue.once':
    'Der Code gilt einmal und zehn Minuten lang. Auf dem anderen Gerät entsteht eine eigene Kopie mit allen Fotos. Diese hier bleibt, wie sie ist.',
  'continue.compare': 'Ein Gerät hat sich gemeldet. Zeigt es dieselbe Zahl?',
  'continue.mine': 'Ja, dort öffnen',
  'continue.done': 'Die Gestaltung öffnet sich auf dem anderen Gerät.',
  'continue.page.title': 'Gestaltung fortsetzen',
  'continue.page.opening': 'Einen Moment',
  'continue.page.noscript': 'Zum Fortsetzen braucht diese Seite JavaScript.',
  'continue.page.lead': 'Der Code steht auf dem anderen Gerät unter „Teilen“.',
  'continue.page.code': 'Code',
  'continue.page.go': 'Weiter',
  'continue.page.compare': 'Steht diese Zahl auch auf dem anderen Bildschirm? Dann dort bestätigen.',
  'continue.page.opens': 'Die Gestaltung wird geöffnet.',
  'continue.page.failed': 'Das hat gerade nicht geklappt. Bitte noch einmal versuchen.',
  'continue.page.gone': 'Dieser Code gilt nicht mehr. Auf dem anderen Gerät lässt sich ein neuer anzeigen.',
} as const
