/** What the API says about accounts, Italian; `messages.ts` joins it with the rest. */
export const accountIt = {
  'log-in-failed': 'Indirizzo e-mail e password non corrispondono.',
  'link-expired': 'Questo link non vale più: è già stato usato o ha più di un’ora.',
  'log-in-again': 'Per sicurezza, accedi ancora una volta.',
  'account.password-missing': 'Inserisci una password.',
  'account.password-short':
    'Almeno {least} caratteri. Una breve frase è facile da ricordare e difficile da indovinare.',
  'account.password-long': 'Al massimo {most} caratteri.',
  'account.password-guessable': 'Questa password è troppo facile da indovinare. Scegline un’altra.',
  'account.password-breached': 'Questa password si trova in elenchi di password rubate. Scegline un’altra.',
  'account.password-wrong': 'Questa password non è giusta.',
  'account.google-failed': 'L’accesso con Google non è riuscito. Riprova o accedi in un altro modo.',
  'account.passkey-failed': 'La passkey non è stata riconosciuta. Riprova o accedi in un altro modo.',
  'account.email-same': 'È già l’indirizzo di questo account.',
  'whitelabel.none': 'Questo account non vende con il proprio nome.',
  'whitelabel.bar': 'Account a nome proprio',
  'whitelabel.sender': 'Mittente personalizzato',
  'whitelabel.number': 'Numero cliente {number}',
  'account.full': 'Non c’è più posto. Rimuovi prima qualcosa.',
  'account.kept-invoices': 'Ordini e fatture: finché lo richiedono il diritto commerciale e fiscale.',
  'account.kept-vouchers': 'Credito su buoni acquistati: il codice resta valido.',
  'account.kept-backups': 'Copie di sicurezza: vengono sovrascritte dopo alcune settimane.',
} as const
