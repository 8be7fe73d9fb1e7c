/** What mails about accounts say, Italian. */
export const accountLettersIt = {
  'account-confirm.subject': 'Conferma il tuo account',
  'account-confirm.title': 'Manca solo un clic.',
  'account-confirm.text':
    'Con questo pulsante il tuo account {shop} è pronto e hai già effettuato l’accesso. Vale una volta sola, per un’ora.',
  'account-confirm.button': 'Conferma l’account',
  'account-confirm.note':
    'Non sei stato tu? Allora non devi fare nulla: senza il clic non viene creato alcun account.',
  'account-reset.subject': 'Una nuova password per {shop}',
  'account-reset.title': 'Scegli una nuova password.',
  'account-reset.text':
    'Con questo pulsante scegli una nuova password. Vale una volta sola, per un’ora. Poi tutti i dispositivi vengono disconnessi.',
  'account-reset.button': 'Scegli la password',
  'account-reset.note': 'Non l’hai chiesto tu? Allora non devi fare nulla: la tua password resta com’è.',
  'account-log-in.subject': 'Il tuo link di accesso',
  'account-log-in.title': 'Bentornato.',
  'account-log-in.text':
    'Con questo pulsante accedi a {shop}, senza password. Vale una volta sola, per un’ora.',
  'account-log-in.button': 'Accedi',
  'account-log-in.note':
    'Non l’hai chiesto tu? Allora non devi fare nulla. Non inoltrare questa e-mail a nessuno.',
  'account-email.subject': 'Conferma il tuo nuovo indirizzo e-mail',
  'account-email.title': 'È il tuo nuovo indirizzo?',
  'account-email.text':
    'Con questo pulsante l’indirizzo diventa quello del tuo account {shop}. Vale una volta sola, per un’ora.',
  'account-email.button': 'Conferma l’indirizzo',
  'account-email.note': 'Non sei stato tu? Allora non devi fare nulla: senza il clic non cambia niente.',
  'account-exists.subject': 'Hai già un account',
  'account-exists.title': 'Sei già dei nostri.',
  'account-exists.text':
    'Qualcuno ha provato a creare un account {shop} con questo indirizzo. Ne esiste già uno. Se eri tu, accedi e basta. Puoi farlo anche senza password.',
  'account-exists.button': 'Vai all’accesso',
  'account-exists.note':
    'Non sei stato tu? Allora non devi fare nulla: nel tuo account non è cambiato niente.',
  'password-changed.subject': 'La tua password è stata cambiata',
  'password-changed.title': 'Nuova password, tutto a posto.',
  'password-changed.text':
    'La password del tuo account {shop} è appena stata cambiata. Gli altri dispositivi sono disconnessi.',
  'password-changed.note':
    'Non sei stato tu? Scegline subito un’altra con «Password dimenticata» e scrivici.',
  'email-changing.subject': 'Il tuo indirizzo e-mail sta per cambiare',
  'email-changing.title': 'Un nuovo indirizzo?',
  'email-changing.text':
    'Per il tuo account {shop} è stato indicato un altro indirizzo e-mail. Una volta confermato, sostituirà questo.',
  'email-changing.note': 'Non sei stato tu? Cambia subito la password e scrivici.',
  'account-deleted.subject': 'Il tuo account è stato eliminato',
  'account-deleted.title': 'Arrivederci.',
  'account-deleted.text':
    'Il tuo account {shop} è stato eliminato, con creazioni, foto, lista dei desideri e indirizzi. Conserviamo le fatture finché la legge lo richiede.',
  'account-deleted.note': 'Non sei stato tu? Allora scrivici.',
} as const
