/** Texts beside the newsletter's button, and of the pages linked from its emails. */
export const newsletterLinks = {
  'newsletter.consent':
    'Mit der Anmeldung willigst du ein, dass {shop} dir E-\u2060Mails mit Neuheiten, Ideen und Aktionen schickt. Das nimmst du mit einem Klick in jeder Ausgabe zurück.',
  'newsletter.consent@kartenliebe':
    'Mit der Anmeldung willigt ihr ein, dass {shop} euch E-\u2060Mails mit Neuheiten, Ideen und Aktionen schickt. Das nehmt ihr mit einem Klick in jeder Ausgabe zurück.',
  'newsletter.footer': 'Newsletter',
  'newsletter.footer-text': 'Neue Ideen und Aktionen per E-\u2060Mail.',
  'newsletter.confirm-title': 'Newsletter bestätigen',
  'newsletter.confirm-text': 'Ein Klick noch, dann kommt der Newsletter an diese Adresse.',
  'newsletter.confirm-button': 'Anmeldung bestätigen',
  'newsletter.leave-title': 'Newsletter abbestellen',
  'newsletter.leave-text': 'Drück den Knopf, um dich abzumelden. Wir löschen dann auch die Adresse.',
  'newsletter.leave-text@kartenliebe':
    'Drückt den Knopf, um euch abzumelden. Wir löschen dann auch die Adresse.',
  'newsletter.leave-button': 'Abmelden',
} as const
