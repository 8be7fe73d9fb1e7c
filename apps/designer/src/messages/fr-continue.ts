/** French messages for continuing on another device; `continue.page` is for the page there. */
export const frContinue = {
  'continue.title': 'Continuer sur un autre appareil',
  'continue.scan': 'Scannez le code avec l’appareil photo de l’autre appareil.',
  'continue.code': 'Code QR pour l’autre appareil',
  'continue.type': 'Ou ouvrez-y {address} et saisissez ce code :',
  'continue.once':
    'Le code sert une fois, pendant dix minutes. L’autre appareil reçoit sa propre copie avec toutes les photos. Celle-ci reste telle quelle.',
  'continue.compare': 'Un appareil s’est connecté. Affiche-t-il le même nombre ?',
  'continue.mine': 'Oui, y ouvrir la création',
  'continue.done': 'La création s’ouvre sur l’autre appareil.',
  'continue.page.title': 'Continuer une création',
  'continue.page.opening': 'Un instant',
  'continue.page.noscript': 'Cette page a besoin de JavaScript pour continuer.',
  'continue.page.lead': 'Le code s’affiche sur l’autre appareil, sous «\u202fPartager\u202f».',
  'continue.page.code': 'Code',
  'continue.page.go': 'Continuer',
  'continue.page.compare': 'L’autre écran affiche-t-il aussi ce nombre ? Confirmez-le alors sur cet écran.',
  'continue.page.opens': 'La création s’ouvre.',
  'continue.page.failed': 'Cela n’a pas fonctionné. Veuillez réessayer.',
  'continue.page.gone': 'Ce code n’est plus valable. L’autre appareil peut en afficher un nouveau.',
} as const
