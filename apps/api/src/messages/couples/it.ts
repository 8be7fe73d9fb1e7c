import type { CoupleMessages } from '../message-keys.ts'

/** Messages of kartenliebe in Italian, which addresses couples; part of `it.ts`. */
export const couplesIt: CoupleMessages = {
  'log-in-again@kartenliebe': 'Per sicurezza, accedete ancora una volta.',
  'account.password-missing@kartenliebe': 'Inserite una password.',
  'account.password-guessable@kartenliebe':
    'Questa password è troppo facile da indovinare. Sceglietene un’altra.',
  'account.password-breached@kartenliebe':
    'Questa password si trova in elenchi di password rubate. Sceglietene un’altra.',
  'account.google-failed@kartenliebe':
    'L’accesso con Google non è riuscito. Riprovate o accedete in un altro modo.',
  'account.passkey-failed@kartenliebe':
    'La passkey non è stata riconosciuta. Riprovate o accedete in un altro modo.',
  'account.full@kartenliebe': 'La lista è piena. Rimuovete prima una voce.',
  'envelope.sender@kartenliebe': 'Indicate che cosa stampare come mittente sulle buste.',
  'envelope.address@kartenliebe': 'Indicate l’indirizzo da stampare sulla busta.',
  'request-timeout@kartenliebe': 'Ci è voluto troppo tempo. Riprovate.',
  'photo-too-large@kartenliebe': 'Il file supera i {megabytes} MB. Scegliete una foto più piccola.',
  'photo-broken@kartenliebe':
    'Foto incompleta: il file è danneggiato o non è arrivato per intero. Sceglietelo di nuovo.',
  'too-many-requests@kartenliebe': 'Le richieste sono state troppe. Attendete un momento.',
  'too-many-requests.wait@kartenliebe': {
    one: 'Troppi tentativi in poco tempo. Riprovate tra {count} minuto.',
    other: 'Troppi tentativi in poco tempo. Riprovate tra {count} minuti.',
  },
  'too-many-requests.wait-hours@kartenliebe': {
    one: 'Troppi tentativi in poco tempo. Riprovate tra {count} ora.',
    other: 'Troppi tentativi in poco tempo. Riprovate tra {count} ore.',
  },
  'internal@kartenliebe': 'Qualcosa è andato storto da parte nostra. Riprovate.',
  'upstream-failed@kartenliebe': 'Al momento uno dei nostri servizi non risponde. Riprovate più tardi.',
  'unavailable@kartenliebe': 'In questo momento c’è molto traffico. Riprovate tra poco.',
  'storage-full@kartenliebe': 'In questo momento non c’è spazio per nuovi file. Riprovate più tardi.',
  'unavailable.database@kartenliebe': 'Qualcosa è andato storto da parte nostra. Riprovate tra un minuto.',
  'unavailable.full@kartenliebe': 'In questo momento non possiamo salvare nulla. Riprovate più tardi.',
  'photo.pdf@kartenliebe': {
    one: 'Questo è un PDF di {count} pagina. Non possiamo stampare PDF: salvate la pagina come immagine.',
    other: 'Questo è un PDF di {count} pagine. Non possiamo stampare PDF: salvate le pagine come immagini.',
  },
  'photo.pdf-uncounted@kartenliebe': 'Non possiamo stampare PDF. Salvate le pagine come immagini.',
  'photo.too-heavy@kartenliebe':
    'Non riusciamo ad aprire {width} × {height} pixel da questo tipo di file. Salvate la foto come JPEG semplice (non progressivo) e sceglietela di nuovo.',
  'photo.full@kartenliebe': 'Ci sono già moltissime foto. Prima eliminatene alcune.',
  'toolbox.too-large@kartenliebe': 'Il file supera i {megabytes} MB. Sceglietene uno più piccolo.',
  'toolbox.pdf-locked@kartenliebe': 'Il PDF è protetto da una password. Salvatelo senza password.',
  'draft.size-mismatch@kartenliebe':
    'La creazione e il formato non corrispondono. Aprite di nuovo la creazione.',
  'cart.sample-photo@kartenliebe': 'Questa è ancora una foto di esempio. Sceglietene una vostra.',
  'cart.broken-file@kartenliebe': 'Una foto non c’è più. Sceglietela di nuovo.',
  'address.phone@kartenliebe': 'Controllate il numero di telefono.',
  'address.country@kartenliebe':
    'Questo negozio consegna solo nel proprio paese. Per un altro, scegliete il negozio di quel paese.',
  'address.region@kartenliebe': 'Scegliete dall’elenco.',
  'checkout.payment@kartenliebe': 'Scegliete un metodo di pagamento.',
  'checkout.shipping@kartenliebe': 'Scegliete una data di consegna.',
  'checkout.changed@kartenliebe': 'Qualcosa è cambiato dall’ultima volta. Controllate di nuovo.',
  'share.full@kartenliebe':
    'Ci sono già {count} link a questa creazione. Per crearne un altro, chiudetene prima uno.',
  'share.changed@kartenliebe': 'La creazione è appena cambiata. Guardate la nuova versione.',
  'order.unknown-photo@kartenliebe': 'Una foto non è arrivata. Aggiungetela di nuovo.',
  'order.unknown-line@kartenliebe': 'Scegliete di nuovo gli articoli.',
  'order.address-wrong@kartenliebe': 'Controllate questo campo.',
  'order.address-missing@kartenliebe': 'Compilate questo campo.',
  'order.other-country@kartenliebe':
    'Il paese non si può cambiare, perché ne dipendono prezzi e imposte. Per un altro paese, annullate questo ordine e fatene uno nuovo.',
  'payment.transfer-text@kartenliebe':
    'Inquadrate il codice QR con l’app della banca ed è fatta. Stampiamo appena arriva il pagamento, di solito il giorno lavorativo seguente.',
  'newsletter.damaged-link@kartenliebe':
    'Questo link è incompleto e l’iscrizione è ancora attiva. Aprite il link intero contenuto nell’e-mail.',
  'unauthorised@kartenliebe': 'Prima accedete.',
  'continue.gone@kartenliebe': 'Questo codice non è più valido. Mostratene uno nuovo sull’altro dispositivo.',
  'phone.gone@kartenliebe': 'Questo codice è scaduto. Mostratene uno nuovo sull’altro dispositivo.',
  'conflict@kartenliebe': 'Nel frattempo qualcosa è stato modificato altrove. Ricaricate la pagina.',
  'bot-check-failed@kartenliebe': 'Il controllo di sicurezza non è riuscito. Inviate di nuovo.',
  'problem.print-without-envelope@kartenliebe': 'Per stampare l’indirizzo, scegliete una busta.',
  'cart.names-fixed@kartenliebe':
    'Sono {count} biglietti, uno per nome. Per cambiare la quantità, modificate l’elenco dei nomi nella creazione.',
  'field.invalid@kartenliebe': 'Controllate questo dato.',
  'field.missing@kartenliebe': 'Compilate questo campo.',
}
