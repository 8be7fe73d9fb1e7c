import type { LanguageMessages } from '@passepartout/domain'
import type { cardNames as de } from './card-names.de.ts'

/** Names, day and photo of a visitor on every card of a list. */
export const cardNames: LanguageMessages<typeof de> = {
  'card-names.title-couple': 'I due nomi su tutti i biglietti',
  'card-names.title-couple@kartenliebe': 'I vostri nomi su tutti i biglietti',
  'card-names.title-birth': 'Il nome del tuo bebè su tutti i biglietti',
  'card-names.title-birth@kartenliebe': 'Il nome del vostro bebè su tutti i biglietti',
  'card-names.title-child': 'Il nome di tuo figlio o tua figlia su tutti i biglietti',
  'card-names.title-child@kartenliebe': 'Il nome di vostro figlio o vostra figlia su tutti i biglietti',
  'card-names.title-party': 'Nome ed età su tutti i biglietti',
  'card-names.title-birthday': 'Età e data su tutti i biglietti',
  'card-names.title-family': 'La tua firma su tutti i biglietti',
  'card-names.title-family@kartenliebe': 'La vostra firma su tutti i biglietti',
  'card-names.title-company': 'La tua azienda su tutti i biglietti',
  'card-names.title-company@kartenliebe': 'La vostra azienda su tutti i biglietti',
  'card-names.hint': 'Si scrive una volta, si vede ovunque',
  'card-names.first-couple': 'Nome',
  'card-names.second-couple': 'Nome dell’altra persona',
  'card-names.date-couple': 'Giorno delle nozze',
  'card-names.place-couple': 'Luogo',
  'card-names.name-birth': 'Nome del bebè',
  'card-names.date-birth': 'Data di nascita',
  'card-names.name-child': 'Nome',
  'card-names.date-child': 'Giorno della festa',
  'card-names.place-child': 'Luogo',
  'card-names.name-party': 'Nome',
  'card-names.age-party': 'Età',
  'card-names.date-party': 'Giorno della festa',
  'card-names.age-birthday': 'Età',
  'card-names.date-birthday': 'Giorno della festa',
  'card-names.sender-family': 'Da parte di',
  'card-names.sender-company': 'Nome dell’azienda',
  'card-names.forget': 'Mostra di nuovo gli esempi',
  'card-names.stays':
    'Quello che scrivi resta su questo dispositivo finché non crei un biglietto o non lo togli. I biglietti senza spazio tengono il loro esempio.',
  'card-names.stays@kartenliebe':
    'Quello che scrivete resta su questo dispositivo finché non create un biglietto o non lo togliete. I biglietti senza spazio tengono il loro esempio.',
  'card-names.shown': 'I tuoi dati sono ora sui biglietti.',
  'card-names.shown@kartenliebe': 'I vostri dati sono ora sui biglietti.',
  'card-names.only-here':
    'Il tuo browser non salva dati di questa pagina: i dati sono solo sui biglietti qui.',
  'card-names.only-here@kartenliebe':
    'Il vostro browser non salva dati di questa pagina: i vostri dati sono solo sui biglietti qui.',
  'card-names.removed': 'I biglietti mostrano di nuovo gli esempi. Su questo dispositivo non ne resta nulla.',
  'card-names.weekday': 'Cade di {weekday}.',
  'card-names.past': 'Questo giorno è già passato.',
  'card-names.future': 'Questo giorno deve ancora venire.',
  'card-names.no-date': 'Questo giorno non esiste.',
  'card-names.no-age': 'Scrivi l’età in cifre, per esempio 40.',
  'card-names.no-age@kartenliebe': 'Scrivete l’età in cifre, per esempio 40.',
}
