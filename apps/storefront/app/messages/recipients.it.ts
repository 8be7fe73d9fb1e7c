import type { LanguageMessages } from '@passepartout/domain'
import type { recipients as de } from './recipients.de.ts'

export const recipients: LanguageMessages<typeof de> = {
  'recipients.title': 'Più destinatari',
  'recipients.title@kartenliebe': 'I vostri invitati',
  'recipients.lead':
    '{title}: {copies} copie su {quantity} vanno a questo elenco, {left} all’indirizzo di consegna.',
  'recipients.to-mend': {
    one: 'Un indirizzo è ancora da controllare.',
    other: '{count} indirizzi sono ancora da controllare.',
  },
  'recipients.of': '{count} indirizzi su {total}.',
  'recipients.all': 'Mostra tutti',
  'recipients.find': 'Cerca nell’elenco',
  'recipients.look': 'Cerca',
  'recipients.found-none': 'Nessuno nell’elenco corrisponde a «{find}».',
  'recipients.found': {
    one: 'Un indirizzo corrisponde a «{find}».',
    other: '{count} indirizzi corrispondono a «{find}».',
  },
  'recipients.sending': 'Spedizione all’elenco',
  'recipients.parcels': { one: 'Una spedizione a {each}', other: '{count} spedizioni a {each}' },
  'recipients.parcels-unlike': { one: 'Una spedizione', other: '{count} spedizioni' },
  'recipients.sending-text': 'Ogni indirizzo riceve una spedizione propria, senza fattura e senza prezzi.',
  'recipients.mend': { one: 'Controlla un indirizzo', other: 'Controlla {count} indirizzi' },
  'recipients.to-checkout': 'Continua alla cassa',
  'recipients.back': 'Cassa',
  'recipients.nobody': 'Senza nome',
  'recipients.copies': { one: '{count} copia', other: '{count} copie' },
  'recipients.change-of': 'Modifica {name}',
  'recipients.complete': 'Completa',
  'recipients.change': 'Modifica',
  'recipients.name': 'Nome sulla spedizione',
  'recipients.count': 'Copie',
  'recipients.save': 'Salva',
  'recipients.remove': 'Togli dall’elenco',
  'recipients.from-names': {
    one: 'Prendi un indirizzo dall’elenco dei nomi',
    other: 'Prendi {count} indirizzi dall’elenco dei nomi',
  },
  'recipients.from-names-text': 'Ogni biglietto va così all’indirizzo della persona di cui porta il nome.',
  'recipients.add': 'Inserisci indirizzi',
  'recipients.add-more': 'Inserisci altri indirizzi',
  'recipients.file': 'Scegli un file (CSV o vCard)',
  'recipients.too-large': 'Questo file è troppo grande per un elenco, che contiene fino a 500 indirizzi.',
  'recipients.paste': 'Incolla un elenco',
  'recipients.paste-hint':
    'Copiato da una tabella (nome, via, CAP, località, copie), come vCard, oppure tre righe per indirizzo separate da una riga vuota.',
  'recipients.read': 'Leggi elenco',
  'recipients.privacy':
    'L’elenco serve solo per questo ordine e viene cancellato 90 giorni dopo la consegna.',
  'recipients.clear': 'Togli tutti gli indirizzi',
  'recipients.offer': '{quantity} × {name}:',
  'recipients.offer-link': 'Spedisci a più indirizzi',
}
