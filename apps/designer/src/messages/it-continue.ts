/** Italian messages for continuing on another device; `continue.page` is for the page there. */
export const itContinue = {
  'continue.title': 'Continuare su un altro dispositivo',
  'continue.scan': 'Inquadrare il codice con la fotocamera dell’altro dispositivo.',
  'continue.code': 'Codice QR per l’altro dispositivo',
  'continue.type': 'Oppure aprire lì {address} e inserire questo codice:',
  'continue.once':
    'Il codice vale una volta, per dieci minuti. L’altro dispositivo riceve una copia propria con tutte le foto. Questa resta com’è.',
  'continue.compare': 'Un dispositivo si è collegato. Mostra lo stesso numero?',
  'continue.mine': 'Sì, aprire lì',
  'continue.done': 'La creazione si apre sull’altro dispositivo.',
  'continue.page.title': 'Continuare una creazione',
  'continue.page.opening': 'Un momento',
  'continue.page.noscript': 'Per continuare questa pagina ha bisogno di JavaScript.',
  'continue.page.lead': 'Il codice si trova sull’altro dispositivo, in «Condividi».',
  'continue.page.code': 'Codice',
  'continue.page.go': 'Avanti',
  'continue.page.compare': 'Anche l’altro schermo mostra questo numero? Allora confermalo lì.',
  'continue.page.compare@kartenliebe': 'Anche l’altro schermo mostra questo numero? Allora confermatelo lì.',
  'continue.page.opens': 'La creazione si apre.',
  'continue.page.failed': 'Non ha funzionato. Riprova.',
  'continue.page.failed@kartenliebe': 'Non ha funzionato. Riprovate.',
  'continue.page.gone': 'Questo codice non è più valido. L’altro dispositivo può mostrarne uno nuovo.',
} as const
