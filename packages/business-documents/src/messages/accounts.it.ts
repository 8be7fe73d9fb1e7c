import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './accounts.de.ts'

export const it: LanguageMessages<typeof de> = {
  'account.minutes': 'Il pulsante vale {minutes} minuti e una volta sola.',
  'sign-up.subject': 'Conferma il tuo indirizzo e-mail',
  'sign-up.subject@kartenliebe': 'Confermate il vostro indirizzo e-mail',
  'sign-up.title': 'Ancora un clic.',
  'sign-up.text': 'Hai creato un account su {shop}. Con questo pulsante ci confermi che l’indirizzo è tuo.',
  'sign-up.text@kartenliebe':
    'Avete creato un account su {shop}. Con questo pulsante ci confermate che l’indirizzo è vostro.',
  'sign-up.button': 'Conferma l’indirizzo',
  'sign-up.unasked':
    'Non hai fatto tu questa richiesta? Non devi fare nulla, l’account resta senza conferma.',
  'sign-up.unasked@kartenliebe':
    'La richiesta non viene da voi? Non dovete fare nulla, l’account resta senza conferma.',
  'already-customer.subject': 'Hai già un account su {shop}',
  'already-customer.subject@kartenliebe': 'Avete già un account su {shop}',
  'already-customer.title': 'L’account esiste già.',
  'already-customer.text':
    'Qualcuno ha provato a creare un nuovo account su {shop} con questo indirizzo, ma ne esiste già uno. Accedi; se hai dimenticato la password, lì ne puoi impostare una nuova.',
  'already-customer.text@kartenliebe':
    'Qualcuno ha provato a creare un nuovo account su {shop} con questo indirizzo, ma ne esiste già uno. Accedete; se avete dimenticato la password, lì ne potete impostare una nuova.',
  'already-customer.button': 'Accedi',
  'already-customer.unasked':
    'Non hai fatto tu questa richiesta? Non devi fare nulla, per il tuo account non cambia niente.',
  'already-customer.unasked@kartenliebe':
    'La richiesta non viene da voi? Non dovete fare nulla, per il vostro account non cambia niente.',
  'password-reset.subject': 'Nuova password per {shop}',
  'password-reset.title': 'Ecco come avere una nuova password.',
  'password-reset.text':
    'Con questo pulsante scegli una nuova password. Poi tutti i dispositivi vengono disconnessi e accedi con quella nuova.',
  'password-reset.text@kartenliebe':
    'Con questo pulsante scegliete una nuova password. Poi tutti i dispositivi vengono disconnessi e accedete con quella nuova.',
  'password-reset.button': 'Scegli la password',
  'password-reset.unasked': 'Non l’hai chiesta tu? Non devi fare nulla, la vecchia password vale ancora.',
  'password-reset.unasked@kartenliebe':
    'Non l’avete chiesta voi? Non dovete fare nulla, la vecchia password vale ancora.',
  'magic-link.subject': 'Il tuo link per accedere a {shop}',
  'magic-link.subject@kartenliebe': 'Il vostro link per accedere a {shop}',
  'magic-link.title': 'Accesso senza password.',
  'magic-link.text': 'Con questo pulsante accedi. Carrello, preferiti e creazioni vengono con te.',
  'magic-link.text@kartenliebe':
    'Con questo pulsante accedete. Carrello, preferiti e creazioni vengono con voi.',
  'magic-link.button': 'Accedi ora',
  'magic-link.unasked': 'Non volevi accedere? Allora non aprire il link e non inoltrarlo.',
  'magic-link.unasked@kartenliebe': 'Non volevate accedere? Allora non aprite il link e non inoltratelo.',
  'mail-change.subject': 'Conferma il tuo nuovo indirizzo',
  'mail-change.subject@kartenliebe': 'Confermate il vostro nuovo indirizzo',
  'mail-change.title': 'Conferma del nuovo indirizzo.',
  'mail-change.text':
    'Un account su {shop} deve usare d’ora in poi questo indirizzo e-mail. Fino alla conferma vale quello vecchio.',
  'mail-change.button': 'Conferma l’indirizzo',
  'mail-change.unasked':
    'Non hai fatto tu questa richiesta? Non devi fare nulla, resta l’indirizzo di prima.',
  'mail-change.unasked@kartenliebe':
    'La richiesta non viene da voi? Non dovete fare nulla, resta l’indirizzo di prima.',
  'mail-changed.subject': 'Il tuo indirizzo e-mail su {shop} è cambiato',
  'mail-changed.subject@kartenliebe': 'Il vostro indirizzo e-mail su {shop} è cambiato',
  'mail-changed.title': 'L’indirizzo è cambiato.',
  'mail-changed.text':
    'Il tuo account su {shop} usa ora un altro indirizzo e-mail. A questo scriviamo per l’ultima volta.',
  'mail-changed.text@kartenliebe':
    'Il vostro account su {shop} usa ora un altro indirizzo e-mail. A questo scriviamo per l’ultima volta.',
  'mail-changed.unasked': 'Non l’hai cambiato tu? Allora rispondi subito a questa e-mail.',
  'mail-changed.unasked@kartenliebe': 'Non l’avete cambiato voi? Allora rispondete subito a questa e-mail.',
  'password-changed.subject': 'La tua password su {shop} è cambiata',
  'password-changed.subject@kartenliebe': 'La vostra password su {shop} è cambiata',
  'password-changed.title': 'La password è cambiata.',
  'password-changed.text': 'Per il tuo account su {shop} vale ora una nuova password.',
  'password-changed.text@kartenliebe': 'Per il vostro account su {shop} vale ora una nuova password.',
  'password-changed.button': 'Non l’ho cambiata io',
  'password-changed.button@kartenliebe': 'Non l’abbiamo cambiata noi',
  'password-changed.unasked':
    'L’hai cambiata tu? Allora va tutto bene. Altrimenti imposta subito una nuova password.',
  'password-changed.unasked@kartenliebe':
    'L’avete cambiata voi? Allora va tutto bene. Altrimenti impostate subito una nuova password.',
  'passkey-added.subject': 'Nuova passkey per il tuo account {shop}',
  'passkey-added.subject@kartenliebe': 'Nuova passkey per il vostro account {shop}',
  'passkey-added.title': 'È stata aggiunta una passkey.',
  'passkey-added.text': 'Ora una nuova passkey apre il tuo account su {shop}.',
  'passkey-added.text@kartenliebe': 'Ora una nuova passkey apre il vostro account su {shop}.',
  'passkey-added.button': 'Vedi la sicurezza',
  'passkey-added.unasked':
    'Non l’hai aggiunta tu? Allora rimuovi lì la passkey e imposta una nuova password.',
  'passkey-added.unasked@kartenliebe':
    'Non l’avete aggiunta voi? Allora rimuovete lì la passkey e impostate una nuova password.',
  'account-deleted.subject': 'Il tuo account su {shop} è eliminato',
  'account-deleted.subject@kartenliebe': 'Il vostro account su {shop} è eliminato',
  'account-deleted.title': 'L’account è eliminato.',
  'account-deleted.text':
    'Nome, indirizzi, creazioni, foto e preferiti sono cancellati. Conserviamo fatture e ordini solo finché lo richiede la legge.',
  'account-deleted.unasked': 'Non l’hai eliminato tu? Allora rispondi subito a questa e-mail.',
  'account-deleted.unasked@kartenliebe':
    'Non l’avete eliminato voi? Allora rispondete subito a questa e-mail.',
}
