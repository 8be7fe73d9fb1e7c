/** The page for companies that sell under their own name. */
export const whitelabelService = {
  'whitelabel-service.title': 'Whitelabel-Service',
  'whitelabel-service.lead': 'Für Unternehmen, die Karten und Bilder unter eigenem Namen verkaufen.',
  'whitelabel-service.prices': 'Nettopreise',
  'whitelabel-service.prices-text':
    'Im Warenkorb und beim Bezahlen stehen Netto- und Bruttopreise nebeneinander.',
  'whitelabel-service.invoice': 'Auf Rechnung',
  'whitelabel-service.invoice-text': 'Jede Bestellung lässt sich auf Rechnung bezahlen.',
  'whitelabel-service.name': 'Eigener Name',
  'whitelabel-service.name-text':
    'Logo, Farbe und Kontakt stehen oben auf jeder Seite, und wir versenden Bestellungen unter diesem Namen. Das lässt sich jederzeit ausschalten.',
  'whitelabel-service.join': 'So geht es',
  'whitelabel-service.join-text':
    'Zuerst ein Konto anlegen, dann beim Service melden: Wir richten Namen, Logo und Kontakt ein.',
  'whitelabel-service.join-now':
    'Das Konto gibt es schon. Einfach beim Service melden, dann richten wir Namen, Logo und Kontakt ein.',
  'whitelabel-service.sign-up': 'Konto anlegen',
  'whitelabel-service.yours': 'Der eigene Auftritt',
  'whitelabel-service.company': 'Name',
  'whitelabel-service.number': 'Kundennummer',
  'whitelabel-service.email': 'E-Mail',
  'whitelabel-service.phone': 'Telefon',
  'whitelabel-service.website': 'Website',
  'whitelabel-service.turn-on': 'Unter eigenem Namen versenden',
  'whitelabel-service.turn-off': 'Ohne eigenen Namen versenden',
  'whitelabel-service.unchanged': 'Nichts geändert: {reason}',
} as const
